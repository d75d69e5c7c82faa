import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomePage } from '#features/home/home-page.tsx';

export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad({ context: { session } }) {
    if (session.me?.homes[0] === 'operator') throw redirect({ to: '/operations' });
  },
  component: HomePage,
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { TwoFactorPage } from '#features/accounts/two-factor-page.tsx';

export const Route = createFileRoute('/two-factor')({
  beforeLoad({ context: { session }, location }) {
    if (!session.me) throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: TwoFactorPage,
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { WaitingPage } from '#features/consent/waiting-page.tsx';

/** The page of a child to whose account no parent has consented. */
export const Route = createFileRoute('/parent-consent')({
  beforeLoad({ context: { session } }) {
    if (!session.waitsForConsent) throw redirect({ to: session.me ? '/dashboard' : '/login' });
  },
  component: WaitingPage,
});

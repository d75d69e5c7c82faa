import { createFileRoute, redirect } from '@tanstack/react-router';
import { TwoFactorPage } from '#features/accounts/two-factor-page.tsx';

export const Route = createFileRoute('/two-factor')({
  /** The page the person wanted. */
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: typeof search.redirect === 'string' ? search.redirect : undefined,
  }),
  beforeLoad({ context: { session }, location }) {
    if (!session.me) throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: TwoFactorPage,
});

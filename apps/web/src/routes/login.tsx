import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '#features/accounts/login-page.tsx';
import { landingAddress } from '#lib/session.ts';

const TABS = ['sign-in', 'sign-up', 'reset'] as const;

interface LoginSearch {
  tab?: (typeof TABS)[number] | undefined;
  /** The page the person wanted. */
  redirect?: string | undefined;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search): LoginSearch => ({
    tab: TABS.find((tab) => tab === search.tab),
    redirect: typeof search.redirect === 'string' ? search.redirect : undefined,
  }),
  beforeLoad({ context: { session }, search, location }) {
    const isRecovery = new URLSearchParams(location.hash).get('type') === 'recovery';
    if (session.me && !isRecovery) throw redirect({ href: landingAddress(session.me, search.redirect) });
  },
  component: LoginPage,
});

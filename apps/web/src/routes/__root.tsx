import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { setBrandName } from '#lib/page-title.ts';
import { sessionQuery } from '#lib/session.ts';
import { useStore } from '#lib/store.ts';
import { ChallengeStatus } from '#shared/session/challenge-status.tsx';
import { Interruptions } from '#shared/session/interruptions.tsx';
import { RootError } from '#ui/feedback/route-states.tsx';
import { toaster } from '#ui/feedback/toast.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  async beforeLoad({ context: { queryClient } }) {
    const session = await queryClient.ensureQueryData(sessionQuery);
    setBrandName(session.brandName);
    return { session };
  },
  component: Root,
  errorComponent: RootError,
});

function Root() {
  const Toaster = useStore(toaster);
  return (
    <>
      <Outlet />
      <Interruptions />
      <ChallengeStatus />
      {Toaster && <Toaster />}
    </>
  );
}

import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { queryClient } from '#lib/query-client.ts';
import { RouteError } from '#ui/feedback/route-states.tsx';
import { PageSkeleton } from '#ui/layout/skeletons.tsx';
import { routeTree } from './route-tree.gen.ts';

const NotFound = lazyRouteComponent(() => import('#ui/feedback/not-found.tsx'), 'NotFound');

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // Queries know themselves how long their answers hold.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
  // Under a random key: no addresses of a person's pages stay in the browser.
  getScrollRestorationKey: ({ state }) => state.__TSR_key ?? 'first',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

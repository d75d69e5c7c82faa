import type { Home } from '@fieldhouse/contract/people.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomePage } from '#features/home/home-page.tsx';
import { api } from '#lib/api.ts';

export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad({ context: { session } }) {
    if (session.me?.homes[0] === 'operator') throw redirect({ to: '/operations' });
  },
  // Not awaited: the page's own module loads at the same time and waits for the answer itself.
  loader({ context: { queryClient, session } }) {
    void askForHome(queryClient, session.me?.homes[0]);
  },
  component: HomePage,
});

/** Everything that the person's home shows. An error is the page's to show. */
function askForHome(queryClient: QueryClient, home: Home | undefined) {
  switch (home) {
    case 'student':
      return queryClient.prefetchQuery(api.home.student.queryOptions({ input: {} }));
    case 'teacher':
      return queryClient.prefetchQuery(api.home.teacher.queryOptions({ input: {} }));
    case 'parent':
      return queryClient.prefetchQuery(api.home.parent.queryOptions({ input: {} }));
    case 'school_admin':
    case 'homeschool':
      return Promise.all([
        queryClient.prefetchQuery(api.home.school.queryOptions({ input: {} })),
        queryClient.prefetchQuery(api.accounts.listWaiting.queryOptions({ input: {} })),
        queryClient.prefetchQuery(api.schools.listCodes.queryOptions({ input: {} })),
      ]);
    default:
      return undefined;
  }
}

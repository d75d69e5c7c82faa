import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PeoplePage } from '#features/people/people-page.tsx';
import { type PeopleFilter, peopleQuery, ROLES, STATUSES } from '#features/people/people-queries.ts';

export const Route = createFileRoute('/_app/people')({
  validateSearch: (search): PeopleFilter => ({
    search: typeof search.search === 'string' ? search.search : undefined,
    role: ROLES.find((role) => role === search.role),
    status: STATUSES.find((status) => status === search.status),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(peopleQuery(deps)),
  component: People,
});

function People() {
  const navigate = Route.useNavigate();
  const onFilter = useCallback(
    (filter: PeopleFilter) => void navigate({ search: filter, replace: true, resetScroll: false }),
    [navigate],
  );
  return <PeoplePage filter={Route.useSearch()} onFilter={onFilter} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { DeskPage } from '#features/counseling/desk-page.tsx';
import { type DeskFilter, deskQuery, readDeskFilter } from '#features/counseling/desk-queries.ts';

export const Route = createFileRoute('/_app/counselor-desk')({
  validateSearch: readDeskFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(deskQuery(deps)),
  component: CounselorDesk,
});

function CounselorDesk() {
  const navigate = Route.useNavigate();
  const onFilter = useCallback(
    (filter: DeskFilter) => void navigate({ search: filter, replace: true, resetScroll: false }),
    [navigate],
  );
  return <DeskPage filter={Route.useSearch()} onFilter={onFilter} />;
}

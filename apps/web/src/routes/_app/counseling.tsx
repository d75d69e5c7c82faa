import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CounselingPage } from '#features/counseling/counseling-page.tsx';
import {
  type CounselingFilter,
  counselingQuery,
  readFilter,
} from '#features/counseling/counseling-queries.ts';

export const Route = createFileRoute('/_app/counseling')({
  validateSearch: readFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(counselingQuery(deps)),
  component: Counseling,
});

function Counseling() {
  const navigate = Route.useNavigate();
  const onFilter = useCallback(
    (filter: CounselingFilter) => void navigate({ search: filter, replace: true, resetScroll: false }),
    [navigate],
  );
  return <CounselingPage filter={Route.useSearch()} onFilter={onFilter} />;
}

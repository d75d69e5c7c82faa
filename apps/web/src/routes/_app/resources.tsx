import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ResourceSearch, resourceSearch, resourcesQuery } from '#features/resources/resource-queries.ts';
import { ResourcesPage } from '#features/resources/resources-page.tsx';

export const Route = createFileRoute('/_app/resources')({
  validateSearch: resourceSearch,
  loaderDeps: ({ search: { view: _, ...filter } }) => filter,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(resourcesQuery(deps)),
  component: Resources,
});

function Resources() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: ResourceSearch, isStep = false) =>
      void navigate({ search, replace: !isStep, resetScroll: false }),
    [navigate],
  );
  return <ResourcesPage search={Route.useSearch()} onSearch={onSearch} />;
}

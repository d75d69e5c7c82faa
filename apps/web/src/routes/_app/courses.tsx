import { createFileRoute } from '@tanstack/react-router';
import { CatalogPage } from '#features/catalog/catalog-page.tsx';
import { catalogFilter } from '#features/catalog/catalog-queries.ts';

/** Another way to the catalog, with the person's own courses first. */
export const Route = createFileRoute('/_app/courses')({ validateSearch: catalogFilter, component: Courses });

function Courses() {
  const navigate = Route.useNavigate();
  return (
    <CatalogPage
      isOwnFirst
      filter={Route.useSearch()}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

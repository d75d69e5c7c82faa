import { createFileRoute } from '@tanstack/react-router';
import { CatalogPage } from '#features/catalog/catalog-page.tsx';
import { catalogFilter } from '#features/catalog/catalog-queries.ts';

export const Route = createFileRoute('/_app/catalog')({ validateSearch: catalogFilter, component: Catalog });

function Catalog() {
  const navigate = Route.useNavigate();
  return (
    <CatalogPage
      filter={Route.useSearch()}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { searchAddress } from '#features/search/search-address.ts';
import { SearchPage } from '#features/search/search-page.tsx';

export const Route = createFileRoute('/_app/search')({ validateSearch: searchAddress, component: Search });

function Search() {
  const navigate = Route.useNavigate();
  return (
    <SearchPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '#features/library/library-page.tsx';
import { libraryQuery } from '#features/library/library-queries.ts';

export const Route = createFileRoute('/_app/school/library')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(libraryQuery),
  component: LibraryPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { placeOf } from '#features/discussions/discussion-place.ts';
import { threadsQuery } from '#features/discussions/discussion-queries.ts';
import { DiscussionsError } from '#features/discussions/discussions-error.tsx';
import { DiscussionsPage } from '#features/discussions/discussions-page.tsx';

export const Route = createFileRoute('/_app/discussions/$courseId')({
  validateSearch: placeOf,
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureInfiniteQueryData({ ...threadsQuery(params.courseId, 'all'), revalidateIfStale: true }),
  errorComponent: DiscussionsError,
  component: Discussions,
});

function Discussions() {
  const navigate = Route.useNavigate();
  return (
    <DiscussionsPage
      courseId={Route.useParams().courseId}
      place={Route.useSearch()}
      onPlace={(search) => void navigate({ search, resetScroll: search.thread !== undefined })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { PostingError } from '#features/gradebook/posting-error.tsx';
import { PostingPage, type PostingView } from '#features/gradebook/posting-page.tsx';
import { postingQuery } from '#features/gradebook/posting-queries.ts';

export const Route = createFileRoute('/_app/teach/posting/$courseId')({
  validateSearch: (search): { show?: PostingView } => ({
    show: search.show === 'attention' ? 'attention' : undefined,
  }),
  // Asked for anew each time: what is posted must be what was seen.
  loader: ({ context: { queryClient }, params }) => queryClient.fetchQuery(postingQuery(params.courseId)),
  errorComponent: PostingError,
  component: Posting,
});

function Posting() {
  const { courseId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <PostingPage
      key={courseId}
      courseId={courseId}
      view={Route.useSearch().show}
      onView={(show) => void navigate({ search: { show }, replace: true, resetScroll: false })}
    />
  );
}

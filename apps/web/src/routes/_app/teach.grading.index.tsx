import { createFileRoute } from '@tanstack/react-router';
import { builtInReleasesQuery, queueQuery } from '#features/grading/grading-queries.ts';
import { QueuePage } from '#features/grading/queue-page.tsx';

export const Route = createFileRoute('/_app/teach/grading/')({
  validateSearch: (search): { course?: string | undefined } => ({
    course: typeof search.course === 'string' ? search.course : undefined,
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(queueQuery), queryClient.ensureQueryData(builtInReleasesQuery)]),
  component: Queue,
});

function Queue() {
  const navigate = Route.useNavigate();
  return (
    <QueuePage
      course={Route.useSearch().course}
      onCourse={(course) => void navigate({ search: { course }, replace: true, resetScroll: false })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { queueQuery, workQuery } from '#features/grading/grading-queries.ts';
import { WorkError } from '#features/grading/work-error.tsx';
import { WorkPage } from '#features/grading/work-page.tsx';

export const Route = createFileRoute('/_app/teach/grading/$attemptId')({
  validateSearch: (search): { course?: string | undefined } => ({
    course: typeof search.course === 'string' ? search.course : undefined,
  }),
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.ensureQueryData(workQuery(params.attemptId)),
      queryClient.ensureQueryData(queueQuery),
    ]),
  errorComponent: WorkError,
  component: Work,
});

function Work() {
  const { attemptId } = Route.useParams();
  return <WorkPage key={attemptId} attemptId={attemptId} course={Route.useSearch().course} />;
}

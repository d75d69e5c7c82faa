import { createFileRoute } from '@tanstack/react-router';
import { AssignmentStudentsPage } from '#features/grading/assignment-students-page.tsx';
import {
  assignmentsQuery,
  assignmentWorkQuery,
  builtInReleasesQuery,
  queueQuery,
} from '#features/grading/grading-queries.ts';
import { QueuePage, type QueueSearch } from '#features/grading/queue-page.tsx';
import { WorkError } from '#features/grading/work-error.tsx';

interface GradingSearch extends QueueSearch {
  /** One assignment with all its students, in place of the queue. */
  readonly assignment?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/_app/teach/grading/')({
  validateSearch: (search: Record<string, unknown>): GradingSearch => ({
    course: textOf(search.course),
    q: textOf(search.q),
    assignment: textOf(search.assignment),
  }),
  loaderDeps: ({ search: { assignment } }) => ({ assignment }),
  loader: ({ context: { queryClient }, deps: { assignment } }) =>
    assignment
      ? queryClient.ensureQueryData(assignmentWorkQuery(assignment))
      : Promise.all([
          queryClient.ensureQueryData(queueQuery),
          queryClient.ensureQueryData(assignmentsQuery),
          queryClient.ensureQueryData(builtInReleasesQuery),
        ]),
  errorComponent: WorkError,
  component: Queue,
});

function Queue() {
  const { assignment, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (assignment) return <AssignmentStudentsPage assignmentId={assignment} course={search.course} />;
  return (
    <QueuePage
      search={search}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}

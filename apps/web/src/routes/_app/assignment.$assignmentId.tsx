import { createFileRoute } from '@tanstack/react-router';
import { AssignmentError } from '#features/coursework/assignment-error.tsx';
import { AssignmentPage } from '#features/coursework/assignment-page.tsx';
import { assignmentQuery } from '#features/coursework/coursework-queries.ts';

const TABS = ['submit', 'instructions'] as const;

export const Route = createFileRoute('/_app/assignment/$assignmentId')({
  validateSearch: (search): { tab?: (typeof TABS)[number] | undefined } => ({
    tab: TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(assignmentQuery(params.assignmentId)),
  errorComponent: AssignmentError,
  component: Assignment,
});

function Assignment() {
  const { assignmentId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <AssignmentPage
      // Another assignment is another draft.
      key={assignmentId}
      assignmentId={assignmentId}
      tab={Route.useSearch().tab}
      onTab={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { AssignmentEditorPage } from '#features/authoring/editor/assignment-editor-page.tsx';
import { EditorError } from '#features/authoring/editor/editor-error.tsx';
import { assignmentCopyQuery } from '#features/authoring/editor/editor-queries.ts';

export const Route = createFileRoute('/_app/teach/assignment/$assignmentId')({
  // A text that somebody else may have changed is asked for each time the page is opened.
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(assignmentCopyQuery(params.assignmentId)),
  errorComponent: EditorError,
  component: Assignment,
});

function Assignment() {
  const { assignmentId } = Route.useParams();
  return <AssignmentEditorPage key={assignmentId} assignmentId={assignmentId} />;
}

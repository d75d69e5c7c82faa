import { createFileRoute } from '@tanstack/react-router';
import { EditorError } from '#features/authoring/editor/editor-error.tsx';
import { lessonCopyQuery } from '#features/authoring/editor/editor-queries.ts';
import { LessonEditorPage } from '#features/authoring/editor/lesson-editor-page.tsx';

export const Route = createFileRoute('/_app/teach/lesson/$lessonId')({
  // A text that somebody else may have changed is asked for each time the page is opened.
  loader: ({ context: { queryClient }, params }) => queryClient.fetchQuery(lessonCopyQuery(params.lessonId)),
  errorComponent: EditorError,
  component: Lesson,
});

function Lesson() {
  const { lessonId } = Route.useParams();
  return <LessonEditorPage key={lessonId} lessonId={lessonId} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { LessonError } from '#features/lessons/lesson-error.tsx';
import { LessonPage } from '#features/lessons/lesson-page.tsx';
import { lessonQuery } from '#features/lessons/lesson-queries.ts';

export const Route = createFileRoute('/_app/course/$courseId_/lesson/$lessonId')({
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(lessonQuery(params.lessonId)),
  errorComponent: LessonError,
  component: Lesson,
});

function Lesson() {
  const { lessonId } = Route.useParams();
  // Another lesson is another reading: it starts at the top and records its own opening.
  return <LessonPage key={lessonId} lessonId={lessonId} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { authoredCourseQuery, COURSE_TABS, type CourseTab } from '#features/authoring/authoring-queries.ts';
import { CourseEditorPage } from '#features/authoring/course-editor-page.tsx';

export const Route = createFileRoute('/_app/teach/course/$courseId')({
  validateSearch: (search): { tab?: CourseTab | undefined } => ({
    tab: COURSE_TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(authoredCourseQuery(params.courseId)),
  component: Course,
});

function Course() {
  const navigate = Route.useNavigate();
  return (
    <CourseEditorPage
      courseId={Route.useParams().courseId}
      tab={Route.useSearch().tab ?? 'outline'}
      onTab={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
    />
  );
}

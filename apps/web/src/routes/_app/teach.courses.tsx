import { createFileRoute } from '@tanstack/react-router';
import { coursesQuery } from '#features/authoring/authoring-queries.ts';
import { CourseListPage } from '#features/authoring/course-list-page.tsx';

const STATES = ['requested', 'draft', 'published', 'archived'] as const;

export const Route = createFileRoute('/_app/teach/courses')({
  validateSearch: (search): { state?: (typeof STATES)[number] | undefined } => ({
    state: STATES.find((state) => state === search.state),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(coursesQuery),
  component: Courses,
});

function Courses() {
  const navigate = Route.useNavigate();
  return (
    <CourseListPage
      state={Route.useSearch().state}
      onState={(state) => void navigate({ search: { state }, replace: true, resetScroll: false })}
    />
  );
}

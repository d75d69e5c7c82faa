import { createFileRoute } from '@tanstack/react-router';
import { CourseError } from '#features/lessons/course-error.tsx';
import { CoursePage } from '#features/lessons/course-page.tsx';
import { CoursePending } from '#features/lessons/course-pending.tsx';
import { courseQuery } from '#features/lessons/lesson-queries.ts';

const TABS = ['content', 'assignments'] as const;

interface CourseSearch {
  tab?: (typeof TABS)[number] | undefined;
  /** The open module; absent: the one with the next lesson. */
  module?: string | undefined;
}

export const Route = createFileRoute('/_app/course/$courseId')({
  validateSearch: (search): CourseSearch => ({
    tab: TABS.find((tab) => tab === search.tab),
    module: typeof search.module === 'string' ? search.module : undefined,
  }),
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(courseQuery(params.courseId)),
  pendingComponent: CoursePending,
  errorComponent: CourseError,
  component: Course,
});

function Course() {
  const navigate = Route.useNavigate();
  return (
    <CoursePage
      {...Route.useSearch()}
      courseId={Route.useParams().courseId}
      onSearch={(change) =>
        void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}

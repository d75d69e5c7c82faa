import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { overviewQuery } from '#features/catalog/catalog-queries.ts';
import { CourseError } from '#features/lessons/course-error.tsx';
import { CoursePage } from '#features/lessons/course-page.tsx';
import { courseQuery } from '#features/lessons/lesson-queries.ts';
import { codeOf } from '#lib/errors.ts';
import { useDrawnGradually } from '#lib/use-drawn-gradually.ts';
import { CoursePending } from '#shared/courses/course-pending.tsx';
import { part } from '#ui/feedback/part.tsx';

// Those in the course never see it.
const loadOverview = () => import('#features/catalog/overview-page.tsx');
const OverviewPage = part(async () => ({ default: (await loadOverview()).OverviewPage }));

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
  // Who isn't in the course, and finds it in the catalog, reads about it instead.
  loader: async ({ context: { queryClient }, params: { courseId } }) => {
    try {
      await queryClient.ensureQueryData(courseQuery(courseId));
      return { isOpen: true };
    } catch (error) {
      if (codeOf(error) !== 'NOT_FOUND') throw error;
      void loadOverview();
      await queryClient.ensureQueryData(overviewQuery(courseId));
      return { isOpen: false };
    }
  },
  pendingComponent: CoursePending,
  errorComponent: CourseError,
  component: Course,
});

function Course() {
  const navigate = Route.useNavigate();
  const { courseId } = Route.useParams();
  const { isOpen } = Route.useLoaderData();
  const search = Route.useSearch();
  const isDrawn = useDrawnGradually();
  if (!isDrawn) return <CoursePending />;
  if (!isOpen)
    return (
      <Suspense fallback={<CoursePending />}>
        <OverviewPage key={courseId} courseId={courseId} />
      </Suspense>
    );
  return (
    <CoursePage
      {...search}
      courseId={courseId}
      onSearch={(change) =>
        void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}

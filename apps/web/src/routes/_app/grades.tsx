import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { Home, Me } from '@fieldhouse/contract/people.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { coursesQuery, gridQuery } from '#features/gradebook/gradebook-queries.ts';
import { type GradebookSearch, readGradebookSearch } from '#features/gradebook/gradebook-search.ts';
import { GradesError } from '#features/grades/grades-error.tsx';
import { GradesPage } from '#features/grades/grades-page.tsx';
import { gradesQuery } from '#features/grades/grades-queries.ts';
import { useMe } from '#lib/session.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { part } from '#ui/feedback/part.tsx';
import { PageSkeleton } from '#ui/layout/skeletons.tsx';

// Students never load the spreadsheet.
const loadGradebook = () => import('#features/gradebook/gradebook-page.tsx');
const GradebookPage = part(loadGradebook);
const GraduationCard = part(() => import('#features/graduation/graduation-card.tsx'));

type View = 'own' | 'gradebook';

interface GradesSearch extends GradebookSearch {
  readonly student?: string | undefined;
  /** For people who have grades of their own or of a child, and give some. */
  readonly view?: View | undefined;
}

const isReader = (homes: readonly Home[]) => homes.includes('student') || homes.includes('parent');
/** A session that this device kept may not say it. */
const hasLeft = ({ formerSchools }: Me): boolean => formerSchools?.length > 0;
const isStaff = (homes: readonly Home[]) =>
  homes.some((home) => home === 'teacher' || home === 'school_admin' || home === 'homeschool');

/** Whoever has no grades of their own or of a child gives them; those of a school that was left are shown when asked for. */
function viewOf(me: Me | null, wanted: View | undefined): View {
  if (!me || !isStaff(me.homes)) return 'own';
  if (isReader(me.homes)) return wanted ?? 'own';
  return wanted === 'own' && hasLeft(me) ? 'own' : 'gradebook';
}

export const Route = createFileRoute('/_app/grades')({
  validateSearch: (search: Record<string, unknown>): GradesSearch => ({
    ...readGradebookSearch(search),
    student: typeof search.student === 'string' ? search.student : undefined,
    view: search.view === 'own' || search.view === 'gradebook' ? search.view : undefined,
  }),
  loaderDeps: ({ search: { student, course, view } }) => ({ student, course, view }),
  async loader({ context: { queryClient, session }, deps: { student, course, view } }) {
    if (viewOf(session.me, view) === 'own') {
      await queryClient.ensureQueryData(gradesQuery(student as StudentId | undefined));
      return;
    }
    // The page's code, the courses and the grid come at once.
    void loadGradebook();
    const [{ courses }, isThere] = await Promise.all([
      queryClient.ensureQueryData(coursesQuery),
      course !== undefined &&
        queryClient.ensureQueryData(gridQuery(course)).then(
          () => true,
          () => false,
        ),
    ]);
    const shown = courses.find(({ courseId }) => courseId === course) ?? courses[0];
    if (shown && !isThere) await queryClient.ensureQueryData(gridQuery(shown.courseId));
  },
  errorComponent: GradesError,
  component: Grades,
});

function Grades() {
  const { t } = useTranslation();
  const me = useMe();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const view = viewOf(me, search.view);
  return (
    <>
      {(isReader(me.homes) || hasLeft(me)) && isStaff(me.homes) && (
        <div style={{ marginBlockEnd: 16 }}>
          <Chips
            label={t('Which grades')}
            value={view}
            onChange={(next: View) => void navigate({ search: { view: next } })}
            chips={[
              { value: 'own', label: t("Mine and my family's") },
              { value: 'gradebook', label: t('Gradebook') },
            ]}
          />
        </div>
      )}
      {view === 'own' ? (
        <GradesPage graduation={(studentId) => <GraduationCard isQuiet studentId={studentId} />} />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <GradebookPage
            search={search}
            onSearch={(change) =>
              void navigate({
                search: (now) => ({ ...now, ...change }),
                replace: change.course === undefined,
                resetScroll: false,
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}

import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import type { Home } from '@fieldhouse/contract/people.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalyticsPage } from '#features/analytics/analytics-page.tsx';
import { type AnalyticsSearch, analyticsQuery } from '#features/analytics/analytics-queries.ts';
import { classesQuery, classQuery, type StaffSearch } from '#features/analytics/staff-queries.ts';
import { GradesError } from '#features/grades/grades-error.tsx';
import { useMe } from '#lib/session.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { part } from '#ui/feedback/part.tsx';
import { PageSkeleton } from '#ui/layout/skeletons.tsx';

// Students never load the figures of classes.
const loadStaffPage = () => import('#features/analytics/staff-page.tsx');
const StaffPage = part(loadStaffPage);

type View = 'own' | 'classes';

interface Search extends AnalyticsSearch, StaffSearch {
  /** For people who have progress of their own or of a child to read, and teach. */
  readonly view?: View | undefined;
}

const RANGES: readonly string[] = ['week', 'month', 'semester', 'year'] satisfies AnalyticsRange[];
const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

const isReader = (homes: readonly Home[]) => homes.includes('student') || homes.includes('parent');
const isStaff = (homes: readonly Home[]) =>
  homes.some((home) => home === 'teacher' || home === 'school_admin' || home === 'homeschool');
const viewOf = (homes: readonly Home[], { view, course }: Pick<Search, 'view' | 'course'>): View => {
  if (!isStaff(homes)) return 'own';
  return isReader(homes) ? (view ?? (course ? 'classes' : 'own')) : 'classes';
};

export const Route = createFileRoute('/_app/analytics')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    range: RANGES.includes(search.range as string) ? (search.range as AnalyticsRange) : 'month',
    student: textOr(search.student),
    week: isDay(search.week) ? search.week : undefined,
    course: textOr(search.course),
    assignment: textOr(search.assignment),
    view: search.view === 'own' || search.view === 'classes' ? search.view : undefined,
  }),
  loaderDeps: ({ search: { assignment: _, ...search } }) => search,
  async loader({ context: { queryClient, session }, deps }) {
    if (viewOf(session.me?.homes ?? [], deps) === 'own') {
      await queryClient.ensureQueryData(analyticsQuery(deps));
      return;
    }
    void loadStaffPage();
    await Promise.all([
      queryClient.ensureQueryData(classesQuery()),
      // A class that isn't theirs is left out of the list, and all are shown.
      deps.course && queryClient.ensureQueryData(classQuery(deps.course)).catch(() => undefined),
    ]);
  },
  errorComponent: GradesError,
  component: Analytics,
});

function Analytics() {
  const { t } = useTranslation();
  const { homes } = useMe();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const view = viewOf(homes, search);
  return (
    <>
      {isReader(homes) && isStaff(homes) && (
        <div style={{ marginBlockEnd: 16 }}>
          <Chips
            label={t('Which figures')}
            value={view}
            onChange={(next: View) => void navigate({ search: { range: search.range, view: next } })}
            chips={[
              { value: 'own', label: t('Own and family') },
              { value: 'classes', label: t('Classes') },
            ]}
          />
        </div>
      )}
      {view === 'own' ? (
        <AnalyticsPage
          search={search}
          onSearch={(change) =>
            void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
          }
        />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <StaffPage
            search={search}
            onSearch={({ course, assignment }) =>
              void navigate({
                // Whoever reads progress as well stays with the classes when none is chosen any more.
                search: ({ range }) => ({
                  range,
                  course,
                  assignment,
                  view: isReader(homes) ? ('classes' as const) : undefined,
                }),
                resetScroll: false,
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}

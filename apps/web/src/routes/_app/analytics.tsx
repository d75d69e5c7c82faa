import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '#features/analytics/analytics-page.tsx';
import { type AnalyticsSearch, analyticsQuery } from '#features/analytics/analytics-queries.ts';
import { GradesError } from '#features/grades/grades-error.tsx';

const RANGES: readonly string[] = ['week', 'month', 'semester', 'year'] satisfies AnalyticsRange[];
const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

export const Route = createFileRoute('/_app/analytics')({
  validateSearch: (search: Record<string, unknown>): AnalyticsSearch => ({
    range: RANGES.includes(search.range as string) ? (search.range as AnalyticsRange) : 'month',
    student: typeof search.student === 'string' ? search.student : undefined,
    week: isDay(search.week) ? search.week : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.ensureQueryData(analyticsQuery(deps)),
  errorComponent: GradesError,
  component: Analytics,
});

function Analytics() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsPage
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}

import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

export interface AnalyticsSearch {
  readonly range: AnalyticsRange;
  readonly student?: string | undefined;
  /** A day of the week whose days are shown; without one, this week. */
  readonly week?: string | undefined;
}

const inputOf = ({ range, student, week }: AnalyticsSearch) => ({
  range,
  ...(student ? { studentId: student as StudentId } : {}),
  ...(week ? { weekOf: week } : {}),
});

/** Also awaited by the route, before its page is drawn. */
export const analyticsQuery = (search: AnalyticsSearch) =>
  api.analytics.mine.queryOptions({ input: inputOf(search) });

export type Analytics = Awaited<ReturnType<NonNullable<ReturnType<typeof analyticsQuery>['queryFn']>>>;

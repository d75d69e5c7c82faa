import { keepPreviousData } from '@tanstack/react-query';
import { api, type Inputs, type Outputs } from '#lib/api.ts';

export type CounselingList = Outputs['counseling']['students'];
export type CounseledStudent = CounselingList['students'][number];
export type FollowUp = CounseledStudent['followUps'][number];
type Asked = Inputs['counseling']['exportList'];

export const OUTLOOKS = ['at_risk', 'out_of_reach', 'unknown', 'on_track', 'met'] as const;
export const BODIES = ['DI', 'DII', 'NAIA'] as const;
export const WHOSE = ['mine', 'unassigned', 'all'] as const;

/** What the address says of the list. */
export interface CounselingFilter {
  readonly search?: string | undefined;
  readonly outlook?: (typeof OUTLOOKS)[number] | undefined;
  readonly body?: (typeof BODIES)[number] | undefined;
  readonly sport?: string | undefined;
  readonly year?: number | undefined;
  readonly finding?: string | undefined;
  readonly until?: string | undefined;
  readonly whose?: (typeof WHOSE)[number] | undefined;
}

/** Everybody on one's list where nothing is chosen. */
export const askedBy = (filter: CounselingFilter): Asked => ({
  search: filter.search ?? '',
  outlook: filter.outlook ?? null,
  body: filter.body ?? null,
  sport: filter.sport ?? null,
  graduationYear: filter.year ?? null,
  finding: filter.finding ?? null,
  until: filter.until ?? null,
  whose: filter.whose ?? 'all',
});

/** The list page by page; the first one also says what there is to choose and to do. */
export const counselingQuery = (filter: CounselingFilter) => ({
  ...api.counseling.students.infiniteOptions({
    input: (after: number) => ({ ...askedBy(filter), after }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 100 ? value : undefined;

/** The filter that an address says; what it doesn't know is left out. */
export function readFilter(search: Record<string, unknown>): CounselingFilter {
  const year = Number(search.year);
  const until = textOf(search.until);
  return {
    search: textOf(search.search),
    outlook: OUTLOOKS.find((one) => one === search.outlook),
    body: BODIES.find((one) => one === search.body),
    sport: textOf(search.sport),
    year: Number.isInteger(year) && year > 1900 && year < 2200 ? year : undefined,
    finding: textOf(search.finding)?.slice(0, 60),
    until: until && /^\d{4}-\d{2}-\d{2}$/.test(until) ? until : undefined,
    whose: WHOSE.find((one) => one === search.whose),
  };
}

import { keepPreviousData } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';

export type Desk = Outputs['counseling']['desk'];
export type DeskTask = Desk['tasks'][number];

export const DESK_KINDS = ['plan', 'registration', 'transcript'] as const;

/** What the address says of the desk. */
export interface DeskFilter {
  readonly kind?: (typeof DESK_KINDS)[number] | undefined;
  readonly year?: number | undefined;
  readonly search?: string | undefined;
}

export function readDeskFilter(search: Record<string, unknown>): DeskFilter {
  const year = Number(search.year);
  return {
    kind: DESK_KINDS.find((one) => one === search.kind),
    year: Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined,
    search: typeof search.search === 'string' && search.search ? search.search.slice(0, 100) : undefined,
  };
}

export const deskQuery = ({ kind, year, search }: DeskFilter) => ({
  ...api.counseling.desk.infiniteOptions({
    input: (after: number) => ({
      kind: kind ?? null,
      graduationYear: year ?? null,
      search: search ?? '',
      after,
    }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

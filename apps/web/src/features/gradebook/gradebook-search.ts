import type { Sort } from './header-cell.tsx';
import type { ShowOnly } from './sheet-model.ts';

/** What of the gradebook stands in the address. */
export interface GradebookSearch {
  readonly course?: string | undefined;
  readonly q?: string | undefined;
  readonly show?: Exclude<ShowOnly, 'all'> | undefined;
  /** A category, or `none`. */
  readonly category?: string | undefined;
  /** One assignment alone. */
  readonly work?: string | undefined;
  readonly sort?: string | undefined;
  readonly down?: boolean | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const SHOWN: readonly unknown[] = ['missing', 'to_grade', 'held'];

export const readGradebookSearch = (search: Record<string, unknown>): GradebookSearch => ({
  course: text(search.course),
  q: text(search.q),
  show: SHOWN.includes(search.show) ? (search.show as GradebookSearch['show']) : undefined,
  category: text(search.category),
  work: text(search.work),
  sort: text(search.sort),
  down: search.down === true ? true : undefined,
});

export const sortOf = ({ sort, down }: GradebookSearch): Sort => ({
  by: sort ?? 'name',
  isDescending: down ?? false,
});

import type { RowOf } from '#db/unit.ts';
import type { listSets } from './queries.ts';

type Row = RowOf<typeof listSets>;

/** A set that holds. */
export interface HeldSet extends Omit<Row, 'name' | 'requirements' | 'totalCredits'> {
  readonly name: string;
  readonly requirements: NonNullable<Row['requirements']>;
  readonly totalCredits: number;
}

/** Of each first class what was entered last, but for what was taken back, in the order of classes. */
export function heldSets(inOrder: readonly Row[]): HeldSet[] {
  const last = new Map(inOrder.map((row) => [row.fromYear, row]));
  return [...last.values()]
    .flatMap(({ name, requirements, totalCredits, ...row }) =>
      name === null || requirements === null || totalCredits === null
        ? []
        : { ...row, name, requirements, totalCredits },
    )
    .toSorted((a, b) => a.fromYear - b.fromYear);
}

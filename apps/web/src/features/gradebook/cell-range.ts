import type { Place } from './gradebook-grid.tsx';

/** Cells that are chosen together: from where the person is to where they went on with Shift. */
export interface CellRange {
  /** Where the person is. */
  readonly anchor: Place;
  /** The other corner. */
  readonly head: Place;
  readonly studentIds: ReadonlySet<string>;
  readonly assignmentIds: ReadonlySet<string>;
}

/** What is on the screen, in its order. */
export interface Sheet {
  readonly studentIds: readonly string[];
  readonly assignmentIds: readonly string[];
}

const between = (ids: readonly string[], a: string, b: string): readonly string[] => {
  const [from, to] = [ids.indexOf(a), ids.indexOf(b)].sort((x, y) => x - y) as [number, number];
  return from < 0 ? [] : ids.slice(from, to + 1);
};

/** The range between two cells; null: one of them isn't there, or they are the same. */
export function rangeBetween(sheet: Sheet, anchor: Place, head: Place): CellRange | null {
  const studentIds = between(sheet.studentIds, anchor.studentId, head.studentId);
  const assignmentIds = between(sheet.assignmentIds, anchor.assignmentId, head.assignmentId);
  if (studentIds.length * assignmentIds.length < 2) return null;
  return { anchor, head, studentIds: new Set(studentIds), assignmentIds: new Set(assignmentIds) };
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Where the other corner goes with an arrow; `isFar`: to the end. */
export function moved(
  sheet: Sheet,
  { studentId, assignmentId }: Place,
  key: Direction,
  isFar: boolean,
): Place {
  const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  const along = (ids: readonly string[], id: string): string => {
    const last = ids.length - 1;
    const to = isFar ? (step < 0 ? 0 : last) : Math.min(last, Math.max(0, ids.indexOf(id) + step));
    return ids[to] ?? id;
  };
  return key === 'ArrowUp' || key === 'ArrowDown'
    ? { studentId: along(sheet.studentIds, studentId), assignmentId }
    : { studentId, assignmentId: along(sheet.assignmentIds, assignmentId) };
}

/** Its cells, row by row, as the sheet shows them. */
export const placesOf = (sheet: Sheet, range: CellRange): Place[][] =>
  sheet.studentIds
    .filter((studentId) => range.studentIds.has(studentId))
    .map((studentId) =>
      sheet.assignmentIds
        .filter((assignmentId) => range.assignmentIds.has(assignmentId))
        .map((assignmentId) => ({ studentId, assignmentId })),
    );

/** Which cell each cell of a range is filled from: the first of its column, or of its row. The first ones are left out. */
export function filledFrom(
  rows: readonly (readonly Place[])[],
  direction: 'down' | 'right',
): { readonly from: Place; readonly to: Place }[] {
  return direction === 'down'
    ? rows
        .slice(1)
        .flatMap((row) => row.flatMap((to, at) => (rows[0]?.[at] ? [{ from: rows[0][at], to }] : [])))
    : rows.flatMap(([from, ...rest]) => (from ? rest.map((to) => ({ from, to })) : []));
}

/** Texts as a spreadsheet puts them on the clipboard. */
export const asSpreadsheet = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\r\n');

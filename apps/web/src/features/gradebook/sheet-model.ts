import { packedCellsReader } from '@fieldhouse/domain/grading/packed-cells.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import type { CellChange, Grid, StaffCell } from './gradebook-queries.ts';

export type CellState = StaffCell['state'];

/** One cell as it is on the server. */
export interface Cell {
  readonly state: CellState;
  /** What counts, after the late deduction. */
  readonly points: number | null;
  readonly lateDeduction: number;
  readonly isLate: boolean;
  readonly isHeld: boolean;
  readonly isReleased: boolean;
  readonly hasWork: boolean;
  readonly needsGrading: boolean;
  readonly seq: number;
}

export interface Totals {
  readonly soFarRatio: number | null;
  readonly ifNothingElseRatio: number | null;
  readonly droppedIds: readonly string[];
}

export interface Row extends Totals {
  readonly studentId: string;
  readonly name: string;
  readonly sortName: string;
  readonly standing: Grid['students'][number]['standing'];
  /** The grade of record; null: none is posted. */
  readonly posted: Grid['students'][number]['posted'];
  /** In the order of the assignments. */
  readonly cells: readonly Cell[];
}

/** What a cell should become. */
export type Target = CellChange['to'];

export const keyOf = (studentId: string, assignmentId: string) => `${studentId} ${assignmentId}`;

/** The rows of the answer, unpacked. */
export function unpackRows({ students, assignments }: Pick<Grid, 'students' | 'assignments'>): Row[] {
  const readCells = packedCellsReader();
  return students.map((student) => {
    const cells = assignments.length > 0 ? readCells(student.cells) : [];
    const droppedIds = assignments.flatMap(({ assignmentId }, at) =>
      cells[at]?.isDropped ? [assignmentId] : [],
    );
    const { studentId, name, standing, posted, soFarRatio, ifNothingElseRatio } = student;
    const names = { name, sortName: sortName(splitFullName(name)) };
    return { studentId, ...names, standing, posted, soFarRatio, ifNothingElseRatio, droppedIds, cells };
  });
}

/** Points as they were given, before lateness. */
export const givenPoints = (cell: Cell): number | null =>
  cell.points === null ? null : Math.round((cell.points + cell.lateDeduction) * 100) / 100;

/** What would make another cell like this one. */
export const targetOf = (cell: Cell): Target => {
  const given = givenPoints(cell);
  if (cell.state === 'graded' && given !== null) {
    // It was confirmed when it was first given.
    return { state: 'graded', points: given, isConfirmed: true };
  }
  return { state: cell.state === 'graded' ? 'ungraded' : cell.state };
};

/**
 * Whether students see at once what a cell becomes: a grade that they see stays seen when it is corrected, one that is
 * kept back stays so, and a new one goes by its column. The server decides the same way.
 */
export function isSeenAtOnce(cell: Cell, to: Target, isHeldFirst: boolean): boolean {
  if (to.state !== 'graded') return true;
  return cell.state === 'graded' ? cell.isReleased : !isHeldFirst;
}

export const isSameTarget = (a: Target, b: Target): boolean =>
  a.state === b.state && (a.state !== 'graded' || (b.state === 'graded' && a.points === b.points));

export type ShowOnly = 'all' | 'missing' | 'to_grade' | 'held';

export interface View {
  readonly text: string;
  readonly show: ShowOnly;
  /** Places of the assignments that are shown. */
  readonly places: readonly number[];
  readonly sort: { readonly by: string; readonly isDescending: boolean };
}

const normal = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const isShownBy = (cell: Cell | undefined, show: ShowOnly): boolean => {
  switch (show) {
    case 'all':
      return true;
    case 'missing':
      return cell?.state === 'missing';
    case 'to_grade':
      return cell?.needsGrading ?? false;
    case 'held':
      return cell?.state === 'graded' && !cell.isReleased;
  }
};

/** Made once: comparing a thousand names with a new one each time takes longer than drawing them. */
const byWords = new Intl.Collator();

/** The rows that the view shows, in its order. */
export function viewRows(rows: readonly Row[], view: View, placeOf: (assignmentId: string) => number): Row[] {
  const text = normal(view.text.trim());
  const shown = rows.filter(
    (row) =>
      (text === '' || normal(row.name).includes(text)) &&
      (view.show === 'all' || view.places.some((place) => isShownBy(row.cells[place], view.show))),
  );
  const { by, isDescending } = view.sort;
  const figureOf = (row: Row): number | null => {
    if (by === 'final') return row.posted?.ratio ?? null;
    if (by === 'so_far') return row.soFarRatio;
    if (by === 'at_end') return row.ifNothingElseRatio;
    return row.cells[placeOf(by)]?.points ?? null;
  };
  const byName = (a: Row, b: Row) =>
    byWords.compare(a.sortName, b.sortName) || (a.studentId < b.studentId ? -1 : 1);
  return shown.sort((a, b) => {
    if (by === 'name') return isDescending ? byName(b, a) : byName(a, b);
    const [left, right] = [figureOf(a), figureOf(b)];
    if (left === right) return byName(a, b);
    // Who has none comes last, whichever way it is sorted.
    if (left === null) return 1;
    if (right === null) return -1;
    return isDescending ? right - left : left - right;
  });
}

/** The middle of the values; null for none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? null;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** How many cells there are of each kind, over all shown assignments. */
export function countCells(rows: readonly Row[], places: readonly number[]) {
  let missing = 0;
  let toGrade = 0;
  let held = 0;
  for (const row of rows) {
    for (const place of places) {
      const cell = row.cells[place];
      if (isShownBy(cell, 'missing')) missing += 1;
      if (isShownBy(cell, 'to_grade')) toGrade += 1;
      if (isShownBy(cell, 'held')) held += 1;
    }
  }
  return { missing, toGrade, held };
}

interface ColumnFigures {
  readonly median: number | null;
  /** Graded, excused or missing, and not to be seen by the student. */
  readonly heldCount: number;
  /** Graded, and seen by the student. */
  readonly releasedCount: number;
}

const figures = new WeakMap<readonly Row[], Map<number, ColumnFigures>>();

/** What a column comes to, over these rows; worked out once for them, since the grid asks with every frame. */
export function figuresOf(rows: readonly Row[], place: number): ColumnFigures {
  let known = figures.get(rows);
  if (!known) {
    known = new Map();
    figures.set(rows, known);
  }
  let found = known.get(place);
  if (!found) {
    const cells = rows.flatMap((row) => row.cells[place] ?? []);
    found = {
      median: median(cells.map((cell) => cell.points)),
      heldCount: cells.filter((cell) => cell.state !== 'ungraded' && !cell.isReleased).length,
      releasedCount: cells.filter((cell) => cell.state === 'graded' && cell.isReleased).length,
    };
    known.set(place, found);
  }
  return found;
}

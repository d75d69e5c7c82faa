import type { Services } from '#platform/services.ts';
import type { PackedRow } from './staff-queries.ts';

/** One student's cells as texts, in the order of the columns; what each means stands in the contract. */
export interface PackedCells {
  readonly points: string;
  readonly states: string;
  readonly flags: string;
  readonly seqs: string;
  readonly lates: string;
}

/** The cells of one student, packed; without a row nothing has happened yet. */
export function packCells(columnCount: number, row: PackedRow | undefined): PackedCells {
  const points = new Array<string>(columnCount).fill('');
  const states = new Array<string>(columnCount).fill('u');
  const flags = new Array<string>(columnCount).fill('0');
  const seqs = new Array<string>(columnCount).fill('');
  const lates = new Array<string>(columnCount).fill('');
  for (const cell of row ? row.cells.split('\n') : []) {
    const [place, state, flag, point, late, seq] = cell.split(' ');
    const at = Number(place) - 1;
    states[at] = state ?? 'u';
    flags[at] = Number(flag).toString(16);
    points[at] = withoutZeros(point ?? '');
    lates[at] = withoutZeros(late ?? '');
    seqs[at] = seq === '0' ? '' : (seq ?? '');
  }
  return {
    points: points.join(','),
    states: states.join(''),
    flags: flags.join(''),
    seqs: seqs.join(','),
    lates: lates.join(','),
  };
}

/** Two decimals as the database writes them, without those that say nothing. */
const withoutZeros = (points: string): string =>
  points.endsWith('.00')
    ? points.slice(0, -3)
    : points.endsWith('0') && points.includes('.')
      ? points.slice(0, -1)
      : points;

interface KeptCourse {
  /** Ids of the columns in their order. */
  readonly columns: string;
  readonly students: Map<string, { readonly stamp: string; readonly cells: PackedCells }>;
}

/** Courses whose packed cells are kept in this process, the one asked for longest ago going first. */
const MOST_COURSES = 32;

/**
 * Packed cells of courses, kept in this process. Each is held against its student's stamp, which the database gives
 * with every answer and which changes in the transaction that changes a cell: so what is kept is never shown when it is
 * old, however many processes write.
 */
export class PackedCellStore {
  readonly #courses = new Map<string, KeptCourse>();

  /** What is kept of a course with these columns; empty where the columns are others now. */
  of(courseId: string, columnIds: readonly string[]): KeptCourse['students'] {
    const columns = columnIds.join();
    const found = this.#courses.get(courseId);
    const kept = found?.columns === columns ? found : { columns, students: new Map() };
    this.#courses.delete(courseId);
    this.#courses.set(courseId, kept);
    for (const oldest of this.#courses.keys()) {
      if (this.#courses.size <= MOST_COURSES) break;
      this.#courses.delete(oldest);
    }
    return kept.students;
  }
}

const stores = new WeakMap<Services['units'], PackedCellStore>();

/** One store per database: tests have several in a process. */
export function packedCellsOf(services: Services): PackedCellStore {
  let store = stores.get(services.units);
  if (!store) {
    store = new PackedCellStore();
    stores.set(services.units, store);
  }
  return store;
}

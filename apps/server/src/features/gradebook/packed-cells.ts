import type { Services } from '#platform/services.ts';
import type { PackedRow } from './staff-queries.ts';

/** The cells of one student in the order of the columns, packed; without a row nothing has happened yet. */
export function packCells(columnCount: number, row: PackedRow | undefined): string {
  const cells = new Array<string>(columnCount).fill('');
  for (const placed of row ? row.cells.split(',') : []) {
    const blank = placed.indexOf(' ');
    cells[Number(placed.slice(0, blank)) - 1] = placed.slice(blank + 1);
  }
  return cells.join(',');
}

interface KeptCourse {
  /** Ids of the columns in their order. */
  readonly columns: string;
  readonly students: Map<string, { readonly stamp: string; readonly cells: string }>;
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

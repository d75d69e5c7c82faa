import type { CellStateName } from './cell-state.ts';

/** One cell of a gradebook, as it comes in a packed row. */
export interface PackedCell {
  readonly state: CellStateName;
  /** What counts, after the late deduction. */
  readonly points: number | null;
  readonly lateDeduction: number;
  readonly isLate: boolean;
  readonly isReleased: boolean;
  /** Something is there that the student isn't shown. */
  readonly isHeld: boolean;
  readonly hasWork: boolean;
  readonly needsGrading: boolean;
  /** Left out of the total so far. */
  readonly isDropped: boolean;
  /** Version; 0: nothing has happened to it. */
  readonly seq: number;
}

const STATES: Readonly<Record<string, CellStateName>> = { e: 'excused', m: 'missing', u: 'ungraded' };

const UNTOUCHED: PackedCell = {
  state: 'ungraded',
  points: null,
  lateDeduction: 0,
  isLate: false,
  isReleased: false,
  isHeld: false,
  hasWork: false,
  needsGrading: false,
  isDropped: false,
  seq: 0,
};

/**
 * The cells of one student's row, which stand in a text apart by commas. An empty one is untouched; else it is the
 * points, or e for excused, m for missing, u for ungraded; then letters: l late, w has work, t to grade, n not
 * released, d dropped; then `-` with what was taken off as late, and `*` with the version where it isn't 1.
 *
 * As one text a class of a thousand is a third of what the same cells take as columns of numbers.
 *
 * @returns a reader for many rows: cells that are packed alike are one object, since a class has few different ones.
 */
export function packedCellsReader(): (text: string) => PackedCell[] {
  const known = new Map<string, PackedCell>([['', UNTOUCHED]]);
  return (text) =>
    text.split(',').map((packed) => {
      let cell = known.get(packed);
      if (!cell) {
        cell = readPackedCell(packed);
        known.set(packed, cell);
      }
      return cell;
    });
}

function readPackedCell(packed: string): PackedCell {
  const [face = '', version] = packed.split('*', 2) as [string, string?];
  const [head = '', late] = face.split('-', 2) as [string, string?];
  const first = head[0] ?? '';
  const state = STATES[first] ?? 'graded';
  const points = state === 'graded' ? Number.parseFloat(head) : null;
  return {
    state,
    points,
    lateDeduction: late === undefined ? 0 : Number(late),
    isLate: head.includes('l'),
    isReleased: state !== 'ungraded' && !head.includes('n'),
    isHeld: head.includes('n'),
    hasWork: head.includes('w'),
    needsGrading: head.includes('t'),
    isDropped: head.includes('d'),
    seq: version === undefined ? 1 : Number(version),
  };
}

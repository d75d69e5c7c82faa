/** Ungraded, missing, excused and a zero are four different things; no two of them share one null. */
export const CELL_STATES = ['ungraded', 'graded', 'excused', 'missing'] as const;
export type CellStateName = (typeof CELL_STATES)[number];

/** One student's result on one assignment. A zero is graded, with 0 points. */
export type CellState =
  | { readonly state: 'graded'; readonly points: number }
  | { readonly state: 'ungraded' | 'excused' | 'missing'; readonly points: null };

/**
 * The state with its points, from two columns that must agree.
 *
 * Points are present exactly when the state is graded.
 *
 * @throws RangeError when points are there in another state, or are absent, negative or no number in 'graded'.
 */
export function cellStateOf(state: CellStateName, points: number | null): CellState {
  if (state === 'graded') {
    if (points === null || !(points >= 0) || points === Number.POSITIVE_INFINITY) {
      throw new RangeError(`A graded cell needs points of 0 or more, not ${points}`);
    }
    return { state, points };
  }
  if (points !== null) throw new RangeError(`A cell that is ${state} has no points, not ${points}`);
  return { state, points };
}

import { type CourseCell, type CourseTotals, courseTotals, type MissingPolicy } from './course-totals.ts';

/** A cell of one's own course, under the id of its assignment. */
export interface OwnCell extends CourseCell {
  readonly assignmentId: string;
}

/**
 * The totals of a course as they would be with other points, by the one calculation that makes the real ones.
 *
 * @param assumed points by assignment id, 0 or more. An assumed cell counts as graded, whatever it is now.
 * @throws RangeError for points below 0 or that are no number.
 */
export function whatIf(
  cells: readonly OwnCell[],
  assumed: ReadonlyMap<string, number>,
  missing: MissingPolicy,
): CourseTotals {
  return courseTotals(
    cells.map((cell) => {
      const points = assumed.get(cell.assignmentId);
      return points === undefined ? cell : { ...cell, state: 'graded' as const, points };
    }),
    missing,
  );
}

/**
 * The share of the points still open that reaches a target: 0 or less when it is reached already, above 1 when it is
 * out of reach. Null when nothing is open. Extra credit and missing work are not counted on.
 *
 * @param target share of one.
 */
export function neededShare(
  cells: readonly CourseCell[],
  target: number,
  missing: MissingPolicy,
): number | null {
  const open = cells
    .filter(({ state, isExtraCredit }) => state === 'ungraded' && !isExtraCredit)
    .reduce((sum, { pointsPossible }) => sum + pointsPossible, 0);
  if (open === 0) return null;
  const { earned, possible } = courseTotals(cells, missing);
  return (target * (possible + open) - earned) / open;
}

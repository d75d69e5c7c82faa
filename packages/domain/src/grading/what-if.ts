import { type CourseCell, type CourseRules, type CourseTotals, courseTotals } from './course-totals.ts';

/**
 * The totals of a course as they would be with other points, by the one calculation that makes the real ones.
 *
 * @param assumed points by assignment id, 0 or more. An assumed cell counts as graded, whatever it is now.
 * @throws RangeError for points below 0 or that are no number.
 */
export function whatIf(
  cells: readonly CourseCell[],
  assumed: ReadonlyMap<string, number>,
  rules: CourseRules,
): CourseTotals {
  return courseTotals(
    cells.map((cell) => {
      const points = assumed.get(cell.assignmentId);
      return points === undefined ? cell : { ...cell, state: 'graded' as const, points };
    }),
    rules,
  );
}

/** The largest share that is tried: nobody earns twenty times the points there are. */
const MOST_SHARE = 20;
/** Halvings: the share is found to less than a hundredth of a hundredth of a percent. */
const HALVINGS = 30;

/**
 * The smallest share of the points still open that reaches a target when every open piece earns it: 0 when it is
 * reached already, above 1 when it is out of reach, infinite when no points reach it. Null when nothing is open. Extra
 * credit and missing work are not counted on. Found by the one calculation that makes the real totals, so drops and weights are in it.
 *
 * @param target share of one.
 */
export function neededShare(cells: readonly CourseCell[], target: number, rules: CourseRules): number | null {
  const open = cells.filter(({ state, isExtraCredit }) => state === 'ungraded' && !isExtraCredit);
  if (open.length === 0) return null;
  const reaches = (share: number): boolean => {
    const assumed = new Map(open.map((cell) => [cell.assignmentId, share * cell.pointsPossible]));
    return (whatIf(cells, assumed, rules).soFarRatio ?? 0) >= target;
  };
  if (reaches(0)) return 0;
  if (!reaches(MOST_SHARE)) return Number.POSITIVE_INFINITY;
  let low = 0;
  let high = reaches(1) ? 1 : MOST_SHARE;
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  return high;
}

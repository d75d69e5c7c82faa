import { hundredths } from '../rounding/half-away.ts';
import { type CellStateName, cellStateOf } from './cell-state.ts';

export interface CourseCell {
  readonly state: CellStateName;
  /** Present exactly when graded; may exceed the points possible. */
  readonly points: number | null;
  readonly pointsPossible: number;
  /** Adds what it earns and asks for nothing. */
  readonly isExtraCredit: boolean;
}

/** What missing work counts as in the total so far. `percent` (0 to 100) is of its points possible. */
export type MissingPolicy =
  | { readonly kind: 'not_counted' }
  | { readonly kind: 'zero' }
  | { readonly kind: 'percent'; readonly percent: number };

export interface CourseTotals {
  /** Points of the total so far. */
  readonly earned: number;
  /** Points possible of the total so far. */
  readonly possible: number;
  /** Null while nothing counts. Above 1 with extra credit. */
  readonly soFarRatio: number | null;
  /** Null while the course asks for nothing. */
  readonly ifNothingElseRatio: number | null;
  readonly gradedCount: number;
  readonly missingCount: number;
  readonly ungradedCount: number;
}

/** Sums run in whole millionths of a point: hundredths of a point times hundredths of a percent. */
const UNITS_PER_HUNDREDTH = 10_000;
const UNITS_PER_POINT = 100 * UNITS_PER_HUNDREDTH;

/**
 * The two totals of a course: so far, and if nothing else is handed in.
 *
 * So far is points over points possible of graded work, with missing work as the policy says. If nothing
 * else is handed in, ungraded and missing work count as zero over everything that is not excused. Excused
 * work never counts. Sums are exact and the ratios unrounded.
 *
 * @throws RangeError when a cell's state and points disagree.
 */
export function courseTotals(cells: readonly CourseCell[], missingPolicy: MissingPolicy): CourseTotals {
  const counts = { graded: 0, missing: 0, ungraded: 0, excused: 0 };
  let graded = 0;
  let gradedPossible = 0;
  let missing = 0;
  let missingPossible = 0;
  let ungradedPossible = 0;

  for (const cell of cells) {
    const { state, points } = cellStateOf(cell.state, cell.points);
    counts[state] += 1;
    const possible = cell.isExtraCredit ? 0 : hundredths(cell.pointsPossible);
    if (state === 'graded') {
      graded += hundredths(points) * UNITS_PER_HUNDREDTH;
      gradedPossible += possible * UNITS_PER_HUNDREDTH;
    } else if (state === 'missing') {
      missing += possible * missingHundredthPercent(missingPolicy);
      missingPossible += possible * UNITS_PER_HUNDREDTH;
    } else if (state === 'ungraded') {
      ungradedPossible += possible * UNITS_PER_HUNDREDTH;
    }
  }

  const earned = graded + missing;
  const possible = gradedPossible + (missingPolicy.kind === 'not_counted' ? 0 : missingPossible);
  return {
    earned: earned / UNITS_PER_POINT,
    possible: possible / UNITS_PER_POINT,
    soFarRatio: quotient(earned, possible),
    ifNothingElseRatio: quotient(graded, gradedPossible + missingPossible + ungradedPossible),
    gradedCount: counts.graded,
    missingCount: counts.missing,
    ungradedCount: counts.ungraded,
  };
}

function missingHundredthPercent(policy: MissingPolicy): number {
  return policy.kind === 'percent' ? hundredths(policy.percent) : 0;
}

function quotient(earned: number, possible: number): number | null {
  return possible === 0 ? null : earned / possible;
}

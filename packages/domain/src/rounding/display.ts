import { GPA_TARGET } from '../gpa/official-gpa.ts';
import { GPA_GOAL, GPA_MILESTONE } from '../gpa/progress-gpa.ts';
import { ratioOfPercent } from '../grading/ratio-of-percent.ts';
import { roundHalfAway } from './half-away.ts';

/*
 * Rounding for the eye happens here and nowhere else. What is compared with a threshold is never one of
 * these numbers. Decimal signs and trailing zeros belong to the formatter of the reader's language.
 */

/** The ratio as a whole percent (0.895 is 90), or null when there is none. */
export function wholePercent(ratio: number): number;
export function wholePercent(ratio: number | null): number | null;
export function wholePercent(ratio: number | null): number | null {
  return percent(ratio, 0);
}

/** The ratio as a percent with one decimal (0.8966 is 89.7), or null when there is none. */
export function oneDecimalPercent(ratio: number): number;
export function oneDecimalPercent(ratio: number | null): number | null;
export function oneDecimalPercent(ratio: number | null): number | null {
  return percent(ratio, 1);
}

/** The number with two decimals (3.456 is 3.46), or null when there is none. */
export function twoDecimals(n: number): number;
export function twoDecimals(n: number | null): number | null;
export function twoDecimals(n: number | null): number | null {
  return n === null ? null : roundHalfAway(n, 2);
}

/** GPAs from which on a screen says more: the target, the milestone, the goal. */
const GPA_BOUNDS = [GPA_TARGET, GPA_MILESTONE, GPA_GOAL];

/**
 * The GPA with two decimals, or null when there is none. Where rounding would lift it to a bound that it hasn't reached,
 * it is cut off instead: 2.996 is 2.99, and never 3.00 beside a target of 3.0 that is missed.
 */
export function shownGpa(gpa: number): number;
export function shownGpa(gpa: number | null): number | null;
export function shownGpa(gpa: number | null): number | null {
  if (gpa === null) return null;
  const shown = twoDecimals(gpa);
  return GPA_BOUNDS.includes(shown) && gpa < shown ? twoDecimals(shown - 0.01) : shown;
}

/** The points as they are read out, at most two decimals (18.5 stays 18.5), or null when there are none. */
export function points(n: number): number;
export function points(n: number | null): number | null;
export function points(n: number | null): number | null {
  return twoDecimals(n);
}

function percent(ratio: number | null, decimals: number): number | null {
  if (ratio === null) return null;
  // Two more decimals on the ratio are the percent's own; shifting afterwards keeps 0.575 at 57.5.
  const rounded = roundHalfAway(ratio, decimals + 2);
  return roundHalfAway(rounded * 100, decimals);
}

/** Percents from which on a grade has another color, or another letter by the standard scale. */
const GRADE_BOUNDS = [60, 70, 80, 90];

/**
 * The ratio of a grade as a percent with that many decimals, or null when there is none. For every surface that shows a
 * grade, with or without its letter.
 *
 * Letter and color come from the exact ratio (`letterOn`, `gradeBand`). Where rounding would lift the percent to a
 * bound that the grade hasn't reached, it is cut off instead: 89.96 % is 89 % or 89.9 % and a B, never 90 % and a B.
 *
 * @param bounds percents from which on the school's scale has another letter.
 */
export function gradePercent(ratio: number, decimals?: number, bounds?: readonly number[]): number;
export function gradePercent(
  ratio: number | null,
  decimals?: number,
  bounds?: readonly number[],
): number | null;
export function gradePercent(
  ratio: number | null,
  decimals = 0,
  bounds: readonly number[] = [],
): number | null {
  if (ratio === null) return null;
  const shown = percent(ratio, decimals) ?? 0;
  const isLifted = [...GRADE_BOUNDS, ...bounds].some(
    (bound) => shown >= bound && ratio < ratioOfPercent(bound),
  );
  return isLifted ? roundHalfAway(shown - 10 ** -decimals, decimals) : shown;
}

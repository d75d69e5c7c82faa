import { compareRatios, exactDecimal, plus, times } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';

/** How a school makes its official GPA. Letter scales come with their own policies. */
export type OfficialGpaPolicy = 'mean_over_25';

/** From this GPA on the dashboard says "Above target". */
export const GPA_TARGET = 3;

/** A grade that counts. */
export interface GpaEntry {
  /** Entries of one group are attempts at one content: they weigh as much together as the last of them does alone. */
  readonly group: string;
  /** Share of one; a number, or a decimal in digits. Above 1 it counts as 1. */
  readonly ratio: number | string;
  readonly credits: number;
}

const ZERO: ExactRatio = { numerator: 0n, denominator: 1n };
const ONE: ExactRatio = { numerator: 1n, denominator: 1n };
const FOUR: ExactRatio = { numerator: 4n, denominator: 1n };

/**
 * The official GPA over the grades that count, or null while none has credits.
 *
 * Under 'mean_over_25' it is Σ(min(ratio, 1) × 4 × credits) / Σ credits: each grade weighs as much as its credits, and
 * no course counts above 4.0. Several entries of one group count with their mean, once. Exact.
 *
 * @param entries oldest first.
 */
export function officialGpa(policy: OfficialGpaPolicy, entries: readonly GpaEntry[]): ExactRatio | null {
  switch (policy) {
    case 'mean_over_25': {
      let [points, credits] = [ZERO, ZERO];
      for (const group of Map.groupBy(entries, (entry) => entry.group).values()) {
        const weight = exactDecimal(group.at(-1)?.credits ?? 0);
        const sum = group.map(({ ratio }) => atMostOne(exactDecimal(ratio))).reduce(plus);
        const mean = { ...sum, denominator: sum.denominator * BigInt(group.length) };
        points = plus(points, times(times(mean, FOUR), weight));
        credits = plus(credits, weight);
      }
      if (credits.numerator === 0n) return null;
      return times(points, { numerator: credits.denominator, denominator: credits.numerator });
    }
  }
}

const atMostOne = (ratio: ExactRatio): ExactRatio => (compareRatios(ratio, ONE) > 0 ? ONE : ratio);

/** True from a GPA of 3.0 on, judged unrounded. False while there is none. */
export function isAboveTarget(gpa: number | null): boolean {
  return gpa !== null && gpa >= GPA_TARGET;
}

import { exactDecimal, plus, times } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { type GpaEntry, type OfficialGpaPolicy, officialGpa } from './official-gpa.ts';

/** A grade that counts, with what the school adds for the course. */
export interface WeightedEntry extends GpaEntry {
  /** Points that the school adds to the grade; 0: none. */
  readonly weight: number;
}

const ZERO: ExactRatio = { numerator: 0n, denominator: 1n };

/**
 * The official GPA with the points that the school adds for honors and college courses, each by its credits: a weight of
 * 1.0 on one of four equal courses adds 0.25. Attempts of one group add the mean of their weights. Null while no credit
 * counts. Exact; without weights it is the official GPA.
 *
 * @param entries oldest first.
 */
export function weightedGpa(policy: OfficialGpaPolicy, entries: readonly WeightedEntry[]): ExactRatio | null {
  const unweighted = officialGpa(policy, entries);
  if (unweighted === null) return null;
  let [added, credits] = [ZERO, ZERO];
  for (const group of Map.groupBy(entries, (entry) => entry.group).values()) {
    const worth = exactDecimal(group.at(-1)?.credits ?? 0);
    const sum = group.map(({ weight }) => exactDecimal(weight)).reduce(plus);
    added = plus(added, times({ ...sum, denominator: sum.denominator * BigInt(group.length) }, worth));
    credits = plus(credits, worth);
  }
  return plus(unweighted, times(added, { numerator: credits.denominator, denominator: credits.numerator }));
}

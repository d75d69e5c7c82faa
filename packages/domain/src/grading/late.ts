import { hundredths } from '../rounding/half-away.ts';

/**
 * What work that comes late loses.
 *
 * `percent_per_day`: of the points possible, for each day that has begun after the due instant, `mostPercent` together.
 * `cap`: it earns this percent of the points possible at most.
 */
export type LatePolicy =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent_per_day'; readonly percent: number; readonly mostPercent: number }
  | { readonly kind: 'cap'; readonly percent: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that have begun since the due instant; 0 when it came in time, or nothing was due. */
export function daysLate(submittedAt: string | null, effectiveDueAt: string | null): number {
  if (submittedAt === null || effectiveDueAt === null) return 0;
  const late = Date.parse(submittedAt) - Date.parse(effectiveDueAt);
  return late <= 0 ? 0 : Math.ceil(late / DAY_MS);
}

/**
 * Points that the policy takes from the points given, in whole hundredths, never more than there are. More points given
 * never leave fewer.
 *
 * @param days days late, 0 or more.
 * @throws RangeError for points below 0 or that are no number.
 */
export function lateDeduction(
  points: number,
  pointsPossible: number,
  days: number,
  policy: LatePolicy,
): number {
  if (!(points >= 0)) throw new RangeError(`Points must be 0 or more, not ${points}`);
  if (days <= 0 || policy.kind === 'none') return 0;
  const given = hundredths(points);
  const possible = hundredths(pointsPossible);
  if (policy.kind === 'cap') {
    return Math.max(0, given - Math.round((possible * policy.percent) / 100)) / 100;
  }
  const percent = Math.min(policy.percent * days, policy.mostPercent);
  return Math.min(given, Math.round((possible * percent) / 100)) / 100;
}

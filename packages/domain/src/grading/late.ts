import { dateIn } from '../calendar/zoned.ts';
import { daysBetween } from '../dates/calendar-date.ts';
import { isLate } from '../dates/due.ts';
import { hundredths } from '../rounding/half-away.ts';

/**
 * What work that comes late loses.
 *
 * `percent_per_day`: of the points possible, for each day late (`daysLate`), `mostPercent` together.
 * `cap`: it earns this percent of the points possible at most.
 */
export type LatePolicy =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent_per_day'; readonly percent: number; readonly mostPercent: number }
  | { readonly kind: 'cap'; readonly percent: number };

/**
 * Calendar days of the school between the due date and the day the work came in; late work counts one day at least, so
 * that late on the due day itself is one day. 0 when it came in time, or nothing was due.
 *
 * Instants are ISO with a zone ('Z' or an offset), `timeZone` is the school's IANA zone.
 *
 * @throws RangeError on a text that is no instant, or an unknown zone.
 */
export function daysLate(
  submittedAt: string | null,
  effectiveDueAt: string | null,
  timeZone: string,
): number {
  if (submittedAt === null || !isLate(submittedAt, effectiveDueAt) || effectiveDueAt === null) return 0;
  // Where clocks go back over midnight, later work may carry the earlier date.
  return Math.max(1, daysBetween(dateIn(effectiveDueAt, timeZone), dateIn(submittedAt, timeZone)));
}

/**
 * Points that the policy takes from the points given, in whole hundredths, never more than there are. More points given
 * never leave fewer. A share of the points possible is rounded to hundredths, halves up.
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
  const percent = hundredths(policy.percent);
  if (policy.kind === 'cap') return Math.max(0, given - share(possible, percent)) / 100;
  return Math.min(given, share(possible, Math.min(percent * days, hundredths(policy.mostPercent)))) / 100;
}

/** A percentage of points, both in whole hundredths, rounded to whole hundredths. */
const share = (points: number, percent: number): number => Math.round((points * percent) / 10_000);

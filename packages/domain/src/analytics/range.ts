import { addDays, type CalendarDate, compareDates, daysBetween, weekday } from '../dates/calendar-date.ts';

/** How far back analytics look. */
export type RangeKind = 'week' | 'month' | 'semester' | 'year';

/** Days from one up to another; both count. */
export interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

interface Period {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

export interface SchoolPeriods {
  /** Terms shorter than a year, in any order. */
  readonly terms: readonly Period[];
  readonly years: readonly Period[];
}

/** How far back a semester and a year go where the school has no such term. */
const SEMESTER_DAYS = 182;
const YEAR_DAYS = 365;

/** The Monday of that day's week: analytics weeks begin on Monday (E53). */
export const mondayOf = (on: CalendarDate): CalendarDate => addDays(on, -((weekday(on) + 6) % 7));

/** The seven days of that day's week, Monday first. */
export const weekOf = (on: CalendarDate): CalendarDate[] =>
  Array.from({ length: 7 }, (_, day) => addDays(mondayOf(on), day));

/**
 * The days that a range covers, up to today: this week from Monday, this calendar month, the school's term and the
 * academic year that run today, or those that ended last. Without one, half a year or a year back.
 */
export function rangeDays(kind: RangeKind, today: CalendarDate, periods: SchoolPeriods): DayRange {
  switch (kind) {
    case 'week':
      return { from: mondayOf(today), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01` as CalendarDate, to: today };
    case 'semester':
      return periodDays(periods.terms, today) ?? { from: addDays(today, -SEMESTER_DAYS), to: today };
    case 'year':
      return periodDays(periods.years, today) ?? { from: addDays(today, -YEAR_DAYS), to: today };
  }
}

/** The latest period that has begun, cut off today; null: none has begun in the last year. */
function periodDays(periods: readonly Period[], today: CalendarDate): DayRange | null {
  const begun = periods
    .filter(({ startsOn }) => compareDates(startsOn, today) <= 0)
    .sort((a, b) => compareDates(b.startsOn, a.startsOn) || compareDates(a.endsOn, b.endsOn));
  const [latest] = begun;
  if (!latest || daysBetween(latest.startsOn, today) > YEAR_DAYS) return null;
  return { from: latest.startsOn, to: compareDates(latest.endsOn, today) < 0 ? latest.endsOn : today };
}

/** Weeks that a range touches, as a divisor for "per week": days over seven, one at least. */
export const weeksIn = ({ from, to }: DayRange): number => Math.max(1, (daysBetween(from, to) + 1) / 7);

/** Ranges up to this many days are drawn day by day, longer ones week by week. */
const MOST_SINGLE_DAYS = 31;

/** The range in steps for a chart, oldest first: single days, or weeks from Monday cut at the range's ends. */
export function stepsOf({ from, to }: DayRange): DayRange[] {
  const steps: DayRange[] = [];
  const isDaily = daysBetween(from, to) < MOST_SINGLE_DAYS;
  for (let start = from; compareDates(start, to) <= 0; ) {
    const sunday = addDays(mondayOf(start), 6);
    const end = isDaily ? start : compareDates(sunday, to) < 0 ? sunday : to;
    steps.push({ from: start, to: end });
    start = addDays(end, 1);
  }
  return steps;
}

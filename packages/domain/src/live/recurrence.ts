import { instantOf, type WallTime } from '../calendar/zoned.ts';
import { addDays, type CalendarDate, compareDates, weekday } from '../dates/calendar-date.ts';

/** Sessions that one series may have: a school year of three a week. */
export const MAX_SERIES_SESSIONS = 120;

/** How a live class comes again: on these weekdays of every first, second … week, up to a day. */
export interface WeeklyRule {
  /** Sunday is 0. */
  readonly weekdays: readonly number[];
  /** 1 to 4 weeks. */
  readonly everyWeeks: number;
  /** The last day that may have one. */
  readonly until: CalendarDate;
}

/**
 * The days of a series, first day first. The first day always has a session, whatever weekday it is; weeks are counted
 * from it, beginning on Sunday.
 *
 * @returns at most `MAX_SERIES_SESSIONS` + 1 days, so that a caller can tell too many from just enough.
 */
export function seriesDays(first: CalendarDate, rule: WeeklyRule | null): CalendarDate[] {
  if (!rule) return [first];
  const days = [first];
  const wanted = new Set(rule.weekdays);
  const sunday = addDays(first, -weekday(first));
  for (let week = 0; days.length <= MAX_SERIES_SESSIONS; week += rule.everyWeeks) {
    const begins = addDays(sunday, week * 7);
    if (compareDates(begins, rule.until) > 0) break;
    for (let day = 0; day < 7 && days.length <= MAX_SERIES_SESSIONS; day += 1) {
      const on = addDays(begins, day);
      if (wanted.has(day) && compareDates(on, first) > 0 && compareDates(on, rule.until) <= 0) days.push(on);
    }
  }
  return days;
}

/** The instants of a series: the same time on the school's wall on each of its days, through changes of the clocks. */
export const seriesInstants = (days: readonly CalendarDate[], at: WallTime, timeZone: string): string[] =>
  days.map((on) => instantOf({ on, at }, timeZone));

interface Slot {
  readonly scheduledAt: string;
  readonly durationMinutes: number;
}

const MINUTE_MS = 60_000;

/** Two classes are on at the same time; one that begins when the other ends doesn't overlap. */
export function doOverlap(a: Slot, b: Slot): boolean {
  const [startA, startB] = [Date.parse(a.scheduledAt), Date.parse(b.scheduledAt)];
  return startA < startB + b.durationMinutes * MINUTE_MS && startB < startA + a.durationMinutes * MINUTE_MS;
}

/** Who joins this many minutes after the start, or later, is marked late. */
export const LATE_FROM_MINUTES = 10;

/** What joining says about having been there: present, or late from ten minutes on. */
export const joinedAs = (scheduledAt: string, joinedAt: string): 'present' | 'late' =>
  Date.parse(joinedAt) - Date.parse(scheduledAt) >= LATE_FROM_MINUTES * MINUTE_MS ? 'late' : 'present';

import { addDays, type CalendarDate, weekday } from '../dates/calendar-date.ts';
import { moveToDay, wallClock } from './zoned.ts';

export interface ShiftRule {
  /** May be negative. */
  readonly days: number;
  readonly timeZone: string;
  /** Days on which nothing may fall; null: every day will do. */
  readonly daysOff: ReadonlySet<CalendarDate> | null;
}

export interface ShiftedInstant {
  readonly after: string;
  /** It fell on a day without school, and was put on the next one with. */
  readonly skipsDay: boolean;
}

/** Longer holidays than any school has: a calendar with nothing but days off would never end. */
const LONGEST_BREAK_DAYS = 120;

const MINUTE_MS = 60_000;

/** Saturdays, Sundays and the days named. */
export const isDayOff = (on: CalendarDate, daysOff: ReadonlySet<CalendarDate>): boolean =>
  weekday(on) === 0 || weekday(on) === 6 || daysOff.has(on);

/**
 * The instant so many days on, at the same local time in the zone, over changes of clocks too.
 *
 * Where days off are skipped, an instant that would fall on one goes to the next day that isn't; within a break longer
 * than a third of a year it stays where it fell.
 */
export function shiftInstant(instant: string, { days, timeZone, daysOff }: ShiftRule): ShiftedInstant {
  const target = addDays(wallClock(instant, timeZone).on, days);
  const landing = daysOff ? nextSchoolDay(target, daysOff) : target;
  // A due time of 23:59:59 keeps its seconds, which the clock on the wall doesn't show.
  const withinMinute = Date.parse(instant) % MINUTE_MS;
  const moved = Date.parse(moveToDay(instant, landing, timeZone)) + withinMinute;
  return { after: new Date(moved).toISOString(), skipsDay: landing !== target };
}

function nextSchoolDay(from: CalendarDate, daysOff: ReadonlySet<CalendarDate>): CalendarDate {
  for (let ahead = 0; ahead <= LONGEST_BREAK_DAYS; ahead++) {
    const day = addDays(from, ahead);
    if (!isDayOff(day, daysOff)) return day;
  }
  return from;
}

import { addDays, type CalendarDate } from '../dates/calendar-date.ts';

/** A time on the wall, 'HH:MM' of 24 hours. */
export type WallTime = `${number}:${number}`;

export interface WallClock {
  readonly on: CalendarDate;
  readonly at: WallTime;
}

const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What the calendar and the clock on the wall say in an IANA zone at that instant; seconds are dropped. */
export function wallClock(instant: string, timeZone: string): WallClock {
  const { year, month, day, hour, minute } = fields(Date.parse(instant), timeZone);
  return { on: `${year}-${month}-${day}` as CalendarDate, at: `${hour}:${minute}` as WallTime };
}

/** The calendar date in an IANA zone at that instant. */
export const dateIn = (instant: string, timeZone: string): CalendarDate => wallClock(instant, timeZone).on;

/**
 * The instant at which the wall shows this in an IANA zone, ISO 8601 with Z.
 *
 * Of two such instants, when clocks are turned back, the earlier one. Where there is none, because clocks are turned
 * forward, the time counts on from before the change: 02:30 becomes 03:30.
 */
export function instantOf({ on, at }: WallClock, timeZone: string): string {
  const wanted = Date.parse(`${on}T${at}:00Z`);
  // The offsets before and after any change of clocks that is near.
  const before = offsetAt(wanted - 86_400_000, timeZone);
  const after = offsetAt(wanted + 86_400_000, timeZone);
  const candidates = [wanted - before, wanted - after].filter(
    (millis) => millis + offsetAt(millis, timeZone) === wanted,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wanted - before).toISOString();
}

/**
 * The same local time on another day; on its own day the instant itself, also in the hour that a change of clocks repeats.
 * Seconds are dropped.
 */
export function moveToDay(instant: string, on: CalendarDate, timeZone: string): string {
  const now = wallClock(instant, timeZone);
  if (now.on !== on) return instantOf({ on, at: now.at }, timeZone);
  const millis = Date.parse(instant);
  return new Date(millis - (millis % MINUTE_MS)).toISOString();
}

/** From the first instant of `from` to the first after `to`: both days count, the end doesn't. */
export const instantsOfDays = (from: CalendarDate, to: CalendarDate, timeZone: string) => ({
  from: instantOf({ on: from, at: '00:00' }, timeZone),
  until: instantOf({ on: addDays(to, 1), at: '00:00' }, timeZone),
});

/** Milliseconds by which local time is ahead of UTC at a whole second. */
function offsetAt(millis: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = fields(millis, timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - millis;
}

function fields(millis: number, timeZone: string) {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(millis)) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return { year: year.padStart(4, '0'), month, day, hour, minute, second };
}

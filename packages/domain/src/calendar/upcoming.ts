import { addDays } from '../dates/calendar-date.ts';
import { weekStart } from './grid.ts';
import { dateIn, instantOf } from './zoned.ts';

export interface Timed {
  readonly startsAt: string;
  /** Same as the start for what has no length. */
  readonly endsAt: string;
}

/** The instant at which the week of `now` ends in that zone: midnight before Sunday. */
export const weekEnd = (now: string, timeZone: string): string =>
  instantOf({ on: addDays(weekStart(dateIn(now, timeZone)), 7), at: '00:00' }, timeZone);

/**
 * What is still to come, or under way, from now to the end of the week (Saturday), earliest first.
 */
export function upcomingThisWeek<Event extends Timed>(
  events: readonly Event[],
  now: string,
  timeZone: string,
): Event[] {
  const from = Date.parse(now);
  const until = Date.parse(weekEnd(now, timeZone));
  return events
    .filter(({ startsAt, endsAt }) => Date.parse(endsAt) >= from && Date.parse(startsAt) < until)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

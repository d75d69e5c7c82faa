import type { CalendarDate } from '../dates/calendar-date.ts';
import { isSamePlace } from './school-years.ts';

/** A term as it stood when a plan was saved. */
export interface TermSpan {
  readonly id: string;
  readonly name: string;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/**
 * The terms of a saved plan among those that there are now: by their ids, and where a school has entered one since that was
 * assumed, by their place in time.
 *
 * @returns null where one of them isn't among those of now.
 */
export function termsNow<Now extends TermSpan>(
  saved: readonly TermSpan[],
  now: readonly Now[],
): readonly Now[] | null {
  const found = saved.flatMap((one) => now.find(({ id }) => id === one.id) ?? nearest(one, now) ?? []);
  return found.length === saved.length && new Set(found.map(({ id }) => id)).size === saved.length
    ? found
    : null;
}

/** The term that has the same place, and of two of them the one that shares more days. */
function nearest<Now extends TermSpan>(one: TermSpan, now: readonly Now[]): Now | undefined {
  return now
    .filter((other) => isSamePlace(one, other))
    .toSorted((a, b) => apart(one, a) - apart(one, b))
    .at(0);
}

const days = (from: CalendarDate, to: CalendarDate): number =>
  Math.abs(Date.parse(from) - Date.parse(to)) / 86_400_000;
const apart = (a: TermSpan, b: TermSpan): number => days(a.startsOn, b.startsOn) + days(a.endsOn, b.endsOn);

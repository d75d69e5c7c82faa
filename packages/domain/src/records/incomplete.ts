import { addDays, type CalendarDate } from '../dates/calendar-date.ts';

/** Days before the day that an incomplete course is due on which its student is reminded. */
export const INCOMPLETE_REMINDER_DAYS = 7;
const YEAR_DAYS = 365;

/** The first and the last day on which an incomplete course may be due. */
export interface IncompleteDueDays {
  readonly earliestOn: CalendarDate;
  readonly latestOn: CalendarDate;
}

/**
 * Work that is made up is due once the term is over, since until then it is work of the term, and within a year of that;
 * never on a day that is past.
 *
 * @param termEndsOn Last day of the course's term; null: it runs in none.
 */
export function incompleteDueDays(today: CalendarDate, termEndsOn: CalendarDate | null): IncompleteDueDays {
  const earliestOn = termEndsOn !== null && termEndsOn > today ? termEndsOn : today;
  return { earliestOn, latestOn: addDays(earliestOn, YEAR_DAYS) };
}

/** Whether an incomplete course may be due on that day. What is posted already may stay, though it is past. */
export const isIncompleteDueDay = <Day extends string>(
  dueOn: Day | null,
  { earliestOn, latestOn }: { readonly earliestOn: string; readonly latestOn: string },
  postedOn: string | null,
): dueOn is Day => dueOn !== null && (dueOn === postedOn || (dueOn >= earliestOn && dueOn <= latestOn));

/** Whether the work should have been made up before that day. Without a day nothing is late. */
export const isIncompleteOverdue = (dueOn: CalendarDate | null, today: CalendarDate): boolean =>
  dueOn !== null && dueOn < today;

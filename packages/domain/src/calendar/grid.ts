import { addDays, type CalendarDate, weekday } from '../dates/calendar-date.ts';

/** The Sunday on or before that day: weeks of the calendar start there. */
export const weekStart = (date: CalendarDate): CalendarDate => addDays(date, -weekday(date));

/** The seven days of the week of that day, Sunday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const sunday = weekStart(date);
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** The first day of the month of that day. */
export const monthStart = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01` as CalendarDate;

export const isSameMonth = (a: CalendarDate, b: CalendarDate): boolean => a.slice(0, 7) === b.slice(0, 7);

/** Whole weeks, Sunday first, that hold the month of that day: four to six of them. */
export function monthGrid(date: CalendarDate): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const first = monthStart(date);
  let sunday = weekStart(first);
  do {
    weeks.push(weekOf(sunday));
    sunday = addDays(sunday, 7);
  } while (isSameMonth(sunday, first));
  return weeks;
}

/** The first day of the month that many months later, or earlier for a negative number. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${year}-${month}-01` as CalendarDate;
}

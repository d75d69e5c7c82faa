import { addMonths, monthGrid, weekOf, weekStart } from '@fieldhouse/domain/calendar/grid.ts';
import { addDays, type CalendarDate, isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** What of the calendar stands in the address. */
export interface CalendarSearch {
  readonly view?: View | undefined;
  /** The month, week or day that is shown holds it; absent: today. */
  readonly date?: CalendarDate | undefined;
  /** The day whose list is open. */
  readonly day?: CalendarDate | undefined;
}

/** Dates that people plan with; the arithmetic of the grid stays within four digits of a year. */
const dateOf = (value: unknown): CalendarDate | undefined =>
  typeof value === 'string' && isCalendarDate(value) && value >= '2000' && value < '2100' ? value : undefined;

/** What stands in an address; what makes no sense is left out. */
export const calendarSearch = (search: Record<string, unknown>): CalendarSearch => ({
  view: VIEWS.find((view) => view === search.view),
  date: dateOf(search.date),
  day: dateOf(search.day),
});

const AGENDA_DAYS = 28;

/** The days that a view shows, first and last. */
export function daysOf(view: View, date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  switch (view) {
    case 'month': {
      const days = monthGrid(date).flat();
      return { from: days[0] as CalendarDate, to: days.at(-1) as CalendarDate };
    }
    case 'week': {
      const days = weekOf(date);
      return { from: days[0] as CalendarDate, to: days[6] as CalendarDate };
    }
    case 'agenda': {
      const from = weekStart(date);
      return { from, to: addDays(from, AGENDA_DAYS - 1) };
    }
  }
}

/** Where "previous" (-1) and "next" (1) lead: a month, or a week. */
export const stepFrom = (view: View, date: CalendarDate, step: -1 | 1): CalendarDate =>
  view === 'month' ? addMonths(date, step) : addDays(weekStart(date), step * 7);

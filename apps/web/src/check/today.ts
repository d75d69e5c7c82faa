import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';

/** The day on which somebody asks, by their own clock. */
export function today(): CalendarDate {
  const now = new Date();
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as CalendarDate;
}

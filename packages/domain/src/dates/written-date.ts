import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** 2024-06-05, 6/5/2024 as it is written in the United States, and 5.6.2024 as elsewhere; null: it is none. */
export function dateNamed(cell: string): CalendarDate | null {
  const two = (text = '') => text.padStart(2, '0');
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell);
  const text = american
    ? `${american[3]}-${two(american[1])}-${two(american[2])}`
    : european
      ? `${european[3]}-${two(european[2])}-${two(european[1])}`
      : cell;
  return isCalendarDate(text) ? text : null;
}

import type { CalendarDate } from '../dates/calendar-date.ts';

/** The year in which somebody in that grade finishes grade 12, going by school years that begin in July. */
export const graduationYearOf = (gradeLevel: number, today: CalendarDate): number =>
  Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) >= 7 ? 13 : 12) - gradeLevel;

import { dateIn } from '@fieldhouse/domain/calendar/zoned.ts';
import { addDays, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';

/** The zone of the schools that tests make, unless a test names another. */
export const SCHOOL_ZONE = 'America/New_York';

/**
 * The day that so many days from now will be, as the tests' schools have it: in the small hours of UTC their calendar
 * still shows the day before.
 */
export const inDays = (days: number): CalendarDate =>
  addDays(dateIn(new Date().toISOString(), SCHOOL_ZONE), days);

/** Today, as the tests' schools have it. */
export const today = (): CalendarDate => inDays(0);

import { MINIMUM_STUDENT_AGE } from '../accounts/roles.ts';
import { ageOn, type CalendarDate } from '../dates/calendar-date.ts';

/**
 * The wording to which somebody agrees who makes an account for a child under 13; a change of meaning takes a new one.
 *
 * @source 16 CFR 312.5 (COPPA); FTC guidance lets a school agree in place of the parents, for educational use alone.
 */
export const CONSENT_TEXT_VERSION = '2026-11';

/** Whether somebody born on that day is too young to agree for themselves. */
export const needsParentalConsent = (birthOn: CalendarDate, today: CalendarDate): boolean =>
  ageOn(birthOn, today) < MINIMUM_STUDENT_AGE;

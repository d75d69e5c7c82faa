import type { CalendarDate } from '../dates/calendar-date.ts';

/** Characters of an email address, a person's name and a password at most. */
export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 200;
export const LONGEST_PASSWORD = 128;

/** Nobody alive was born before; an earlier date is a typing mistake, such as the year 0011. */
export const EARLIEST_BIRTH_ON = '1900-01-01' as CalendarDate;

/**
 * An address as we take it: dots neither at the edges of the local part nor doubled, a domain of letters, digits and
 * hyphens, and no quoted local parts. Internationalised domains are written in their ASCII form.
 */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Where accounts without an email have their place: a domain that can't exist (RFC 2606). */
export const NO_EMAIL_DOMAIN = '@no-email.invalid';

/** True for the stand-in of an account that has no email. Nobody is mailed there or signs up with it. */
export const isNoEmail = (address: string): boolean => address.trim().toLowerCase().endsWith(NO_EMAIL_DOMAIN);

/** True for what may be an email address; spaces around it don't count. A letter to it is the proof. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= LONGEST_EMAIL && EMAIL_PATTERN.test(address) && !isNoEmail(address);
}

/** True for a day on which somebody may have been born: from 1900 to today. */
export function isBirthDate(birthOn: CalendarDate, today: CalendarDate): boolean {
  return birthOn >= EARLIEST_BIRTH_ON && birthOn <= today;
}

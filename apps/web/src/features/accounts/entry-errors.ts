import {
  EARLIEST_BIRTH_ON,
  isBirthDate,
  LONGEST_NAME,
  LONGEST_PASSWORD,
} from '@fieldhouse/domain/accounts/entries.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { TFunction } from 'i18next';
import { codeOf } from '#lib/errors.ts';

/** What is wrong with a person's name; undefined: nothing. */
export function nameError(name: string, t: TFunction): string | undefined {
  if (!name.trim()) return t('Enter your full name.');
  return name.trim().length > LONGEST_NAME
    ? t('Names can have up to {{count}} characters.', { count: LONGEST_NAME })
    : undefined;
}

/** Longer than any password is, such as a text that was pasted by mistake; undefined: it isn't. */
export const tooLongPassword = (password: string, t: TFunction): string | undefined =>
  password.length > LONGEST_PASSWORD
    ? t('Passwords can have up to {{count}} characters.', { count: LONGEST_PASSWORD })
    : undefined;

/** What is wrong with a password that is given to sign in; undefined: nothing. */
export const passwordError = (password: string, t: TFunction): string | undefined =>
  password ? tooLongPassword(password, t) : t('Enter your password.');

/** What is wrong with the length of a new password; undefined: nothing. */
export const newPasswordError = (password: string, minimum: number, t: TFunction): string | undefined =>
  password.length < minimum
    ? t('Password must be at least {{count}} characters', { count: minimum })
    : tooLongPassword(password, t);

/** What is wrong with a date of birth, as the date field gives it; undefined: nothing. */
export function birthError(birthOn: string, today: string, t: TFunction): string | undefined {
  if (!birthOn) return t('Enter your date of birth.');
  return isBirthDate(birthOn as CalendarDate, today as CalendarDate) ? undefined : impossibleBirthText(t);
}

/** A typing mistake in the year, or a day that is still to come. */
export const impossibleBirthText = (t: TFunction): string =>
  t('Check the year: a date of birth must be between {{year}} and today.', {
    year: EARLIEST_BIRTH_ON.slice(0, 4),
  });

/** What the server says of a student's date of birth; undefined: nothing. */
export function birthRefusal(error: unknown, t: TFunction): string | undefined {
  switch (codeOf(error)) {
    case 'TOO_YOUNG':
      return t(
        'A different date of birth was given here before. Sign in to that account: a parent or your school can open it.',
      );
    case 'BIRTH_DATE_REQUIRED':
      return t('Enter your date of birth.');
    case 'BIRTH_DATE_IMPOSSIBLE':
      return impossibleBirthText(t);
    default:
      return undefined;
  }
}

import type { BirthEffect, DetailField } from '@fieldhouse/contract/student-details.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';

/** What a kept detail is called. */
export function detailName(field: DetailField, t: TFunction): string {
  switch (field) {
    case 'legalName':
      return t('Legal name');
    case 'studentNumber':
      return t('Student number');
    case 'birthOn':
      return t('Birth date');
    case 'gradeLevel':
      return t('Grade level');
    case 'graduationYear':
      return t('Graduation year');
    case 'languages':
      return t('Languages at home');
    case 'phone':
      return t('Phone');
    case 'email':
      return t('Email');
    case 'address':
      return t('Address');
  }
}

/** A kept detail as it is read; nothing was entered: says so. */
export function detailText(
  field: DetailField,
  value: string | number | null,
  t: TFunction,
  format: Pick<Formats, 'calendarDate'>,
): string {
  if (value === null) return t('Not entered');
  if (field === 'birthOn') return format.calendarDate(String(value));
  if (field === 'gradeLevel') return value === 0 ? t('Kindergarten') : t('Grade {{level}}', { level: value });
  return String(value);
}

/** What another birth date brings with it, to be agreed to before it is saved. */
export function effectText(effect: BirthEffect, name: string, t: TFunction): string {
  switch (effect) {
    case 'consent_needed':
      return t(
        '{{name}} is under 13 by this date. The account doesn’t open anything until a parent’s consent is recorded.',
        { name },
      );
    case 'consent_not_needed':
      return t(
        '{{name}} is 13 or older by this date. The account needs no parent’s consent: it opens without one, and parents can no longer withdraw one.',
        { name },
      );
    case 'of_age':
      return t(
        '{{name}} is 18 or older by this date. The rights over the record become the student’s own, and guardians no longer see it unless the student allows it.',
        { name },
      );
    case 'not_of_age':
      return t(
        '{{name}} is under 18 by this date. The rights over the record belong to the guardians again.',
        { name },
      );
  }
}

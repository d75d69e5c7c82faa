import type { CodeRole } from '@fieldhouse/contract/school-codes.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';

/** The people who join as this, in words. */
export function codeRoleName(role: CodeRole, t: TFunction) {
  const names: Record<CodeRole, string> = {
    student: t('Students'),
    teacher: t('Teachers'),
    parent: t('Parents'),
    school_admin: t('Administrators'),
  };
  return names[role];
}

/** What goes wrong with codes, in a sentence that says what to do. */
export function codeErrorText(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'CODE_OFF':
      return t('This code is already switched off. Create a new one instead.');
    case 'CODE_TAKEN':
      return t('Another school is using this code now. Create a new one instead.');
    case 'EXPIRY_PAST':
      return t('This code has expired. Create a new one instead.');
    default:
      return errorText(error, t);
  }
}

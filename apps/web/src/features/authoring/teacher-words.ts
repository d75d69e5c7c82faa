import type { CourseTeacherRole } from '@fieldhouse/contract/catalog-teachers.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';

/** What somebody is in a course, in words. */
export function teacherRoleName(role: CourseTeacherRole, t: TFunction) {
  const names = { owner: t('Primary teacher'), teacher: t('Co-teacher'), grader: t('Grader') };
  return names[role];
}

/** What goes wrong with teachers of a course, in a sentence that says what to do. */
export function teacherErrorText(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'NOT_A_TEACHER':
      return t('This person is no longer at the school. Choose someone else.');
    case 'NOT_TEACHING':
      return t("They're no longer a teacher of this course.");
    case 'ALREADY_TEACHING':
      return t('They already teach this course.');
    case 'ALREADY_OWNER':
      return t("They're already the primary teacher.");
    case 'IS_OWNER':
      return t('They are the primary teacher now. An administrator can hand the course over.');
    case 'NO_OWNER':
      return t('Name a primary teacher first.');
    default:
      return errorText(error, t);
  }
}

import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import type { PaymentPlanCode } from '@fieldhouse/domain/plans/plans.ts';
import type { TFunction } from 'i18next';

/** The plan made for a role; null for who has none, such as operators. */
export function planOfRole(role: SignUpRole | undefined): PaymentPlanCode | null {
  if (role === undefined) return null;
  return role === 'student' ? 'student_general' : role;
}

/** A plan's name and what it is for. */
export function planWords(code: PaymentPlanCode, t: TFunction): { name: string; text: string } {
  switch (code) {
    case 'student_general':
      return { name: t('Student'), text: t('Courses, assignments and grades of one student.') };
    case 'student_ncaa_athlete':
      return { name: t('Student, NCAA athlete'), text: t('The same, plus the path to the 16 core courses.') };
    case 'school_admin':
      return {
        name: t('School administrator'),
        text: t('Manages a school’s users, courses, reports and payments.'),
      };
    case 'teacher':
      return { name: t('Teacher'), text: t('Creates curriculum, grades and hosts live sessions.') };
    case 'homeschool_parent':
      return { name: t('Homeschool parent'), text: t('Full registrar access for your own family.') };
    case 'parent':
      return { name: t('Parent'), text: t('Views progress, read-only, and communicates with teachers.') };
  }
}

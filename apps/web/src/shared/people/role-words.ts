import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import type { TFunction } from 'i18next';

/** A role in words. */
export function roleName(role: SignUpRole, t: TFunction): string {
  switch (role) {
    case 'student':
      return t('Student');
    case 'teacher':
      return t('Teacher');
    case 'parent':
      return t('Parent');
    case 'school_admin':
      return t('School administrator');
    case 'homeschool_parent':
      return t('Homeschool parent');
  }
}

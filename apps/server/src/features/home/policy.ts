import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isGuardianOf, isHomeschool, isStaffOf } from '#access/actor.ts';
import type { RecordScope } from '#access/students.ts';

/** A guardian with that right; at home whoever runs the school. */
export const canSeeChild = (actor: Actor, child: RecordScope): boolean =>
  isGuardianOf(actor, child.studentId, 'see_record') ||
  (isHomeschool(actor, child.schoolId) && isAdminOf(actor, child.schoolId));

/** A guardian who writes with staff, as long as the child has an account: once it is deleted there is only the record. */
export const canMessageAbout = (
  actor: Actor,
  { studentId, hasAccount }: RecordScope & { readonly hasAccount: boolean | null },
): boolean => hasAccount === true && isGuardianOf(actor, studentId, 'message_staff');

export const canSeeTeaching = (actor: Actor, schoolId: SchoolId): boolean => isStaffOf(actor, schoolId);

export const canSeeSchoolFigures = (actor: Actor, schoolId: SchoolId): boolean => isAdminOf(actor, schoolId);

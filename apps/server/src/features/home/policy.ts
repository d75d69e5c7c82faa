import { type Actor, isAdminOf, isGuardianOf, isStaffOf, studentIdIn } from '#platform/actor.ts';

export interface StudentScope {
  readonly schoolId: string;
  readonly studentId: string;
}

/** One's own record, in a school that one goes to now. */
export const isOwnRecord = (actor: Actor, { schoolId, studentId }: StudentScope): boolean =>
  studentIdIn(actor, schoolId) === studentId;

const isHomeschool = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.schoolKind === 'homeschool');

/** A guardian with that right; at home whoever runs the school. */
export const canSeeChild = (actor: Actor, child: StudentScope): boolean =>
  isGuardianOf(actor, child.studentId, 'see_record') ||
  (isHomeschool(actor, child.schoolId) && isAdminOf(actor, child.schoolId));

export const canSeeTeaching = (actor: Actor, schoolId: string): boolean => isStaffOf(actor, schoolId);

export const canSeeSchoolFigures = (actor: Actor, schoolId: string): boolean => isAdminOf(actor, schoolId);

import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { type Actor, isAdminOf, isStaffOf, isTooClose } from '#access/actor.ts';

/** A request to join a school. */
export interface MembershipScope {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  readonly role: SignUpRole;
  /** The person's record in that school; null: none. */
  readonly studentId: StudentId | null;
}

/** Staff of the school know who waits in it. */
export const canSeeWaiting = (actor: Actor, schoolId: SchoolId): boolean => isStaffOf(actor, schoolId);

/** Admins of the school decide on everyone; its teachers, the registrar among them, on students. */
export const canDecideOnRole = (actor: Actor, schoolId: SchoolId, role: SignUpRole): boolean =>
  isAdminOf(actor, schoolId) || (role === 'student' && isStaffOf(actor, schoolId));

/** Of the actor themselves or their own child. */
export const isCloseMembership = (
  actor: Actor,
  { schoolId, userId, studentId }: Pick<MembershipScope, 'schoolId' | 'userId' | 'studentId'>,
): boolean => userId === actor.userId || (studentId !== null && isTooClose(actor, { schoolId, studentId }));

/** Nobody decides on themselves or their own child. */
export const canDecide = (actor: Actor, membership: MembershipScope): boolean =>
  !isCloseMembership(actor, membership) && canDecideOnRole(actor, membership.schoolId, membership.role);

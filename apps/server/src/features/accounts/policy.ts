import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { type Actor, isAdminOf, isStaffOf } from '#platform/actor.ts';

/** A request to join a school. */
export interface MembershipScope {
  readonly schoolId: string;
  readonly userId: string;
  readonly role: SignUpRole;
}

/** Staff of the school know who waits in it. */
export const canSeeWaiting = (actor: Actor, schoolId: string): boolean => isStaffOf(actor, schoolId);

/** Admins of the school decide on everyone; its teachers, the registrar among them, on students. */
export const canDecideOnRole = (actor: Actor, schoolId: string, role: SignUpRole): boolean =>
  isAdminOf(actor, schoolId) || (role === 'student' && isStaffOf(actor, schoolId));

/** Nobody decides on themselves. */
export const canDecide = (actor: Actor, { schoolId, userId, role }: MembershipScope): boolean =>
  userId !== actor.userId && canDecideOnRole(actor, schoolId, role);

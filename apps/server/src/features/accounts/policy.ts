import { type Actor, isAdminOf, isStaffOf } from '#platform/actor.ts';

export interface MembershipScope {
  readonly schoolId: string;
  readonly userId: string;
  readonly role: string;
  readonly status: string;
}

/** Staff of the school know who waits in it. */
export const canSeeWaiting = (actor: Actor, schoolId: string): boolean => isStaffOf(actor, schoolId);

/** An admin of the school decides, and nobody about themselves. */
export const canDecide = (actor: Actor, membership: MembershipScope): boolean =>
  isAdminOf(actor, membership.schoolId) && membership.userId !== actor.userId;

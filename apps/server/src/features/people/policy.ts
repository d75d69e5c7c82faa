import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import type { Duty, MembershipStatus } from '@fieldhouse/contract/school-people.ts';
import { changeObstacle, type MembershipChange } from '@fieldhouse/domain/people/membership-changes.ts';
import { type Actor, isAdminOf, isTooClose } from '#access/actor.ts';

/** A membership of a school, as those who run it find it. */
export interface MembershipScope {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  readonly role: SignUpRole;
  readonly status: MembershipStatus;
  readonly duties: readonly Duty[];
  /** Others who run the school and whose accounts are open. */
  readonly otherAdminCount: number;
  /** The record at the school that belongs to the account; null: not a student's. */
  readonly studentId: StudentId | null;
  /** A student whose membership the school ended, and who isn't one elsewhere by now. */
  readonly canComeBack: boolean;
}

/** Admins see the people of their school, and what was decided about them. */
export const canManagePeople = (actor: Actor, schoolId: SchoolId): boolean => isAdminOf(actor, schoolId);

/** What stands against a change, for whoever may manage people; null: nothing. */
export const obstacleFor = (actor: Actor, change: MembershipChange, membership: MembershipScope) =>
  changeObstacle(change, { ...membership, isOwn: membership.userId === actor.userId });

/** Lets a student in again: not one's own child, as nobody admits them, but at home. */
export const isOwnChild = (actor: Actor, { schoolId, studentId }: MembershipScope): boolean =>
  studentId !== null && isTooClose(actor, { schoolId, studentId });

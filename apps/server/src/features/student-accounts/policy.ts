import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isGuardianOf, isRegistrarOf, isTooClose } from '#access/actor.ts';

interface AccountPlace {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
}

/** Makes accounts for a school's students: whoever keeps its records. */
export const canMake = (actor: Actor, schoolId: SchoolId): boolean => isRegistrarOf(actor, schoolId);

/** A guardian to whom the link gives the account. */
export const managesAsGuardian = (actor: Actor, { studentId }: AccountPlace): boolean =>
  isGuardianOf(actor, studentId, 'manage_account');

/**
 * Whoever keeps the records, but for themselves and their own child, and guardians who manage the account. Parents in
 * their own school are both.
 */
export const canManageAccount = (actor: Actor, account: AccountPlace): boolean =>
  managesAsGuardian(actor, account) || (canMake(actor, account.schoolId) && !isTooClose(actor, account));

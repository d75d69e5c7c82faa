import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isGuardianOf, isRegistrarOf, isTooClose } from '#access/actor.ts';

interface AccountPlace {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
}

/** Makes accounts for a school's students: whoever keeps its records. */
export const canMake = (actor: Actor, schoolId: SchoolId): boolean => isRegistrarOf(actor, schoolId);

/**
 * Whoever runs the school: chooses the name that is printed on every sheet, for good, and makes the accounts at home, where
 * they are those of their own children.
 */
export const canRunAccounts = (actor: Actor, schoolId: SchoolId): boolean => isAdminOf(actor, schoolId);

/** A guardian to whom the link gives the account. */
export const managesAsGuardian = (actor: Actor, { studentId }: AccountPlace): boolean =>
  isGuardianOf(actor, studentId, 'manage_account');

/** An account, and whether it opens nothing but the school that made it. */
interface OpenedPlace extends AccountPlace {
  readonly isSchoolsOwn: boolean;
}

/**
 * Guardians who manage the account; and whoever keeps the records, but for themselves and their own child, as long as the
 * account opens nothing else: no other school, no post, and no email by which its owner gets back in.
 */
export const canManageAccount = (actor: Actor, account: OpenedPlace): boolean =>
  managesAsGuardian(actor, account) ||
  (canMake(actor, account.schoolId) && account.isSchoolsOwn && !isTooClose(actor, account));

import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { ConsentKind } from '@fieldhouse/domain/families/consent.ts';
import { type Actor, isRegistrarOf, isStaffOf, isTooClose } from '#access/actor.ts';

/** A student about whose consent something is known or recorded. */
export interface ConsentScope {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  /** Null: a record without an account. */
  readonly studentUserId: UserId | null;
}

/**
 * What can be taken back: a yes to the account, or to models. An objection to directory information, or a no to models, is
 * the family's until it decides otherwise.
 */
export const canBeTakenBack = ({
  kind,
  decision,
}: {
  readonly kind: ConsentKind;
  readonly decision: 'given' | 'refused';
}): boolean => decision === 'given' && kind !== 'directory';

/** A parent's consent that the school saw to: while the account waits. A school that the child left can't carry it. */
export const canBeRecorded = (
  { studentUserId, isHere }: { readonly studentUserId: UserId | null; readonly isHere: boolean },
  account: { readonly state: 'not_needed' | 'required' | 'given' } | undefined,
): boolean => studentUserId !== null && isHere && account?.state === 'required';

/** Whoever works at the school knows of objections to directory information, since it is they who would show it. */
export const canReadDirectory = (actor: Actor, { schoolId }: ConsentScope): boolean =>
  isStaffOf(actor, schoolId);

/** Those who keep the school's records, and nobody about themselves or their own child, except at home. */
export const canKeepConsent = (actor: Actor, student: ConsentScope): boolean =>
  isRegistrarOf(actor, student.schoolId) &&
  student.studentUserId !== actor.userId &&
  !isTooClose(actor, student);

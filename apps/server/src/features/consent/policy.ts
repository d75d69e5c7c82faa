import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isRegistrarOf, isStaffOf, isTooClose } from '#access/actor.ts';

/** A student about whose consent something is known or recorded. */
export interface ConsentScope {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  /** Null: a record without an account. */
  readonly studentUserId: UserId | null;
}

/** Whoever works at the school knows of objections to directory information, since it is they who would show it. */
export const canReadDirectory = (actor: Actor, { schoolId }: ConsentScope): boolean =>
  isStaffOf(actor, schoolId);

/** Those who keep the school's records, and nobody about themselves or their own child, except at home. */
export const canKeepConsent = (actor: Actor, student: ConsentScope): boolean =>
  isRegistrarOf(actor, student.schoolId) &&
  student.studentUserId !== actor.userId &&
  !isTooClose(actor, student);

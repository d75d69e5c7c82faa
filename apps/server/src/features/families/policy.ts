import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isGuardianOf, isRegistrarOf, isTooClose } from '#access/actor.ts';
import { isRecordOf } from '#access/students.ts';

/** A student whose family is in question. */
export interface FamilyScope {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  /** Null: a record without an account. */
  readonly studentUserId: UserId | null;
}

/** Those who keep the school's records, whoever the student is. */
export const keepsRecords = (actor: Actor, { schoolId }: FamilyScope): boolean =>
  isRegistrarOf(actor, schoolId);

/** The same, and nobody about themselves or their own child, except at home. */
export const canManage = (actor: Actor, family: FamilyScope): boolean =>
  keepsRecords(actor, family) && family.studentUserId !== actor.userId && !isTooClose(actor, family);

/** The student, also at a school that they left. */
export const isStudent = (actor: Actor, { studentId }: FamilyScope): boolean => isRecordOf(actor, studentId);

/** Whoever may read to whom something of the record was given. */
export const canReadDisclosures = (actor: Actor, family: FamilyScope): boolean =>
  isStudent(actor, family) || isGuardianOf(actor, family.studentId, 'see_record') || canManage(actor, family);

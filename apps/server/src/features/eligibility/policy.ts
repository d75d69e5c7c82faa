import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import {
  type Actor,
  isCounselorOf,
  isGuardianOf,
  isHomeParentOf,
  isRegistrarOf,
  isTooClose,
  schoolWhere,
} from '#access/actor.ts';
import { isOwnOrGuarded, isOwnRecord, type RecordScope } from '#access/students.ts';

interface SchoolScope {
  readonly schoolId: SchoolId;
}

/** Sees what a school keeps for eligibility: those who keep its records, and those who counsel. */
export const seesRegistry = (actor: Actor, { schoolId }: SchoolScope): boolean =>
  isRegistrarOf(actor, schoolId) || isCounselorOf(actor, schoolId);

/** Confirms titles and says how the school's account stands. */
export const keepsRegistry = (actor: Actor, { schoolId }: SchoolScope): boolean =>
  isRegistrarOf(actor, schoolId);

/** The first school whose list the actor sees; null: none. */
export const schoolOfRegistry = (actor: Actor): SchoolId | null =>
  schoolWhere(actor, (one, schoolId) => seesRegistry(one, { schoolId }));

/** The student, guardians who may see the record, and those who keep it or counsel; teachers of the student don't. */
export const canReadLedger = (actor: Actor, record: RecordScope): boolean =>
  isOwnOrGuarded(actor, record) || seesRegistry(actor, record);

/** Enters dates and facts: the registrar, and nobody about themselves or their own child. */
export const canKeepProfile = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

export interface SignerScope extends RecordScope {
  readonly isOfAge: boolean;
}

/** Acknowledges what a change breaks: from 18 on the student alone, before a guardian with that right, at home the parent. */
export const canSign = (actor: Actor, student: SignerScope): boolean =>
  student.isOfAge
    ? isOwnRecord(actor, student)
    : isHomeParentOf(actor, student.schoolId) ||
      (isGuardianOf(actor, student.studentId, 'sign') &&
        isGuardianOf(actor, student.studentId, 'see_record'));

/** Goes on without an acknowledgement: who looks after the student, and nobody for themselves or their own child. */
export const canProceed = (actor: Actor, student: RecordScope): boolean =>
  isCounselorOf(actor, student.schoolId) && !isTooClose(actor, student);

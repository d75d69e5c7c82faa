import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import {
  type Actor,
  isCounselorOf,
  isGuardianOf,
  isHomeParentOf,
  isKnownIn,
  isRegistrarOf,
  isTooClose,
  schoolWhere,
} from '#access/actor.ts';
import {
  canAskConsent,
  canConsentFor,
  isOwnOrGuarded,
  isOwnRecord,
  type RecordScope,
} from '#access/students.ts';
import { type CounseledScope, counsels } from '#features/counseling/workflows.ts';

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

/** Who keeps a student's record or looks after the student: not a counselor where the student is others'. */
export const keepsOrCounsels = (actor: Actor, record: CounseledScope): boolean =>
  isRegistrarOf(actor, record.schoolId) || counsels(actor, record);

/** The student, guardians who may see the record, and those who keep it or counsel; teachers of the student don't. */
export const canReadLedger = (actor: Actor, record: CounseledScope): boolean =>
  isOwnOrGuarded(actor, record) || keepsOrCounsels(actor, record);

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
export const canProceed = (actor: Actor, student: CounseledScope): boolean =>
  counsels(actor, student) && !isTooClose(actor, student);

export interface SharedScope extends CounseledScope, SignerScope {}

/** Has a coach read the ledger. `app.may_share` says the same of somebody who doesn't ask, as whoever gave a link. */
export const canGiveShare = (actor: Actor, student: SharedScope): boolean => canConsentFor(actor, student);

/** Asks their guardians to have a coach read the ledger. */
export const canAskShare = (actor: Actor, student: SharedScope): boolean => canAskConsent(actor, student);

/**
 * As whom somebody ends what is shared; null: they don't. The student and guardians with the right to consent, whoever gave
 * it; those who keep the record or counsel, and not about themselves or their own child.
 */
export function endsShareAs(actor: Actor, student: SharedScope): 'student' | 'guardian' | 'school' | null {
  if (isOwnRecord(actor, student)) return 'student';
  if (isGuardianOf(actor, student.studentId, 'consent')) return 'guardian';
  return keepsOrCounsels(actor, student) && !isTooClose(actor, student) ? 'school' : null;
}
/** How somebody stands to a student of whom they suppose something. */
export const standsAs = (actor: Actor, student: RecordScope): 'student' | 'guardian' | 'staff' =>
  isOwnRecord(actor, student)
    ? 'student'
    : isGuardianOf(actor, student.studentId, 'see_record') && !isHomeParentOf(actor, student.schoolId)
      ? 'guardian'
      : 'staff';

/** Saves what-ifs about a student: whoever reads the ledger and is known at the school. */
export const canSaveScenario = (actor: Actor, student: CounseledScope): boolean =>
  canReadLedger(actor, student) && (isKnownIn(actor, student.schoolId) || isOfGuardian(actor, student));

const isOfGuardian = (actor: Actor, { studentId }: RecordScope) =>
  isGuardianOf(actor, studentId, 'see_record');

/** A what-if, with whose it is and who else reads it. */
export interface ScenarioScope {
  readonly createdBy: string;
  readonly madeBy: 'student' | 'guardian' | 'staff';
  readonly isForGuardians: boolean;
  readonly isForCounselors: boolean;
}

/**
 * Reads a what-if: whoever made it, and its student. Guardians read what is shared with guardians, never what another one
 * made; who counsels the student or keeps the record reads what is shared with them, and what staff made. Each needs to read
 * the ledger as well.
 */
export function canReadScenario(actor: Actor, student: CounseledScope, one: ScenarioScope): boolean {
  if (!canReadLedger(actor, student)) return false;
  if (one.createdBy === actor.userId || isOwnRecord(actor, student)) return true;
  if (keepsOrCounsels(actor, student) && (one.isForCounselors || one.madeBy === 'staff')) return true;
  return isOfGuardian(actor, student) && one.isForGuardians && one.madeBy !== 'guardian';
}

/** Changes, renames and shares it: whoever made it. */
export const canChangeScenario = (actor: Actor, student: CounseledScope, one: ScenarioScope): boolean =>
  one.createdBy === actor.userId && canReadScenario(actor, student, one);

/** Deletes it: whoever made it, and its student. */
export const canDeleteScenario = (actor: Actor, student: CounseledScope, one: ScenarioScope): boolean =>
  canChangeScenario(actor, student, one) || isOwnRecord(actor, student);

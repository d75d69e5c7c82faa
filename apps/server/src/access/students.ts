import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isConfirmedStudentOf, isGuardianOf, studentIdIn } from './actor.ts';

/** A student's record. */
export interface RecordScope {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
}

/** One's own record, in a school that one goes to now. */
export const isOwnRecord = (actor: Actor, record: RecordScope): boolean =>
  studentIdIn(actor, record.schoolId) === record.studentId;

/** One's own record, also in a school that one has left. */
export const isRecordOf = (actor: Actor, studentId: string): boolean =>
  actor.students.some((own) => own.studentId === studentId);

/** The student, and guardians who may see the record. */
export const isOwnOrGuarded = (actor: Actor, record: RecordScope): boolean =>
  isOwnRecord(actor, record) || isGuardianOf(actor, record.studentId, 'see_record');

/** A student, with whether they are of age today. */
export interface AgedScope extends RecordScope {
  readonly isOfAge: boolean;
}

/** Holds the two rights that giving takes: nobody gives what they may not see themselves. */
const consentsFor = (actor: Actor, { studentId }: RecordScope): boolean =>
  isGuardianOf(actor, studentId, 'consent') && isGuardianOf(actor, studentId, 'see_record');

/** Consents that others read of the record: of age the student alone, before a guardian with that right (34 CFR 99.5). */
export const canConsentFor = (actor: Actor, student: AgedScope): boolean =>
  student.isOfAge
    ? isOwnRecord(actor, student) && isConfirmedStudentOf(actor, student.schoolId)
    : consentsFor(actor, student);

/** Asks for such consent: the student, as long as they can't give it themselves. */
export const canAskConsent = (actor: Actor, student: AgedScope): boolean =>
  !student.isOfAge && isOwnRecord(actor, student) && isConfirmedStudentOf(actor, student.schoolId);

/**
 * The order of a roster: by family name, then by the rest. The last word of a name is its family name, as `sortName` of
 * `splitFullName` has it. `sp`: alias of student_profiles.
 */
export const BY_FAMILY_NAME = (sp: string): string =>
  `substring(${sp}.legal_name from '[^ ]+$'), ${sp}.legal_name, ${sp}.id`;

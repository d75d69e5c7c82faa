import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isGuardianOf, studentIdIn } from './actor.ts';

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

import { type Actor, isGuardianOf, studentIdIn } from '#platform/actor.ts';

export interface RecordScope {
  readonly schoolId: string;
  readonly studentId: string;
}

/** One's own record. */
export const isOwnRecord = (actor: Actor, record: RecordScope): boolean =>
  studentIdIn(actor, record.schoolId) === record.studentId;

/** One's own progress, or that of a child whose record one may see. */
export const canReadProgress = (actor: Actor, record: RecordScope): boolean =>
  isOwnRecord(actor, record) || isGuardianOf(actor, record.studentId, 'see_record');

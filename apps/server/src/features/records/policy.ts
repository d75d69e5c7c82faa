import {
  type Actor,
  isCounselorOf,
  isGuardianOf,
  isRegistrarOf,
  isStaffOf,
  isTooClose,
  studentIdIn,
} from '#platform/actor.ts';

/** A student's record, as staff stand to it. */
export interface RecordScope {
  readonly schoolId: string;
  readonly studentId: string;
  /** Teaches a course that the student takes or took. */
  readonly teaches: boolean;
}

/** Enters what stands on the record: the registrar, and nobody on their own or their child's. */
export const canKeepRecord = (actor: Actor, record: Omit<RecordScope, 'teaches'>): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

/** The whole record is for those who keep it and those who counsel; others see what they teach. */
export const seesWholeRecord = (actor: Actor, { schoolId }: Pick<RecordScope, 'schoolId'>): boolean =>
  isRegistrarOf(actor, schoolId) || isCounselorOf(actor, schoolId);

export const canSeeRecord = (actor: Actor, record: RecordScope): boolean =>
  seesWholeRecord(actor, record) || (record.teaches && isStaffOf(actor, record.schoolId));

/** The student, guardians who may see the record, and those who keep it or counsel; teachers of the student don't. */
export const canReadTranscript = (actor: Actor, record: Omit<RecordScope, 'teaches'>): boolean =>
  studentIdIn(actor, record.schoolId) === record.studentId ||
  isGuardianOf(actor, record.studentId, 'see_record') ||
  seesWholeRecord(actor, record);

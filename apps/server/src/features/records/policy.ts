import { type Actor, isAdminOf, isCounselorOf, isRegistrarOf, isStaffOf, isTooClose } from '#access/actor.ts';
import { isOwnOrGuarded, type RecordScope } from '#access/students.ts';

/** A student's record, as staff stand to it. */
export interface StaffRecordScope extends RecordScope {
  /** Teaches a course that the student takes or took. */
  readonly teaches: boolean;
}

/** Enters what stands on the record: the registrar, and nobody on their own or their child's. */
export const canKeepRecord = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

/** The whole record is for those who keep it and those who counsel; others see what they teach. */
export const seesWholeRecord = (actor: Actor, { schoolId }: Pick<RecordScope, 'schoolId'>): boolean =>
  isRegistrarOf(actor, schoolId) || isCounselorOf(actor, schoolId);

export const canSeeRecord = (actor: Actor, record: StaffRecordScope): boolean =>
  seesWholeRecord(actor, record) || (record.teaches && isStaffOf(actor, record.schoolId));

/**
 * Messages to a student or the guardians arrive from who runs the school, who counsels, and who teaches the student in a
 * running course; keeping the record alone doesn't open a conversation.
 */
export const canWriteAbout = (
  actor: Actor,
  schoolId: RecordScope['schoolId'],
  courses: readonly { readonly teaches: boolean; readonly status: string }[],
): boolean =>
  isAdminOf(actor, schoolId) ||
  isCounselorOf(actor, schoolId) ||
  (isStaffOf(actor, schoolId) && courses.some(({ teaches, status }) => teaches && status === 'active'));

/** The student, guardians who may see the record, and those who keep it or counsel; teachers of the student don't. */
export const canReadTranscript = (actor: Actor, record: RecordScope): boolean =>
  isOwnOrGuarded(actor, record) || seesWholeRecord(actor, record);

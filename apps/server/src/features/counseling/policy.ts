import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isCounselorOf, isTooClose, schoolWhere } from '#access/actor.ts';
import type { RecordScope } from '#access/students.ts';

/** A student's record, with whether only others look after the student. */
export interface CounseledScope extends RecordScope {
  /** Counselors are assigned, and the actor isn't among them. */
  readonly isOthersToCounsel: boolean;
}

/** The first school where the actor looks after students; null: none. */
export const schoolOfCounselor = (actor: Actor): SchoolId | null => schoolWhere(actor, isCounselorOf);

/** Looks after a student: who runs the school, and counselors whose student it is, or nobody's. */
export const counsels = (actor: Actor, student: CounseledScope): boolean =>
  isAdminOf(actor, student.schoolId) ||
  (isCounselorOf(actor, student.schoolId) && !student.isOthersToCounsel);

/** Says who looks after whom. */
export const canAssign = (actor: Actor, schoolId: SchoolId): boolean => isAdminOf(actor, schoolId);

/** Sees to the risks of a student, but of oneself or one's own child. */
export const canFollowUp = (actor: Actor, student: CounseledScope): boolean =>
  counsels(actor, student) && !isTooClose(actor, student);

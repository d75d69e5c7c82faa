import { type Actor, isGuardianOf, isKnownIn, isTooClose } from '#access/actor.ts';
import { type CounseledScope, counsels } from '#features/counseling/workflows.ts';
import { canReadLedger } from '#features/eligibility/workflows.ts';

/** Saves and proposes plans: the student, guardians who may see the record, and those who keep it or counsel. */
export const canSavePlan = (actor: Actor, student: CounseledScope): boolean =>
  canReadLedger(actor, student) &&
  (isKnownIn(actor, student.schoolId) || isGuardianOf(actor, student.studentId, 'see_record'));

/** Approves and returns plans: who looks after the student, and nobody for themselves or their own child. */
export const canDecidePlan = (actor: Actor, student: CounseledScope): boolean =>
  counsels(actor, student) && !isTooClose(actor, student);

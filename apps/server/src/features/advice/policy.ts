import { type Actor, isGuardianOf, isHomeParentOf, isKnownIn, isStaffOf, isTooClose } from '#access/actor.ts';
import { isOwnRecord } from '#access/students.ts';
import { type CounseledScope, counsels } from '#features/counseling/workflows.ts';

/** A student, with whether they are of age today. */
export interface AdvisedScope extends CounseledScope {
  readonly isOfAge: boolean;
}

/** A conversation, with who asks in it. */
export interface ConversationScope {
  readonly askedBy: string;
  readonly askedAs: 'student' | 'guardian';
  /** The actor was told of words of danger in it, then as somebody who works at the school. */
  readonly isTold: boolean;
}

const isParentOf = (actor: Actor, student: AdvisedScope): boolean =>
  isGuardianOf(actor, student.studentId, 'see_record') || isHomeParentOf(actor, student.schoolId);

/** As whom somebody asks about a student; null: they don't. Those who counsel answer, and ask the ledger itself. */
export function asksAs(actor: Actor, student: AdvisedScope): ConversationScope['askedAs'] | null {
  if (isOwnRecord(actor, student)) return isKnownIn(actor, student.schoolId) ? 'student' : null;
  return isParentOf(actor, student) ? 'guardian' : null;
}

/** Answers questions about a student: who counsels them, and not their own child's. */
export const canAnswer = (actor: Actor, student: AdvisedScope): boolean =>
  counsels(actor, student) && !isTooClose(actor, student) && !isHomeParentOf(actor, student.schoolId);

/**
 * As whom somebody reads a conversation; null: they don't. Whoever asked; those who counsel the student; and of what a student
 * asks, guardians who may see the record until the student is of age; and whom the school told of danger in it. What a guardian
 * asks is no other guardian's, nor the student's: they may be two households.
 */
export function readsAs(
  actor: Actor,
  student: AdvisedScope,
  one: ConversationScope,
): 'asker' | 'counselor' | 'guardian' | 'told' | null {
  if (one.askedBy === actor.userId) return asksAs(actor, student) ? 'asker' : null;
  if (canAnswer(actor, student)) return 'counselor';
  // What people wrote, without what the ledger says.
  if (one.isTold && isStaffOf(actor, student.schoolId) && !isParentOf(actor, student)) return 'told';
  return one.askedAs === 'student' && !student.isOfAge && isParentOf(actor, student) ? 'guardian' : null;
}

/** Notes that somebody sees to a student in danger: who counsels them, and whom the school told of it. */
export const canSeeTo = (
  actor: Actor,
  student: AdvisedScope,
  { isTold }: Pick<ConversationScope, 'isTold'>,
): boolean => canAnswer(actor, student) || (isTold && isStaffOf(actor, student.schoolId));

/** Opens the page about a student: who asks, and who reads or answers. */
export const canOpen = (actor: Actor, student: AdvisedScope): boolean =>
  asksAs(actor, student) !== null || canAnswer(actor, student);

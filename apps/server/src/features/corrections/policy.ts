import type { UserId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isHomeschoolParentIn, isLinkedTo, isRegistrarOf } from '#access/actor.ts';
import { isOwnOrGuarded, type RecordScope } from '#access/students.ts';

/** A student whose record is in question. */
export interface CorrectionScope extends RecordScope {
  readonly studentUserId: UserId | null;
}

/** The student, and guardians who may see the record. */
export const canAsk = (actor: Actor, record: CorrectionScope): boolean => isOwnOrGuarded(actor, record);

/** Those who keep the record, and nobody on their own or their child's, except in a homeschool. */
export const canAnswer = (actor: Actor, { schoolId, studentId, studentUserId }: CorrectionScope): boolean =>
  isRegistrarOf(actor, schoolId) &&
  studentUserId !== actor.userId &&
  (!isLinkedTo(actor, studentId) || isHomeschoolParentIn(actor, schoolId));

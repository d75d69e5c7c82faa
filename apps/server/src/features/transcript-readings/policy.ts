import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { ReadingState } from '@fieldhouse/contract/transcript-readings.ts';
import {
  type Actor,
  isAdminOf,
  isConfirmedStudentOf,
  isCounselorOf,
  isHomeschool,
  isRegistrarOf,
  isTooClose,
} from '#access/actor.ts';
import { isOwnOrGuarded, isOwnRecord, type RecordScope } from '#access/students.ts';

/** A reading, as somebody stands to it. */
export interface ReadingScope extends RecordScope {
  readonly state: ReadingState;
  readonly createdBy: UserId;
  readonly submittedBy: UserId | null;
  /** The student or one of their guardians brought it. */
  readonly isOfFamily: boolean;
  /** The actor has handed it in, though somebody else may have done so since. */
  readonly hasSubmitted: boolean;
  /** Nobody else of the school keeps records. */
  readonly isOnlyKeeper: boolean;
}

/** The student once the school has confirmed them, guardians who may see the record, and those who keep or counsel. */
export function canHandIn(actor: Actor, record: RecordScope): boolean {
  if (seesAll(actor, record)) return true;
  if (isOwnRecord(actor, record)) return isConfirmedStudentOf(actor, record.schoolId);
  return isOwnOrGuarded(actor, record);
}

/** Keeps records or counsels: reads transcripts of every student of the school. */
export const seesAll = (actor: Actor, { schoolId }: Pick<RecordScope, 'schoolId'>): boolean =>
  isRegistrarOf(actor, schoolId) || isCounselorOf(actor, schoolId);

/** The same people read it as may hand one in. */
export const canRead = (actor: Actor, reading: ReadingScope): boolean =>
  reading.state !== 'withdrawn' && canHandIn(actor, reading);

/** Those who keep or counsel handle every reading, the family what it brought itself. */
const canHandle = (actor: Actor, reading: ReadingScope): boolean =>
  seesAll(actor, reading) || (reading.isOfFamily && canHandIn(actor, reading));

/** While nobody was asked to approve it, or after it was sent back. */
export const canEdit = (actor: Actor, reading: ReadingScope): boolean =>
  canHandle(actor, reading) && (reading.state === 'draft' || reading.state === 'rejected');

export const canWithdraw = (actor: Actor, reading: ReadingScope): boolean =>
  canHandle(actor, reading) && ['draft', 'submitted', 'rejected'].includes(reading.state);

/** What stands on the record keeps its lines; the document itself goes when whoever brought it or the school wants that. */
export const canDeleteOriginal = (actor: Actor, reading: ReadingScope): boolean =>
  reading.state === 'approved' &&
  canHandle(actor, reading) &&
  (isRegistrarOf(actor, reading.schoolId) || isOwnOrGuarded(actor, reading));

/**
 * Why somebody who keeps records doesn't decide on this one: it is about them or their child, or they handed it in, if not last. At home
 * the parent is the school; where nobody else keeps records, an admin approves what they handed in themselves.
 */
export function blockedBy(actor: Actor, reading: ReadingScope): 'own_submission' | 'too_close' | null {
  if (isTooClose(actor, reading)) return 'too_close';
  if (isHomeschool(actor, reading.schoolId)) return null;
  if (reading.createdBy !== actor.userId && !reading.hasSubmitted) return null;
  return reading.isOnlyKeeper && isAdminOf(actor, reading.schoolId) ? null : 'own_submission';
}

export const canDecide = (actor: Actor, reading: ReadingScope): boolean =>
  reading.state === 'submitted' &&
  isRegistrarOf(actor, reading.schoolId) &&
  blockedBy(actor, reading) === null;

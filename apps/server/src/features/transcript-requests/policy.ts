import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, hasLeft, isRegistrarOf, isTooClose, schoolsWhere } from '#access/actor.ts';
import {
  type AgedScope,
  canAskConsent,
  canConsentFor,
  isOwnOrGuarded,
  isRecordOf,
  type RecordScope,
} from '#access/students.ts';

/** Reads what was asked for: the family, also of a student who has left, and those who keep the record. */
export const canSeeRequests = (actor: Actor, record: RecordScope): boolean =>
  isRecordOf(actor, record.studentId) ||
  isOwnOrGuarded(actor, record) ||
  isRegistrarOf(actor, record.schoolId);

/** Has a transcript sent by their own word. Who has left and is of age gives it for their own record still. */
export const canGiveConsent = (actor: Actor, student: AgedScope): boolean =>
  canConsentFor(actor, student) ||
  (student.isOfAge && isRecordOf(actor, student.studentId) && hasLeft(actor, student.schoolId));

/** Asks the guardians to agree that one is sent. */
export const canAskGuardians = (actor: Actor, student: AgedScope): boolean => canAskConsent(actor, student);

/** Takes a request back before it is done, and ends the link afterwards: the student, and guardians who may consent. */
export const canTakeBack = (actor: Actor, student: AgedScope): boolean =>
  canGiveConsent(actor, student) || canAskConsent(actor, student);

/** Sends, declines and holds: the registrar, and nobody about themselves or their own child. */
export const canDecide = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

/** The schools whose records the actor keeps. */
export const schoolsOfQueue = (actor: Actor): SchoolId[] =>
  schoolsWhere(actor, isRegistrarOf).map(({ schoolId }) => schoolId);

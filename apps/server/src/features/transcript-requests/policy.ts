import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isRegistrarOf, isTooClose, schoolWhere } from '#access/actor.ts';
import {
  type AgedScope,
  canAskConsent,
  canConsentFor,
  isOwnOrGuarded,
  type RecordScope,
} from '#access/students.ts';

/** Reads what was asked for: the family, and those who keep the record. */
export const canSeeRequests = (actor: Actor, record: RecordScope): boolean =>
  isOwnOrGuarded(actor, record) || isRegistrarOf(actor, record.schoolId);

/** Has a transcript sent by their own word. */
export const canGiveConsent = (actor: Actor, student: AgedScope): boolean => canConsentFor(actor, student);

/** Asks the guardians to agree that one is sent. */
export const canAskGuardians = (actor: Actor, student: AgedScope): boolean => canAskConsent(actor, student);

/** Takes a request back before it is done: the student, and guardians who may consent. */
export const canTakeBack = (actor: Actor, student: AgedScope): boolean =>
  canConsentFor(actor, student) || canAskConsent(actor, student);

/** Sends, declines and holds: the registrar, and nobody about themselves or their own child. */
export const canDecide = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

/** The first school whose records the actor keeps; null: none. */
export const schoolOfQueue = (actor: Actor): SchoolId | null => schoolWhere(actor, isRegistrarOf);

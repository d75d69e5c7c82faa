import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isCounselorOf, isRegistrarOf, isTooClose, schoolWhere } from '#access/actor.ts';
import { isOwnOrGuarded, type RecordScope } from '#access/students.ts';

interface SchoolScope {
  readonly schoolId: SchoolId;
}

/** Sees what a school keeps for eligibility: those who keep its records, and those who counsel. */
export const seesRegistry = (actor: Actor, { schoolId }: SchoolScope): boolean =>
  isRegistrarOf(actor, schoolId) || isCounselorOf(actor, schoolId);

/** Confirms titles and says how the school's account stands. */
export const keepsRegistry = (actor: Actor, { schoolId }: SchoolScope): boolean =>
  isRegistrarOf(actor, schoolId);

/** The first school whose list the actor sees; null: none. */
export const schoolOfRegistry = (actor: Actor): SchoolId | null =>
  schoolWhere(actor, (one, schoolId) => seesRegistry(one, { schoolId }));

/** The student, guardians who may see the record, and those who keep it or counsel; teachers of the student don't. */
export const canReadLedger = (actor: Actor, record: RecordScope): boolean =>
  isOwnOrGuarded(actor, record) || seesRegistry(actor, record);

/** Enters dates and facts: the registrar, and nobody about themselves or their own child. */
export const canKeepProfile = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isCounselorOf, isRegistrarOf, isTooClose, schoolWhere } from '#access/actor.ts';
import { isOwnOrGuarded, type RecordScope } from '#access/students.ts';
import { type CounseledScope, counsels } from '#features/counseling/workflows.ts';

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

/** Who keeps a student's record or looks after the student: not a counselor where the student is others'. */
export const keepsOrCounsels = (actor: Actor, record: CounseledScope): boolean =>
  isRegistrarOf(actor, record.schoolId) || counsels(actor, record);

/** The student, guardians who may see the record, and those who keep it or counsel; teachers of the student don't. */
export const canReadLedger = (actor: Actor, record: CounseledScope): boolean =>
  isOwnOrGuarded(actor, record) || keepsOrCounsels(actor, record);

/** Enters dates and facts: the registrar, and nobody about themselves or their own child. */
export const canKeepProfile = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isCounselorOf, isRegistrarOf, isTooClose, schoolWhere } from '#access/actor.ts';
import type { RecordScope } from '#access/students.ts';
import { canReadTranscript } from '#features/records/workflows.ts';

/** The student, guardians who may see the record, and those who keep it or counsel; teachers of the student don't. */
export const canSeeProgress = (actor: Actor, record: RecordScope): boolean =>
  canReadTranscript(actor, record);

/** Awards and withdraws a diploma: the registrar, and nobody their own or their child's. */
export const canAward = (actor: Actor, record: RecordScope): boolean =>
  isRegistrarOf(actor, record.schoolId) && !isTooClose(actor, record);

/** Reads what the school asks of its classes: those who keep its records, and those who counsel. */
export const canSeeSets = (actor: Actor, schoolId: SchoolId): boolean =>
  isRegistrarOf(actor, schoolId) || isCounselorOf(actor, schoolId);

/** Says what the school asks of its classes. */
export const canKeepSets = (actor: Actor, schoolId: SchoolId): boolean => isRegistrarOf(actor, schoolId);

/** The first school whose sets the actor reads; null: none. */
export const schoolOfSets = (actor: Actor): SchoolId | null => schoolWhere(actor, canSeeSets);

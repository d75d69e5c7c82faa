import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isRegistrarOf, schoolWhere } from '#access/actor.ts';

/** The first school whose records the actor keeps; null: none. */
export const schoolOfRuns = (actor: Actor): SchoolId | null => schoolWhere(actor, isRegistrarOf);

/** Starts, sees and stops runs of a school, and takes their transcripts along: those who keep its records. */
export const canRun = (actor: Actor, schoolId: SchoolId): boolean => isRegistrarOf(actor, schoolId);

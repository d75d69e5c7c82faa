import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isRegistrarOf, schoolsWhere } from '#access/actor.ts';

/** The schools whose records the actor keeps, in the order of their memberships. */
export const schoolsOfRuns = (actor: Actor): { readonly schoolId: SchoolId; readonly name: string }[] =>
  schoolsWhere(actor, isRegistrarOf);

/**
 * The school that was asked for, or the first whose records the actor keeps.
 *
 * @throws ORPCError FORBIDDEN where they keep no records; NOT_FOUND where they keep none of the school asked for.
 */
export function schoolOfRuns(actor: Actor, wanted: SchoolId | undefined): SchoolId {
  const schools = schoolsOfRuns(actor);
  const found = wanted === undefined ? schools[0] : schools.find(({ schoolId }) => schoolId === wanted);
  if (!found) throw new ORPCError(schools.length === 0 ? 'FORBIDDEN' : 'NOT_FOUND');
  return found.schoolId;
}

/** Starts, sees and stops runs of a school, and takes their transcripts along: those who keep its records. */
export const canRun = (actor: Actor, schoolId: SchoolId): boolean => isRegistrarOf(actor, schoolId);

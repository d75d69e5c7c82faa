import type { Actor } from '#access/actor.ts';

/**
 * The school in which somebody listens: what the run is booked on. Members first, then guardians by their child's
 * school; null: the person belongs to none.
 */
export const listeningSchool = (actor: Actor): string | null =>
  actor.memberships.find(({ status }) => status !== 'pending')?.schoolId ??
  actor.guardianOf[0]?.schoolId ??
  null;

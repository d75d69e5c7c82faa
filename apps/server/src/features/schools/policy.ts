import { type Actor, isAdminOf, isStaffOf } from '#platform/actor.ts';

/** The school whose terms and policies somebody sees: where they are staff; null: nowhere. */
export const schoolOfStaff = (actor: Actor): string | null =>
  actor.memberships.find((m) => isAdminOf(actor, m.schoolId))?.schoolId ??
  actor.memberships.find((m) => isStaffOf(actor, m.schoolId))?.schoolId ??
  null;

/** Terms, days off and policies are set by those who run the school. */
export const canRunSchool = (actor: Actor, schoolId: string): boolean => isAdminOf(actor, schoolId);

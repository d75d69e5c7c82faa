import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import {
  type Actor,
  isAdminOf,
  isRegistrarOf,
  isStaffOf,
  schoolOfAdmin,
  schoolOfStaff,
} from '#access/actor.ts';

/** The school whose terms and policies somebody sees: one that they run, else where they are staff; null: nowhere. */
export const schoolWithPolicies = (actor: Actor): SchoolId | null =>
  schoolOfAdmin(actor) ?? schoolOfStaff(actor);

/** Terms, days off and policies are set by those who run the school. */
export const canRunSchool = (actor: Actor, schoolId: SchoolId): boolean => isAdminOf(actor, schoolId);

/** Whoever teaches reads what letters stand for. */
export const canSeeScales = (actor: Actor, schoolId: SchoolId): boolean => isStaffOf(actor, schoolId);

/** Grading scales are kept with the records: by registrars, and by those who run the school. */
export const canKeepScales = (actor: Actor, schoolId: SchoolId): boolean => isRegistrarOf(actor, schoolId);

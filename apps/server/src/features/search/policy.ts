import { type Actor, isStaffOf } from '#platform/actor.ts';

/** People are looked for by who works at their school; students and whom the school hasn't confirmed never do. */
export const canFindPeople = (actor: Actor, schoolId: string): boolean => isStaffOf(actor, schoolId);

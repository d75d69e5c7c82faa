import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isStaffOf } from '#access/actor.ts';

/** People are looked for by who works at their school; students and whom the school hasn't confirmed never do. */
export const canFindPeople = (actor: Actor, schoolId: SchoolId): boolean => isStaffOf(actor, schoolId);

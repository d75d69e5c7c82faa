import type { Actor } from '#access/actor.ts';
import { isOwnOrGuarded, type RecordScope } from '#access/students.ts';

/** One's own progress, or that of a child whose record one may see. */
export const canReadProgress = (actor: Actor, record: RecordScope): boolean => isOwnOrGuarded(actor, record);

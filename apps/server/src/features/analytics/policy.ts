import type { Actor } from '#access/actor.ts';
import { isCourseStaff, type TaughtScope } from '#access/courses.ts';
import { isOwnOrGuarded, type RecordScope } from '#access/students.ts';

/** One's own progress, or that of a child whose record one may see. */
export const canReadProgress = (actor: Actor, record: RecordScope): boolean => isOwnOrGuarded(actor, record);

/** Figures of a class are for who teaches the course, in any role, and who runs the school. */
export const canReadClass = (actor: Actor, course: TaughtScope): boolean => isCourseStaff(actor, course);

import type { Actor } from '#access/actor.ts';
import { isCourseStaff, type RoleScope } from '#access/courses.ts';

/** Who teaches the course, and who runs the school. */
export const canKeepAttendance = (actor: Actor, course: RoleScope): boolean => isCourseStaff(actor, course);

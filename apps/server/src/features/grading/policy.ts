import { type Actor, isAdminOf, isHomeschool, isTooClose } from '#access/actor.ts';
import { isCourseStaff, type RoleScope } from '#access/courses.ts';
import type { WorkScope } from './queries.ts';

/** Who teaches the course, graders included, and who runs the school. */
export const canSeeWork = (actor: Actor, work: RoleScope): boolean => isCourseStaff(actor, work);

/**
 * Teachers of the course, but nobody their own work or their child's; in a homeschool whoever runs it. School admins read
 * and don't grade.
 */
export function canGrade(actor: Actor, work: WorkScope): boolean {
  if (!canSeeWork(actor, work)) return false;
  if (isHomeschool(actor, work.schoolId)) return true;
  return work.teacherRole !== null && !isTooClose(actor, work);
}

/** A grader's points wait for a teacher of the course. */
export const canRelease = (actor: Actor, work: WorkScope): boolean =>
  canGrade(actor, work) && work.teacherRole !== 'grader';

/** Answers questions about grades: whoever may release them, and who runs the school; nobody on their own child's. */
export const canAnswer = (actor: Actor, work: WorkScope): boolean =>
  !isTooClose(actor, work) && (isAdminOf(actor, work.schoolId) || canRelease(actor, work));

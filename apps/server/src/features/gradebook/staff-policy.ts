import { type Actor, isHomeschool } from '#access/actor.ts';
import { isCourseStaff, type RoleScope, runsCourse, teachesCourse } from '#access/courses.ts';

/** Who teaches the course, graders included, and who runs the school. */
export const canSeeGradebook = (actor: Actor, course: RoleScope): boolean => isCourseStaff(actor, course);

/** Teachers of the course; in a homeschool whoever runs it. School admins read and don't grade. */
export const canGradeIn = (actor: Actor, course: RoleScope): boolean =>
  canSeeGradebook(actor, course) && (isHomeschool(actor, course.schoolId) || teachesCourse(actor, course));

/** A grader's points wait for a teacher of the course. */
export const canReleaseIn = (actor: Actor, course: RoleScope): boolean =>
  canGradeIn(actor, course) && course.teacherRole !== 'grader';

/** Owners and teachers of the course, and admins of its school. */
export const canSetUp = (actor: Actor, course: RoleScope): boolean => runsCourse(actor, course);

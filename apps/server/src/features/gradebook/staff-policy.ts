import { type Actor, isAdminOf, isStaffOf } from '#platform/actor.ts';

/** A course with the actor's place in it. */
export interface CourseScope {
  readonly schoolId: string;
  /** Null: doesn't teach it. */
  readonly teacherRole: 'owner' | 'teacher' | 'grader' | null;
}

const isHomeschool = (actor: Actor, schoolId: string): boolean =>
  actor.memberships.some((m) => m.schoolId === schoolId && m.schoolKind === 'homeschool');

const teaches = (actor: Actor, course: CourseScope): boolean =>
  course.teacherRole !== null && isStaffOf(actor, course.schoolId);

/** Who teaches the course, graders included, and who runs the school. */
export const canSeeGradebook = (actor: Actor, course: CourseScope): boolean =>
  isAdminOf(actor, course.schoolId) || teaches(actor, course);

/** Teachers of the course; in a homeschool whoever runs it. School admins read and don't grade. */
export const canGradeIn = (actor: Actor, course: CourseScope): boolean =>
  canSeeGradebook(actor, course) && (isHomeschool(actor, course.schoolId) || teaches(actor, course));

/** A grader's points wait for a teacher of the course. */
export const canReleaseIn = (actor: Actor, course: CourseScope): boolean =>
  canGradeIn(actor, course) && course.teacherRole !== 'grader';

/** Owners and teachers of the course, and admins of its school. */
export const canSetUp = (actor: Actor, course: CourseScope): boolean =>
  isAdminOf(actor, course.schoolId) || (teaches(actor, course) && course.teacherRole !== 'grader');

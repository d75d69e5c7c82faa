import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isRegistrarOf, schoolOfStaff } from '#access/actor.ts';
import { isCourseStaff, type RoleScope, runsCourse } from '#access/courses.ts';

/** How the actor stands to a course as its author, as `AUTHOR_SCOPE` loads it. */
export interface AuthorScope extends RoleScope {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly courseStatus: 'draft' | 'published' | 'archived';
  /** Null: made by the platform itself. */
  readonly createdBy: string | null;
  /** Who asks to publish it; null: nobody does. */
  readonly requestedBy: string | null;
  /** A family's school, where the parent is author and school in one. */
  readonly isHome: boolean;
  readonly timeZone: string;
  readonly coursePublishing: 'approval' | 'teacher';
}

/** Teaches the course in any role, or runs the school: sees drafts and answer keys. */
export const canRead = (actor: Actor, course: AuthorScope): boolean => isCourseStaff(actor, course);

/** Owner or teacher of the course, or admin of its school; a grader grades and doesn't author. */
export const canAuthor = (actor: Actor, course: AuthorScope): boolean => runsCourse(actor, course);

/** Which content gives credit is said by whoever keeps the records of the school. */
export const canSetContent = (actor: Actor, course: AuthorScope): boolean =>
  course.schoolId !== null && isRegistrarOf(actor, course.schoolId);

/** The course is this person's own work. */
const isAuthorOf = (actor: Actor, course: AuthorScope): boolean =>
  course.createdBy === actor.userId ||
  course.requestedBy === actor.userId ||
  course.teacherRole === 'owner' ||
  course.teacherRole === 'teacher';

/** Admins decide; nobody on their own course, except at home. */
export const canDecide = (actor: Actor, course: AuthorScope): boolean =>
  isAdminOf(actor, course.schoolId) && (course.isHome || !isAuthorOf(actor, course));

/** Whether this person's Publish asks first. An admin who isn't the author decides by publishing. */
export const needsApproval = (actor: Actor, course: AuthorScope): boolean =>
  course.coursePublishing === 'approval' && !canDecide(actor, course);

/** The school in which this person begins courses; null: none. */
export const authoringSchool = (actor: Actor): SchoolId | null => schoolOfStaff(actor);

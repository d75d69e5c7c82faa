import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isOfSchool, isStudentOf, isTooClose, schoolOfStaff } from '#access/actor.ts';
import { isCourseStaff, isNowGuardianOf, ownsCourse, type RoleScope, runsCourse } from '#access/courses.ts';

export interface CourseScope {
  readonly schoolId: SchoolId;
  readonly status: 'draft' | 'published' | 'archived';
}

/** Published courses are for members of the school and guardians of its students; drafts are not in the catalog. */
export const canSeeInCatalog = (actor: Actor, course: CourseScope): boolean =>
  course.status === 'published' && isOfSchool(actor, course.schoolId);

/** Students of the school enrol themselves, with or without a record. */
export const canEnroll = (actor: Actor, course: CourseScope): boolean =>
  course.status === 'published' && isStudentOf(actor, course.schoolId);

/** Teaches the course in any role, or runs the school. */
export const canReadRoster = (actor: Actor, course: RoleScope): boolean => isCourseStaff(actor, course);

/** Owner or teacher of the course, or admin of its school. */
export const canRunCourse = (actor: Actor, course: RoleScope): boolean => runsCourse(actor, course);

/** The owner of the course names who helps; admins of the school do, too. */
export const canNameTeachers = (actor: Actor, course: RoleScope): boolean =>
  isAdminOf(actor, course.schoolId) || ownsCourse(actor, course);

/** Whose course it is, is decided by those who run the school. */
export const canHandOver = (actor: Actor, { schoolId }: RoleScope): boolean => isAdminOf(actor, schoolId);

/** How somebody who reads the catalog stands to what is in a course. */
export interface OpenScope {
  readonly schoolId: SchoolId;
  readonly enrollment: string | null;
  readonly teaches: boolean;
  readonly guardedStudentIds: readonly StudentId[];
}

/** Learns in the course, teaches it, runs the school, or is the guardian of a student in it. */
export const canOpen = (actor: Actor, course: OpenScope): boolean =>
  course.enrollment === 'active' ||
  course.enrollment === 'completed' ||
  isCourseStaff(actor, course) ||
  isNowGuardianOf(actor, course);

/** A student's place in a course, as somebody who decides on it stands to it. */
export interface PlaceScope extends RoleScope {
  readonly studentId: StudentId;
}

/** Who runs the course or the school lets students in and takes them out; nobody themselves or their own child. */
export const canDecideOnPlace = (actor: Actor, place: PlaceScope): boolean =>
  canRunCourse(actor, place) && !isTooClose(actor, place);

/** The school in which this person adopts library courses; null: none. */
export const adoptingSchool = (actor: Actor): SchoolId | null => schoolOfStaff(actor);

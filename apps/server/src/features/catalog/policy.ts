import { type Actor, isAdminOf, isGuardianOf, isMemberOf, isStaffOf, isTooClose } from '#platform/actor.ts';

export interface CourseScope {
  readonly schoolId: string;
  readonly status: 'draft' | 'published' | 'archived';
}

/** Published courses are for members of the school and guardians of its students; drafts are not in the catalog. */
export const canSeeInCatalog = (actor: Actor, course: CourseScope): boolean =>
  course.status === 'published' &&
  (isMemberOf(actor, course.schoolId) ||
    actor.guardianOf.some(
      (link) => link.schoolId === course.schoolId && isGuardianOf(actor, link.studentId, 'see_record'),
    ));

/** Students of the school enrol themselves, with or without a record. */
export const canEnroll = (actor: Actor, course: CourseScope): boolean =>
  course.status === 'published' &&
  actor.memberships.some(
    (m) => m.schoolId === course.schoolId && m.role === 'student' && m.status !== 'pending',
  );

/** How the actor stands to a course whose students they want to see. */
export interface TaughtScope {
  readonly schoolId: string;
  readonly teacherRole: 'owner' | 'teacher' | 'grader' | null;
}

/** Teaches the course in any role, or runs the school. */
export const canReadRoster = (actor: Actor, { schoolId, teacherRole }: TaughtScope): boolean =>
  isAdminOf(actor, schoolId) || (teacherRole !== null && isStaffOf(actor, schoolId));

/** Owner or teacher of the course, or admin of its school. */
export const canRunCourse = (actor: Actor, { schoolId, teacherRole }: TaughtScope): boolean =>
  isAdminOf(actor, schoolId) ||
  ((teacherRole === 'owner' || teacherRole === 'teacher') && isStaffOf(actor, schoolId));

/** The owner of the course names who helps; admins of the school do, too. */
export const canNameTeachers = (actor: Actor, { schoolId, teacherRole }: TaughtScope): boolean =>
  isAdminOf(actor, schoolId) || (teacherRole === 'owner' && isStaffOf(actor, schoolId));

/** Whose course it is, is decided by those who run the school. */
export const canHandOver = (actor: Actor, { schoolId }: TaughtScope): boolean => isAdminOf(actor, schoolId);

/** How somebody who reads the catalog stands to what is in a course. */
export interface OpenScope {
  readonly schoolId: string;
  readonly enrollment: string | null;
  readonly teaches: boolean;
  readonly guardedStudentIds: readonly string[];
}

/** Learns in the course, teaches it, runs the school, or is the guardian of a student in it. */
export const canOpen = (actor: Actor, course: OpenScope): boolean =>
  course.enrollment === 'active' ||
  course.enrollment === 'completed' ||
  isAdminOf(actor, course.schoolId) ||
  (course.teaches && isStaffOf(actor, course.schoolId)) ||
  course.guardedStudentIds.some((studentId) => isGuardianOf(actor, studentId, 'see_record'));

/** A student's place in a course, as somebody who decides on it stands to it. */
export interface PlaceScope extends TaughtScope {
  readonly studentId: string;
}

/** Who runs the course or the school lets students in and takes them out; nobody themselves or their own child. */
export const canDecideOnPlace = (actor: Actor, place: PlaceScope): boolean =>
  canRunCourse(actor, place) && !isTooClose(actor, place);

/** The school in which this person adopts library courses; null: none. */
export const adoptingSchool = (actor: Actor): string | null =>
  actor.memberships.find((m) => isStaffOf(actor, m.schoolId))?.schoolId ?? null;

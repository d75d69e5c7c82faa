import { type Actor, isAdminOf, isGuardianOf, isMemberOf, isStaffOf, studentIdIn } from '#platform/actor.ts';

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

/** Students of the school enrol themselves. */
export const canEnroll = (actor: Actor, course: CourseScope): boolean =>
  course.status === 'published' && studentIdIn(actor, course.schoolId) !== null;

/** A request to join a course, as somebody who decides on it stands to it. */
export interface RequestScope {
  readonly schoolId: string;
  readonly studentUserId: string | null;
  readonly teacherRole: 'owner' | 'teacher' | 'grader' | null;
}

/** Who runs the course or the school lets students in; nobody lets themselves in. */
export const canDecideRequest = (
  actor: Actor,
  { schoolId, studentUserId, teacherRole }: RequestScope,
): boolean =>
  studentUserId !== actor.userId &&
  (isAdminOf(actor, schoolId) ||
    (isStaffOf(actor, schoolId) && (teacherRole === 'owner' || teacherRole === 'teacher')));

/** The school in which this person adopts library courses; null: none. */
export const adoptingSchool = (actor: Actor): string | null =>
  actor.memberships.find((m) => isStaffOf(actor, m.schoolId))?.schoolId ?? null;

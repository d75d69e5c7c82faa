import { type Actor, isGuardianOf, isMemberOf, isStaffOf, studentIdIn } from '#platform/actor.ts';

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

/** The school in which this person adopts library courses; null: none. */
export const adoptingSchool = (actor: Actor): string | null =>
  actor.memberships.find((m) => isStaffOf(actor, m.schoolId))?.schoolId ?? null;

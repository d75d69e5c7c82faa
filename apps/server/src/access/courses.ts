import type { EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isAdminOf, isGuardianOf, isKnownIn, isStaffOf, studentIdIn } from './actor.ts';
import { IS_ON_FILE } from './guardians.ts';
import { TEACHES } from './teachers.ts';

/*
 * Who stands how to a course: the SQL that loads it, and the predicates that decide by it.
 */

export type TeacherRole = 'owner' | 'teacher' | 'grader';

/** How the actor stands to a course by their row among its teachers, as `TEACHER_ROLE` or `TEACHES` loads it. */
export type TaughtScope = { readonly schoolId: SchoolId } & (
  | { readonly teacherRole: TeacherRole | null }
  | { readonly teaches: boolean }
);

/** The same with the role: for what graders don't do. */
export interface RoleScope {
  readonly schoolId: SchoolId;
  /** Null: doesn't teach it. */
  readonly teacherRole: TeacherRole | null;
}

/** Teaches the course, graders included, and still works at the school. */
export const teachesCourse = (actor: Actor, course: TaughtScope): boolean =>
  ('teacherRole' in course ? course.teacherRole !== null : course.teaches) &&
  isStaffOf(actor, course.schoolId);

/** Teaches the course as its owner or teacher; a grader grades and doesn't lead. */
export const leadsCourse = (actor: Actor, course: RoleScope): boolean =>
  teachesCourse(actor, course) && course.teacherRole !== 'grader';

/** Teaches the course as its owner. */
export const ownsCourse = (actor: Actor, course: RoleScope): boolean =>
  teachesCourse(actor, course) && course.teacherRole === 'owner';

/** Teaches the course in any role, or runs the school: sees drafts too. */
export const isCourseStaff = (actor: Actor, course: TaughtScope): boolean =>
  isAdminOf(actor, course.schoolId) || teachesCourse(actor, course);

/** Owner or teacher of the course, or admin of its school: the relation `runs`. */
export const runsCourse = (actor: Actor, course: RoleScope): boolean =>
  isAdminOf(actor, course.schoolId) || leadsCourse(actor, course);

/** How the actor stands to a course, as `COURSE_RELATION` loads it. */
export interface CourseScope {
  readonly schoolId: SchoolId;
  readonly courseStatus: 'draft' | 'published' | 'archived';
  /** The actor's own record, where it is enrolled; null: not enrolled. */
  readonly ownStudentId: StudentId | null;
  readonly ownEnrollment: 'active' | 'completed' | null;
  /** Students of the course to whom the actor has a link on file. */
  readonly guardedStudentIds: readonly StudentId[];
  readonly teaches: boolean;
}

/** With the attempt at the course that the actor is in, or was in last; null: not enrolled. */
export interface AttemptScope extends CourseScope {
  readonly ownEnrollmentId: EnrollmentId | null;
}

/** Who takes the course or has completed it. Condition over `e`, an enrollment. */
export const IS_LEARNER = (e: string): string => `${e}.status in ('active', 'completed')`;

/** Students of course `c` to whom the actor has a link on file; `which` of the enrollments `ge`. */
export const GUARDED_STUDENTS = (which: string): string => `
  select g.student_id from guardian_links g
      join enrollments ge on ge.school_id = g.school_id and ge.student_id = g.student_id
        and ge.course_id = c.id and ${which}
    where g.guardian_user_id = app.user_id() and g.school_id = c.school_id and ${IS_ON_FILE('g')}`;

/** Columns of `CourseScope`, for a statement in which `c` is the course and that ends with `COURSE_RELATION_JOIN`. */
export const COURSE_RELATION = `
  c.school_id as "schoolId", c.status as "courseStatus",
  own.student_id as "ownStudentId", own.enrollment_id as "ownEnrollmentId", own.status as "ownEnrollment",
  array(${GUARDED_STUDENTS(`ge.is_current and ${IS_LEARNER('ge')}`)}
    order by g.student_id) as "guardedStudentIds",
  ${TEACHES()} as teaches`;

export const COURSE_RELATION_JOIN = `
  left join lateral (
    select e.student_id, e.id as enrollment_id, e.status, e.enrolled_at, e.attempt_number from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = c.id
        and e.is_current and ${IS_LEARNER('e')}
    where sp.user_id = app.user_id() and sp.school_id = c.school_id
    limit 1) own on true`;

/** Takes the course now, or has taken it. */
export const isLearnerOf = (actor: Actor, course: CourseScope): boolean =>
  course.courseStatus !== 'draft' &&
  course.ownStudentId !== null &&
  course.ownStudentId === studentIdIn(actor, course.schoolId);

/** Takes the course now: works in it, and doesn't merely read. */
export const isActiveLearnerOf = (actor: Actor, course: CourseScope): boolean =>
  isLearnerOf(actor, course) && course.ownEnrollment === 'active';

/** The students of the course whose record this guardian may see. */
export const guardedIn = (actor: Actor, course: CourseScope): readonly StudentId[] =>
  course.courseStatus === 'draft'
    ? []
    : course.guardedStudentIds.filter((studentId) => isGuardianOf(actor, studentId, 'see_record'));

/** Takes or took the course, is the guardian of somebody who does, or is its staff. */
export const canReadCourse = (actor: Actor, course: CourseScope): boolean =>
  isLearnerOf(actor, course) || guardedIn(actor, course).length > 0 || isCourseStaff(actor, course);

/** Confirmed by the school, or a student's guardian: may read the names of other people. */
export const mayKnowPeople = (actor: Actor, course: CourseScope): boolean =>
  isKnownIn(actor, course.schoolId) || guardedIn(actor, course).length > 0;

/** How the actor stands to a course that learners now and those who teach meet in, as its standing is loaded. */
export interface MeetingScope {
  readonly schoolId: SchoolId;
  /** The actor's own records that take the course now. */
  readonly ownStudentIds: readonly StudentId[];
  /** Records that take it now and to which the actor has a link on file. */
  readonly guardedStudentIds: readonly StudentId[];
}

/** Takes the course now. */
export const isNowLearnerOf = (
  actor: Actor,
  course: Pick<MeetingScope, 'schoolId' | 'ownStudentIds'>,
): boolean => course.ownStudentIds.some((id) => studentIdIn(actor, course.schoolId) === id);

/** May see the record of somebody who takes the course now. */
export const isNowGuardianOf = (actor: Actor, course: Pick<MeetingScope, 'guardedStudentIds'>): boolean =>
  course.guardedStudentIds.some((id) => isGuardianOf(actor, id, 'see_record'));

import type { WorkState } from '@fieldhouse/contract/lessons.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { type Actor, isAdminOf, isGuardianOf, isKnownIn, isStaffOf, studentIdIn } from '#platform/actor.ts';
import type { Sql } from './rows.gen.ts';

export { eachSide, showMatching } from './matching-html.ts';

/*
 * What other features need of course content: who may open it, and how far a piece of work is.
 */

/** How the actor stands to a course, as `COURSE_RELATION` loads it. */
export interface CourseScope {
  readonly schoolId: string;
  readonly courseStatus: 'draft' | 'published' | 'archived';
  /** The actor's own record, where it is enrolled; null: not enrolled. */
  readonly ownStudentId: string | null;
  readonly ownEnrollment: 'active' | 'completed' | null;
  /** Students of the course to whom the actor has a live guardian link. */
  readonly guardedStudentIds: readonly string[];
  readonly teaches: boolean;
}

/** With the attempt at the course that the actor is in, or was in last; null: not enrolled. */
export interface AttemptScope extends CourseScope {
  readonly ownEnrollmentId: string | null;
}

/** Columns of `AttemptScope`, for a statement in which `c` is the course and that ends with `COURSE_RELATION_JOIN`. */
export const COURSE_RELATION = `
  c.school_id as "schoolId", c.status as "courseStatus",
  own.student_id as "ownStudentId", own.enrollment_id as "ownEnrollmentId", own.status as "ownEnrollment",
  array(select g.student_id from guardian_links g
      join enrollments ge on ge.school_id = g.school_id and ge.student_id = g.student_id
        and ge.course_id = c.id and ge.is_current and ge.status in ('active', 'completed')
    where g.guardian_user_id = app.user_id() and g.school_id = c.school_id and g.status = 'active'
    order by g.student_id) as "guardedStudentIds",
  exists (select from course_teachers ct
    where ct.school_id = c.school_id and ct.course_id = c.id and ct.user_id = app.user_id()
      and ct.ended_at is null) as teaches`;

export const COURSE_RELATION_JOIN = `
  left join lateral (
    select e.student_id, e.id as enrollment_id, e.status, e.enrolled_at, e.attempt_number from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = c.id
        and e.is_current and e.status in ('active', 'completed')
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
export const guardedIn = (actor: Actor, course: CourseScope): readonly string[] =>
  course.courseStatus === 'draft'
    ? []
    : course.guardedStudentIds.filter((studentId) => isGuardianOf(actor, studentId, 'see_record'));

/** Teaches the course, or runs the school: sees drafts too. */
export const isCourseStaff = (actor: Actor, course: CourseScope): boolean =>
  isAdminOf(actor, course.schoolId) || (course.teaches && isStaffOf(actor, course.schoolId));

export const canReadCourse = (actor: Actor, course: CourseScope): boolean =>
  isLearnerOf(actor, course) || guardedIn(actor, course).length > 0 || isCourseStaff(actor, course);

/** Confirmed by the school, or a student's guardian: may read the names of other people. */
export const mayKnowPeople = (actor: Actor, course: CourseScope): boolean =>
  isKnownIn(actor, course.schoolId) || guardedIn(actor, course).length > 0;

/**
 * The name of who teaches course `c`, its owner first; who only grades doesn't. The database hides it from students whom
 * the school hasn't confirmed.
 */
export const INSTRUCTOR_JOIN = `
  left join lateral (
    select m.display_name from course_teachers ct
      join school_memberships m on m.school_id = ct.school_id and m.user_id = ct.user_id and m.status = 'active'
    where ct.school_id = c.school_id and ct.course_id = c.id and ct.ended_at is null and ct.role <> 'grader'
    order by ct.role <> 'owner', ct.id limit 1) t on true`;

/** When assignment `a` is due for a student, where `own_due` is that student's row of `student_due_dates`, if there is one. */
export const OWN_DUE = 'coalesce(own_due.due_at, a.due_at)';

/** One student's cell of the gradebook, as far as its state goes. All null: no cell yet. */
export interface CellRow {
  readonly gradeState: 'ungraded' | 'graded' | 'excused' | 'missing' | null;
  readonly isReleased: boolean | null;
  readonly attemptNumber: number | null;
}

/** Columns of `CellRow`, for a statement in which `g` is the left-joined cell. */
export const CELL_STATE = `
  g.state as "gradeState", g.released_at is not null as "isReleased", g.attempt_number as "attemptNumber"`;

/**
 * How far the work is, as the student may know it: what isn't released yet shows as submitted, or as not begun
 * where nothing was handed in.
 */
export function workState(cell: CellRow): Exclude<WorkState, 'draft'>;
export function workState(cell: CellRow, hasDraft: boolean): WorkState;
export function workState(cell: CellRow, hasDraft = false): WorkState {
  const isKnown = cell.isReleased === true && cell.gradeState !== null && cell.gradeState !== 'ungraded';
  if (isKnown) return cell.gradeState as 'graded' | 'excused' | 'missing';
  if ((cell.attemptNumber ?? 0) > 0) return 'submitted';
  return hasDraft ? 'draft' : 'not_started';
}

const refold = statement<Sql['refold'], { schoolId: string; courseId: string }>(`
  update course_progress p set
    lessons_completed = (
      select count(*) from lesson_progress lp
        join lessons l on l.id = lp.lesson_id and l.status = 'published'
      where lp.school_id = p.school_id and lp.enrollment_id = p.enrollment_id and lp.completed_at is not null),
    next_lesson_id = (
      select l.id from course_modules m
        join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
        left join lesson_progress lp on lp.school_id = p.school_id and lp.enrollment_id = p.enrollment_id
          and lp.lesson_id = l.id
      where m.school_id = p.school_id and m.course_id = p.course_id and lp.completed_at is null
      order by m.order_index, l.order_index limit 1)
  where p.school_id = :schoolId and p.course_id = :courseId`);

/** Makes every student's progress in a course anew, after its lessons were published, moved or taken away. */
export async function refoldCourse(tx: Transaction, schoolId: string, courseId: string): Promise<void> {
  await tx.query(refold({ schoolId, courseId }));
}

import type {
  CourseId,
  EnrollmentId,
  GradingScaleId,
  SchoolId,
  StudentId,
} from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { RoleScope } from '#access/courses.ts';
import { BY_FAMILY_NAME } from '#access/students.ts';
import { INSTRUCTOR, TEACHER_ROLE } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import { isListedSql, isLockedSql } from '#features/grading/workflows.ts';
import type { Sql } from './rows.gen.ts';

/** A course as somebody who wants to post its grades stands to it. */
export interface PostingScope extends RoleScope {
  readonly courseId: string;
  readonly title: string;
  readonly transcriptTitle: string;
  readonly level: string;
  readonly subject: string;
  readonly ncaaArea: string | null;
  readonly isNcaaApproved: boolean;
  readonly credits: number;
  readonly courseStatus: 'draft' | 'published' | 'archived';
  readonly teacherName: string | null;
  readonly termName: string | null;
  /** With its school year; null: no term. */
  readonly termLabel: string | null;
  /** Last day of the term, local to the school; null: no term. */
  readonly termEndsOn: string | null;
  readonly timeZone: string;
  readonly gradesDueOn: string | null;
}

export const findPostingCourse = statement<Sql['findPostingCourse'], { courseId: CourseId }>(`
  select c.school_id as "schoolId", c.id as "courseId", c.title,
    coalesce(c.transcript_title, c.title) as "transcriptTitle", c.level, c.subject, c.ncaa_area as "ncaaArea",
    c.ncaa_approved as "isNcaaApproved", c.credits, c.status as "courseStatus",
    ${TEACHER_ROLE()} as "teacherRole",
    (${INSTRUCTOR}) as "teacherName",
    t.name as "termName", y.label || ', ' || t.name as "termLabel", t.ends_on as "termEndsOn",
    t.grades_due_on as "gradesDueOn", s.time_zone as "timeZone"
  from courses c
    join schools s on s.id = c.school_id
    left join terms t on t.school_id = c.school_id and t.id = c.term_id
    left join academic_years y on y.school_id = t.school_id and y.id = t.academic_year_id
  where c.id = :courseId and c.school_id is not null`);

export interface WindowRow {
  readonly id: string;
  readonly state: 'locked' | 'reopened';
  readonly at: string;
  readonly reason: string | null;
  /** Whose grades it was opened again for; null: the whole course. */
  readonly enrollmentIds: readonly string[] | null;
  /** Why, for each of those; null: for the one reason. */
  readonly reasons: readonly string[] | null;
  readonly byName: string | null;
}

const WINDOW = `
  w.id, w.state, w.at, w.reason, w.enrollment_ids as "enrollmentIds", w.reasons, (select m.display_name from school_memberships m
    where m.school_id = w.school_id and m.user_id = w.by order by m.id limit 1) as "byName"`;

/** The posting of the course as a whole; no row: it never was. */
export const findWindow = statement<
  Sql['findWindow'],
  { courseId: CourseId },
  { enrollmentIds: readonly EnrollmentId[] | null }
>(`
  select ${WINDOW} from courses c
    join posting_windows w on w.school_id = c.school_id and w.course_id = c.id and w.grading_period_id is null
  where c.id = :courseId`);

type EnrollmentStatus =
  | 'requested'
  | 'waitlisted'
  | 'active'
  | 'completed'
  | 'dropped'
  | 'withdrawn'
  | 'declined';

export interface PostingRow {
  readonly studentId: StudentId;
  readonly studentUserId: string | null;
  readonly enrollmentId: string;
  readonly name: string;
  readonly status: EnrollmentStatus;
  /** Which attempt of the student at the course it is, from 1. */
  readonly attemptNumber: number;
  /** Takes the course, or has completed it: is there when the course is posted as a whole. */
  readonly isListed: boolean;
  /** What was posted stands until it is reopened. */
  readonly isLocked: boolean;
  readonly soFarRatio: number | null;
  readonly ifNothingElseRatio: number | null;
  readonly gradedCount: number;
  readonly publishedCount: number;
  readonly missingCount: number;
  readonly needsGradingCount: number;
  readonly heldCount: number;
  /** Published work that isn't due yet for the student. */
  readonly notDueCount: number;
  readonly postedId: string | null;
  readonly postedNumber: number | null;
  readonly postedResult: 'graded' | 'incomplete' | 'withdrawn' | null;
  readonly postedRatio: number | null;
  readonly postedLetter: string | null;
  /** Null: the standard scale, or nothing is posted. */
  readonly postedScaleId: GradingScaleId | null;
  /** The last day of the course for the student, which says by which scale it is lettered; null: nobody knows. */
  readonly lastDayOn: string | null;
  readonly postedAt: string | null;
  readonly postedByName: string | null;
  readonly overrideReason: string | null;
  /** By when a posted incomplete is to be made up; null: it is none, or nobody said. */
  readonly postedDueOn: CalendarDate | null;
  /** Last day of the term of the attempt, local to the school; null: it ran in none. */
  readonly termEndsOn: string | null;
}

const POSTING_LINES = `
  select sp.id as "studentId", sp.user_id as "studentUserId", e.id as "enrollmentId", sp.legal_name as name, e.status,
    e.attempt_number as "attemptNumber", ${isListedSql('e')} as "isListed",
    ${isLockedSql('e.school_id', 'e.course_id', 'e.id')} as "isLocked",
    g.staff_so_far_ratio as "soFarRatio", g.staff_if_nothing_else_ratio as "ifNothingElseRatio",
    coalesce(g.staff_graded_count, 0) as "gradedCount", coalesce(g.published_count, 0) as "publishedCount",
    coalesce(g.missing_count, 0) as "missingCount", coalesce(g.needs_grading_count, 0) as "needsGradingCount",
    (select count(*) from grades cell where cell.school_id = e.school_id and cell.course_id = e.course_id
      and cell.enrollment_id = e.id and cell.state = 'graded' and cell.released_at is null) as "heldCount",
    (select count(*) from assignments a
      left join student_due_dates x on x.school_id = a.school_id and x.student_id = e.student_id
        and x.assignment_id = a.id
      where a.school_id = e.school_id and a.course_id = e.course_id and a.status = 'published'
        and coalesce(x.due_at, a.due_at) > :now::timestamptz) as "notDueCount",
    f.id as "postedId", f.number as "postedNumber", f.result as "postedResult", f.ratio as "postedRatio",
    f.letter as "postedLetter", f.grading_scale_id as "postedScaleId",
    coalesce(d.exited_on, tm.ends_on) as "lastDayOn", f.posted_at as "postedAt", f.override_reason as "overrideReason", f.due_on as "postedDueOn",
    tm.ends_on as "termEndsOn",
    (select m.display_name from school_memberships m where m.school_id = e.school_id and m.user_id = f.posted_by
      order by m.id limit 1) as "postedByName"
  from courses c
    join enrollments e on e.school_id = c.school_id and e.course_id = c.id
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    left join course_grades g on g.school_id = e.school_id and g.enrollment_id = e.id
    left join terms tm on tm.school_id = e.school_id and tm.id = coalesce(e.term_id, c.term_id)
    left join course_dates d on d.school_id = e.school_id and d.enrollment_id = e.id
    left join lateral (
      select * from final_grades one
      where one.school_id = e.school_id and one.enrollment_id = e.id and one.grading_period_id is null
      order by one.number desc limit 1) f on true
  where c.id = :courseId and (f.id is not null or (e.is_current and e.status = 'active'))`;

/** Attempts whose grade is to be posted, and all whose was. */
export const listPosting = statement<
  Sql['listPosting'],
  { courseId: CourseId; now: string },
  { postedDueOn: CalendarDate | null }
>(`${POSTING_LINES} order by ${BY_FAMILY_NAME('sp')}, e.attempt_number`);

/** The same in the order of locks, their totals held. */
export const lockPostingLines = statement<
  Sql['lockPostingLines'],
  { courseId: CourseId; now: string },
  { postedDueOn: CalendarDate | null }
>(`
  with held as (
    select g.enrollment_id from course_grades g where g.course_id = :courseId
      and g.school_id = (select school_id from courses where id = :courseId)
    order by g.enrollment_id for update)
  ${POSTING_LINES} and (select count(*) from held) >= 0
  order by sp.id, e.attempt_number`);

/** `enrollmentIds`: enrollments or null: the whole course; `reasons`: a reason for each of them or null. */
export const putWindow = statement<
  Sql['putWindow'],
  {
    schoolId: SchoolId;
    postingWindowId: string;
    courseId: CourseId;
    state: 'locked' | 'reopened';
    by: string;
    at: string;
    reason: string | null;
    enrollmentIds: readonly string[] | null;
    reasons: readonly string[] | null;
  }
>(`
  insert into posting_windows (school_id, id, course_id, grading_period_id, state, by, at, reason,
    enrollment_ids, reasons)
  values (:schoolId, :postingWindowId, :courseId, null, :state, :by, :at, :reason, :enrollmentIds, :reasons)
  on conflict (school_id, course_id, grading_period_id) do update set state = excluded.state, by = excluded.by,
    at = excluded.at, reason = excluded.reason, enrollment_ids = excluded.enrollment_ids, reasons = excluded.reasons,
    version = posting_windows.version + 1`);

/** `ratio`: final ratio or null. */
export const closeEnrollment = statement<
  Sql['closeEnrollment'],
  {
    schoolId: string;
    enrollmentId: string;
    status: string;
    ratio: number | null;
    at: string;
    enrollmentEventId: string;
    by: string;
    reason: string | null;
  },
  { fromStatus: string }
>(`
  with before as (select status from enrollments where school_id = :schoolId and id = :enrollmentId for update),
  closed as (
    update enrollments set status = :status, final_ratio = :ratio,
      term_id = coalesce(term_id, (select c.term_id from courses c
        where c.school_id = enrollments.school_id and c.id = enrollments.course_id)),
      completed_at = case when :status = 'completed' then coalesce(completed_at, :at::timestamptz) end,
      updated_at = :at, version = version + 1
    where school_id = :schoolId and id = :enrollmentId returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select :schoolId, :enrollmentEventId, closed.id, before.status, :status, :reason, :by, :at from closed, before
  returning from_status as "fromStatus"`);

/** Live enrolments, counted anew after posting. */
export const recountEnrolled = statement<Sql['recountEnrolled'], { schoolId: SchoolId; courseId: CourseId }>(`
  update course_stats set enrolled_count = (
    select count(*) from enrollments e where e.school_id = :schoolId and e.course_id = :courseId and e.status = 'active')
  where course_id = :courseId`);

import type { CourseId, EnrollmentId, FinalGradeId, SchoolId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  type IncompleteDueDays,
  incompleteDueDays,
  isIncompleteDueDay,
  isIncompleteOverdue,
} from '@fieldhouse/domain/records/incomplete.ts';
import { isTooClose } from '#access/actor.ts';
import { LED_COURSES, TEACHER_ROLE } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import { beginPosting, isOpenIncompleteSql } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { canPost, canReviewPosting } from './policy.ts';
import { findPostingCourse } from './posting-queries.ts';
import type { Sql } from './rows.gen.ts';

/** Incompletes that the list holds. */
const MOST_LISTED = 200;

/** The days between which an incomplete in a course may be due from now on. */
export const dueDaysOf = (
  { termEndsOn, timeZone }: { readonly termEndsOn: string | null; readonly timeZone: string },
  clock: Clock,
): IncompleteDueDays =>
  incompleteDueDays(clock.today(timeZone) as CalendarDate, termEndsOn as CalendarDate | null);

/** In all courses that the actor leads, and those of schools that they run. */
const listIncompletes = statement<Sql['listIncompletes']>(`
  with run as materialized (${LED_COURSES})
  select c.school_id as "schoolId", c.id as "courseId", c.title as "courseTitle", c.status as "courseStatus",
    ${TEACHER_ROLE()} as "teacherRole", f.enrollment_id as "enrollmentId", sp.id as "studentId",
    sp.legal_name as "studentName", f.due_on as "dueOn", f.posted_at as "postedAt", t.ends_on as "termEndsOn",
    s.time_zone as "timeZone"
  from run
    join final_grades f on f.school_id = run.school_id and f.course_id = run.course_id
      and ${isOpenIncompleteSql('f')}
    join enrollments e on e.school_id = f.school_id and e.id = f.enrollment_id
    join courses c on c.school_id = f.school_id and c.id = f.course_id
    join schools s on s.id = c.school_id
    join student_profiles sp on sp.school_id = f.school_id and sp.id = f.student_id
    left join terms t on t.school_id = c.school_id and t.id = coalesce(e.term_id, c.term_id)
  order by f.due_on nulls last, sp.legal_name, f.id limit ${MOST_LISTED + 1}`);

export const incompletes = os.gradebook.incompletes.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listIncompletes()]);
  const found = rows[0].filter((row) => canReviewPosting(actor, row));
  return {
    incompletes: found.slice(0, MOST_LISTED).map((row) => ({
      courseId: row.courseId,
      courseTitle: row.courseTitle,
      enrollmentId: row.enrollmentId,
      studentId: row.studentId,
      studentName: row.studentName,
      dueOn: row.dueOn,
      isOverdue: isIncompleteOverdue(
        row.dueOn as CalendarDate | null,
        context.clock.today(row.timeZone) as CalendarDate,
      ),
      postedAt: row.postedAt,
      due: dueDaysOf(row, context.clock),
      can: { setDue: canPost(actor, row) && !isTooClose(actor, row) },
    })),
    hasMore: found.length > MOST_LISTED,
  };
});

const findIncomplete = statement<
  Sql['findIncomplete'],
  { schoolId: SchoolId; courseId: CourseId; enrollmentId: EnrollmentId }
>(`
  select f.id as "finalGradeId", f.student_id as "studentId", f.due_on as "dueOn", sp.user_id as "studentUserId"
  from final_grades f join student_profiles sp on sp.school_id = f.school_id and sp.id = f.student_id
  where f.school_id = :schoolId and f.course_id = :courseId and f.enrollment_id = :enrollmentId
    and ${isOpenIncompleteSql('f')}`);

/** Whose attempt at the course it is, and when its term ends; no row: there is none. */
const findAttempt = statement<
  Sql['findAttempt'],
  { schoolId: SchoolId; courseId: CourseId; enrollmentId: EnrollmentId }
>(`
  select e.student_id as "studentId", t.ends_on as "termEndsOn" from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join terms t on t.school_id = e.school_id and t.id = coalesce(e.term_id, c.term_id)
  where e.school_id = :schoolId and e.course_id = :courseId and e.id = :enrollmentId`);

/** The same result with another day, as a posting of its own. */
const postDueDay = statement<
  Sql['postDueDay'],
  {
    schoolId: SchoolId;
    earlier: FinalGradeId;
    finalGradeId: FinalGradeId;
    dueOn: string;
    by: string;
    at: string;
    reason: string;
  }
>(`
  insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result, grading_scale_id,
    credits_attempted, credits_earned, course_snapshot, override_reason, due_on, posted_by, posted_at, supersedes_id,
    reason)
  select f.school_id, :finalGradeId, f.enrollment_id, f.student_id, f.course_id, f.number + 1, f.result,
    f.grading_scale_id, f.credits_attempted, f.credits_earned, f.course_snapshot, f.override_reason, :dueOn, :by, :at,
    f.id, :reason
  from final_grades f where f.school_id = :schoolId and f.id = :earlier`);

export const setIncompleteDue = os.gradebook.setIncompleteDue.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, enrollmentId, reason } = input;
    const dueOn = input.dueOn as CalendarDate;
    const [course] = await tx.query(findPostingCourse({ courseId }));
    if (!course || !canReviewPosting(actor, course)) throw errors.NOT_FOUND();
    const { schoolId } = course;
    const [attempt] = await tx.query(findAttempt({ schoolId, courseId, enrollmentId }));
    if (!attempt) throw errors.NOT_FOUND();
    if (!canPost(actor, course)) throw errors.FORBIDDEN();
    const about = { schoolId, studentId: attempt.studentId };
    if (isTooClose(actor, about)) throw refusalAbout(actor, about);
    requireWritable(actor, schoolId);
    // Nobody posts meanwhile, so that what is found is what is replaced.
    await beginPosting(tx, courseId);
    const [posted] = await tx.query(findIncomplete({ schoolId, courseId, enrollmentId }));
    if (!posted) throw errors.NOT_INCOMPLETE();
    const before = posted.dueOn as CalendarDate | null;
    if (dueOn === before) return {};
    const days = dueDaysOf({ ...attempt, timeZone: course.timeZone }, context.clock);
    if (!isIncompleteDueDay(dueOn, days, before)) throw errors.DUE_DAY({ data: days });
    await tx.query(
      postDueDay({
        schoolId,
        earlier: posted.finalGradeId,
        finalGradeId: newId(),
        dueOn,
        by: actor.userId,
        at: context.clock.now(),
        reason,
      }),
    );
    recordAudit(tx, context.services.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'final_grades.incomplete_due',
      entityType: 'enrollment',
      entityId: enrollmentId,
      before: { dueOn: before },
      after: { dueOn },
      reason,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    if (posted.studentUserId !== null) announce(tx, [posted.studentUserId], { topic: 'grade', id: courseId });
    return {};
  }),
);

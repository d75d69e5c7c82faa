import type { AssignmentId, AttemptId, CourseId, EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { isLockedSql, lateBy, SHARE_POSTING } from './course-lock.ts';
import { gradeCell, LATE_POLICY, LATE_POLICY_JOIN, OWN_EFFECTIVE_DUE } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { recomputeTotals } from './totals.ts';

/** Lets posting of a student's courses wait. `courseId`: course alone, or null. */
const keepCoursesFromPosting = statement<
  Sql['keepCoursesFromPosting'],
  { schoolId: string; studentId: string; courseId: string | null }
>(`
  select ${SHARE_POSTING('course_id')} from enrollments where school_id = :schoolId and student_id = :studentId and is_current
    and (:courseId::uuid is null or course_id = :courseId)
  order by course_id`);

/**
 * Late work of a student in attempts whose grades may change, as it is judged by the date that holds now.
 * `onlyIn`: course alone, or null.
 */
const lockLateCells = statement<
  Sql['lockLateCells'],
  { schoolId: string; studentId: string; onlyIn: string | null; now: string },
  { courseId: CourseId; attemptId: AttemptId; effectiveDueAt: string }
>(`
  select g.course_id as "courseId", g.enrollment_id as "enrollmentId", g.assignment_id as "assignmentId", g.attempt_id as "attemptId", g.state, g.points,
    g.points_possible as "pointsPossible", g.late_deduction as "lateDeduction", g.criteria, g.feedback,
    g.released_at is not null as "isReleased", t.submitted_at as "submittedAt",
    ${OWN_EFFECTIVE_DUE} as "effectiveDueAt", ${LATE_POLICY} as policy, s.time_zone as "timeZone"
  from grades g
    join submission_attempts t on t.school_id = g.school_id and t.id = g.attempt_id
    join enrollments e on e.school_id = g.school_id and e.id = g.enrollment_id and e.is_current
    join assignments a on a.school_id = g.school_id and a.id = g.assignment_id
    ${LATE_POLICY_JOIN('g.course_id')}
  where g.school_id = :schoolId and g.student_id = :studentId and (:onlyIn::uuid is null or g.course_id = :onlyIn) and g.is_late and t.effective_due_at is not null
    and not ${isLockedSql('g.school_id', 'g.course_id', 'g.enrollment_id')}
  order by g.course_id, g.enrollment_id, g.assignment_id for update of g`);

const setInTime = statement<
  Sql['setInTime'],
  { schoolId: string; courseId: CourseId; enrollmentId: EnrollmentId; assignmentId: AssignmentId }
>(`
  update grades set is_late = false
  where school_id = :schoolId and course_id = :courseId and enrollment_id = :enrollmentId and assignment_id = :assignmentId`);

interface Rejudged {
  readonly schoolId: string;
  readonly studentId: string;
  /** Null: in all of the student's courses. */
  readonly courseId: string | null;
  readonly by: string;
  readonly at: string;
}

/**
 * Judges a student's late work anew after more time was given: work that came within the time it has now is in time,
 * and what lateness took is given back as far as the rule says. Work is never made later than it was.
 */
export async function rejudgeLateness(
  tx: Transaction,
  { schoolId, studentId, courseId: onlyIn, by, at }: Rejudged,
): Promise<void> {
  await tx.query(keepCoursesFromPosting({ schoolId, studentId, courseId: onlyIn }));
  for (const cell of await tx.query(lockLateCells({ schoolId, studentId, onlyIn, now: at }))) {
    const { courseId, enrollmentId, assignmentId, points, lateDeduction, pointsPossible } = cell;
    const isInTime = Date.parse(cell.submittedAt) <= Date.parse(cell.effectiveDueAt);
    if (isInTime) await tx.query(setInTime({ schoolId, courseId, enrollmentId, assignmentId }));
    const given = points === null ? null : Math.round((points + lateDeduction) * 100) / 100;
    const deduction = given === null ? 0 : lateBy(cell, given, pointsPossible);
    if (cell.state !== 'graded' || given === null || deduction >= lateDeduction) {
      // Gradebooks that are kept go by the totals, and say no longer that it was late.
      if (isInTime) await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, at);
      continue;
    }
    await tx.query(
      gradeCell({
        schoolId,
        courseId,
        enrollmentId,
        assignmentId,
        attemptId: cell.attemptId,
        points: Math.round((given - deduction) * 100) / 100,
        pointsPossible,
        criteria: JSON.stringify(cell.criteria ?? []),
        feedback: cell.feedback && JSON.stringify(cell.feedback),
        source: 'rule',
        proposalId: null,
        setBy: by,
        setAt: at,
        isHeld: !cell.isReleased,
        eventId: newId(),
        heldEventId: newId(),
        lateDeduction: deduction,
      }),
    );
    await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, at);
  }
}

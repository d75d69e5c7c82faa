import type { CriterionResult, Feedback } from '@fieldhouse/contract/content.ts';
import type { LatePolicy } from '@fieldhouse/domain/grading/late.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { isLockedSql, lateBy, SHARE_POSTING } from './course-lock.ts';
import { gradeCell, LATE_POLICY, LATE_POLICY_JOIN, OWN_EFFECTIVE_DUE } from './queries.ts';
import { recomputeTotals } from './totals.ts';

interface LateCell {
  readonly courseId: string;
  readonly enrollmentId: string;
  readonly assignmentId: string;
  readonly attemptId: string;
  readonly state: 'ungraded' | 'graded' | 'excused' | 'missing';
  /** What counts now; null: not graded. */
  readonly points: number | null;
  readonly pointsPossible: number;
  readonly lateDeduction: number;
  readonly criteria: CriterionResult[] | null;
  readonly feedback: Feedback | null;
  readonly isReleased: boolean;
  readonly submittedAt: string;
  readonly effectiveDueAt: string;
  readonly policy: LatePolicy | null;
  /** The school's IANA zone. */
  readonly timeZone: string;
}

/** Lets posting of a student's courses wait. $1 school, $2 student, $3 course alone, or null. */
const keepCoursesFromPosting = statement(`
  select ${SHARE_POSTING('course_id')} from enrollments where school_id = $1 and student_id = $2 and is_current
    and ($3::uuid is null or course_id = $3)
  order by course_id`);

/**
 * Late work of a student in attempts whose grades may change, as it is judged by the date that holds now.
 * $1 school, $2 student, $3 course alone, or null.
 */
const lockLateCells = statement<LateCell>(`
  select g.course_id as "courseId", g.enrollment_id as "enrollmentId", g.assignment_id as "assignmentId", g.attempt_id as "attemptId", g.state, g.points,
    g.points_possible as "pointsPossible", g.late_deduction as "lateDeduction", g.criteria, g.feedback,
    g.released_at is not null as "isReleased", t.submitted_at as "submittedAt",
    ${OWN_EFFECTIVE_DUE} as "effectiveDueAt", ${LATE_POLICY} as policy, s.time_zone as "timeZone"
  from grades g
    join submission_attempts t on t.school_id = g.school_id and t.id = g.attempt_id
    join enrollments e on e.school_id = g.school_id and e.id = g.enrollment_id and e.is_current
    join assignments a on a.school_id = g.school_id and a.id = g.assignment_id
    ${LATE_POLICY_JOIN('g.course_id')}
  where g.school_id = $1 and g.student_id = $2 and ($3::uuid is null or g.course_id = $3) and g.is_late and t.effective_due_at is not null
    and not ${isLockedSql('g.school_id', 'g.course_id', 'g.enrollment_id')}
  order by g.course_id, g.enrollment_id, g.assignment_id for update of g`);

/** $1 school, $2 course, $3 enrollment, $4 assignment. */
const setInTime = statement(`
  update grades set is_late = false
  where school_id = $1 and course_id = $2 and enrollment_id = $3 and assignment_id = $4`);

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
  await tx.query(keepCoursesFromPosting(schoolId, studentId, onlyIn));
  for (const cell of await tx.query(lockLateCells(schoolId, studentId, onlyIn))) {
    const { courseId, enrollmentId, assignmentId, points, lateDeduction, pointsPossible } = cell;
    if (Date.parse(cell.submittedAt) <= Date.parse(cell.effectiveDueAt)) {
      await tx.query(setInTime(schoolId, courseId, enrollmentId, assignmentId));
    }
    if (cell.state !== 'graded' || points === null || lateDeduction === 0) continue;
    const given = Math.round((points + lateDeduction) * 100) / 100;
    const deduction = lateBy(cell, given, pointsPossible);
    if (deduction >= lateDeduction) continue;
    await tx.query(
      gradeCell(
        ...[schoolId, courseId, enrollmentId, assignmentId, cell.attemptId],
        Math.round((given - deduction) * 100) / 100,
        pointsPossible,
        JSON.stringify(cell.criteria ?? []),
        cell.feedback && JSON.stringify(cell.feedback),
        ...['rule', null, by, at, !cell.isReleased, newId(), newId(), deduction],
      ),
    );
    await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, at);
  }
}

import type { AttemptId } from '@fieldhouse/contract/ids.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import { isLockedSql } from './course-lock.ts';
import { openCell } from './queries.ts';
import { type CellKey, recordGrade } from './record-grade.ts';
import { rejudgeLateness } from './rejudge.ts';
import { isHeldByDefault } from './release.ts';
import type { Sql } from './rows.gen.ts';
import { gradingPathOf, matchingCountOf, matchingResults, totalPoints } from './rubric.ts';
import { recomputeCourse } from './totals.ts';
import { findPolicy } from './totals-queries.ts';

/** The attempts at a course that are open now, of these or of all, as the rest of a condition on `g`. Null: of all. */
const IS_OPEN = `(:enrollmentIds::uuid[] is null or g.enrollment_id = any (:enrollmentIds::uuid[]))
    and not ${isLockedSql('g.school_id', 'g.course_id', 'g.enrollment_id')}`;

/**
 * Work that came in under a posted grade and has left it in its cell; in the order of cells. `enrollmentIds`:
 * enrollments or null: all.
 */
const listKept = statement<
  Sql['listKept'],
  { schoolId: string; courseId: string; enrollmentIds: readonly string[] | null }
>(`
  select g.enrollment_id as "enrollmentId", g.student_id as "studentId", g.assignment_id as "assignmentId",
    a.points_possible as "pointsPossible", t.id as "attemptId", t.attempt_number as "attemptNumber",
    t.submitted_at as "submittedAt", t.is_late as "isLate"
  from grades g
    join submissions s on s.school_id = g.school_id and s.enrollment_id = g.enrollment_id
      and s.assignment_id = g.assignment_id and s.current_attempt_id is distinct from g.attempt_id
    join submission_attempts t on t.school_id = s.school_id and t.id = s.current_attempt_id
    join assignments a on a.school_id = g.school_id and a.id = g.assignment_id
  where g.school_id = :schoolId and g.course_id = :courseId and ${IS_OPEN}
  order by g.enrollment_id, g.assignment_id for update of g`);

/**
 * Lets the rule for missing work look once more at the assignments of a course that fell due while something was posted,
 * which it left out. Earlier ones it has looked at, a day before at the latest; where it marked nothing then, as the school
 * was on hold, it stays so.
 */
const lookForMissing = statement<Sql['lookForMissing'], { schoolId: string; courseId: string }>(`
  update assignments set missing_marked_for = null
  where school_id = :schoolId and course_id = :courseId and status = 'published' and missing_marked_for = due_at
    and due_at > (select min(f.posted_at) from final_grades f
      where f.school_id = :schoolId and f.course_id = :courseId) - interval '1 day'`);

/** Enrollments with totals that may change. `enrollmentIds`: enrollments or null: all. */
const listOpen = statement<
  Sql['listOpen'],
  { schoolId: string; courseId: string; enrollmentIds: readonly string[] | null }
>(`
  select g.enrollment_id as "enrollmentId", g.student_id as "studentId" from course_grades g
  where g.school_id = :schoolId and g.course_id = :courseId and ${IS_OPEN}
  order by g.enrollment_id`);

/**
 * Work of a course that came in and that nobody has read, no engine either; in the order of cells.
 * `enrollmentIds`: enrollments or null: all.
 */
const listWaiting = statement<
  Sql['listWaiting'],
  { schoolId: string; courseId: string; enrollmentIds: readonly string[] | null },
  { attemptId: AttemptId }
>(`
  select g.attempt_id as "attemptId", g.enrollment_id as "enrollmentId", g.student_id as "studentId",
    sp.user_id as "studentUserId", a.id as "assignmentId", a.title, a.points_possible as "pointsPossible", a.release,
    a.rubric, a.matching, t.matching_correct as "matchingCorrect", t.matching_total as "matchingTotal"
  from grades g
    join submission_attempts t on t.school_id = g.school_id and t.id = g.attempt_id
    join assignments a on a.school_id = g.school_id and a.id = g.assignment_id and a.status = 'published'
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.course_id = :courseId and g.needs_grading and g.state = 'ungraded' and ${IS_OPEN}
    and not exists (select from ai_proposals p where p.school_id = g.school_id and p.attempt_id = g.attempt_id)
  order by g.enrollment_id, g.assignment_id`);

/** Enrollments whose totals are made anew with one statement of each kind. */
const AT_ONCE = 500;

interface Reopened {
  readonly schoolId: string;
  readonly courseId: string;
  /** Who was named; null: nobody. */
  readonly enrollmentIds: readonly string[] | null;
}

/**
 * Does for attempts that were just reopened what had to wait while their grades were posted: work that came in is graded
 * or goes to the engine, lateness follows time that was given, and their totals are made anew. The caller keeps others
 * from posting the course. Returns the grades that are there to be read now.
 */
export async function catchUp(
  tx: Transaction,
  services: Services,
  { schoolId, courseId, enrollmentIds: named }: Reopened,
  by: string,
): Promise<CellKey[]> {
  const told: CellKey[] = [];
  const at = services.clock.now();
  for (const kept of await tx.query(listKept({ schoolId, courseId, enrollmentIds: named }))) {
    const { attemptId, attemptNumber, pointsPossible, isLate, submittedAt } = kept;
    const { enrollmentId, assignmentId } = kept;
    await tx.query(
      openCell({
        schoolId,
        courseId,
        enrollmentId,
        assignmentId,
        attemptId,
        attemptNumber,
        pointsPossible,
        isLate,
        submittedAt,
        isPosted: false,
        gradeEventId: newId(),
      }),
    );
  }
  await tx.query(lookForMissing({ schoolId, courseId }));
  const [waiting, [policy], enrollments] = await Promise.all([
    tx.query(listWaiting({ schoolId, courseId, enrollmentIds: named })),
    tx.query(findPolicy({ schoolId, now: at })),
    tx.query(listOpen({ schoolId, courseId, enrollmentIds: named })),
  ]);
  for (const work of waiting) {
    const { attemptId, studentId, enrollmentId, assignmentId, pointsPossible } = work;
    const path = gradingPathOf(work);
    const matching = matchingCountOf(work);
    if (path === 'engine' && work.studentUserId) {
      await services.jobs.enqueue(
        tx,
        'grading.engine',
        { schoolId, attemptId, userId: work.studentUserId },
        attemptId,
      );
    }
    if (path !== 'done' || !matching) continue;
    const key = { schoolId, courseId, studentId, enrollmentId, assignmentId };
    const criteria = matchingResults(work, matching);
    const isHeld = isHeldByDefault(work.release, policy);
    await recordGrade(tx, {
      ...{ ...key, attemptId, points: totalPoints(criteria), pointsPossible, criteria, feedback: null },
      ...{ source: 'matching', proposalId: null, by: null, at, isHeld },
    });
    recordAudit(tx, services.clock, {
      ...{ schoolId, actorKind: 'job', actorUserId: null },
      action: isHeld ? 'grade.recorded' : 'grade.released',
      ...{ entityType: 'attempt', entityId: attemptId, after: { ...key, ...matching, source: 'matching' } },
    });
    if (!isHeld) told.push(key);
  }
  for (const studentId of new Set(enrollments.map((one) => one.studentId))) {
    await rejudgeLateness(tx, { schoolId, studentId, courseId, by, at });
  }
  const ids = enrollments.map((one) => one.enrollmentId);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await recomputeCourse(tx, { schoolId, courseId }, ids.slice(from, from + AT_ONCE), at);
  }
  return told;
}

import type { MatchingBody, RubricBody } from '@fieldhouse/contract/content.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Services } from '#platform/services.ts';
import { type CellKey, recordGrade } from './record-grade.ts';
import { rejudgeLateness } from './rejudge.ts';
import { isHeldByDefault } from './release.ts';
import { gradingPathOf, matchingCountOf, matchingResults, totalPoints } from './rubric.ts';
import { recomputeCourse } from './totals.ts';
import { findPolicy, listEnrollmentsWithTotals } from './totals-queries.ts';

interface WaitingRow {
  readonly attemptId: string;
  readonly enrollmentId: string;
  readonly studentId: string;
  readonly studentUserId: string | null;
  readonly assignmentId: string;
  readonly title: string;
  readonly pointsPossible: number;
  readonly release: 'school' | 'immediate' | 'held';
  readonly rubric: RubricBody;
  readonly matching: MatchingBody | null;
  readonly matchingCorrect: number | null;
  readonly matchingTotal: number | null;
}

/** Work of a course that came in and that nobody has read, no engine either; in the order of cells. $1 school, $2 course. */
const listWaiting = statement<WaitingRow>(`
  select g.attempt_id as "attemptId", g.enrollment_id as "enrollmentId", g.student_id as "studentId",
    sp.user_id as "studentUserId", a.id as "assignmentId", a.title, a.points_possible as "pointsPossible", a.release,
    a.rubric, a.matching, t.matching_correct as "matchingCorrect", t.matching_total as "matchingTotal"
  from grades g
    join submission_attempts t on t.school_id = g.school_id and t.id = g.attempt_id
    join assignments a on a.school_id = g.school_id and a.id = g.assignment_id and a.status = 'published'
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = $1 and g.course_id = $2 and g.needs_grading and g.state = 'ungraded'
    and not exists (select from ai_proposals p where p.school_id = g.school_id and p.attempt_id = g.attempt_id)
  order by g.enrollment_id, g.assignment_id`);

/** Enrollments whose totals are made anew with one statement of each kind. */
const AT_ONCE = 500;

/**
 * Does in a course that was just reopened what had to wait while its grades were posted: work that came in is graded or
 * goes to the engine, lateness follows time that was given, and all totals are made anew. The caller keeps others from
 * posting it. Returns the grades that are there to be read now.
 */
export async function catchUp(
  tx: Transaction,
  services: Services,
  { schoolId, courseId }: { readonly schoolId: string; readonly courseId: string },
  by: string,
): Promise<CellKey[]> {
  const told: CellKey[] = [];
  const at = services.clock.now();
  const [waiting, [policy], enrollments] = await Promise.all([
    tx.query(listWaiting(schoolId, courseId)),
    tx.query(findPolicy(schoolId)),
    tx.query(listEnrollmentsWithTotals(schoolId, courseId)),
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
    await recordAudit(tx, services.clock, {
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

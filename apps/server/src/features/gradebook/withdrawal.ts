import { statement, type Transaction } from '#db/unit.ts';
import { keepFromPosting, recomputeOfficialFigures } from '#features/grading/workflows.ts';
import { type AuditEntry, recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';

/** Replaces an open result by a withdrawal. $1 school, $2 enrollment, $3 id, $4 by, $5 instant, $6 reason. */
const replaceOpenResult = statement<{ studentId: string; courseId: string }>(`
  insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result, credits_attempted,
    credits_earned, course_snapshot, posted_by, posted_at, supersedes_id, reason)
  select last.school_id, $3, last.enrollment_id, last.student_id, last.course_id, last.number + 1, 'withdrawn', 0, 0,
    last.course_snapshot, $4, $5, last.id, $6
  from (
    select * from final_grades one
    where one.school_id = $1 and one.enrollment_id = $2 and one.grading_period_id is null
    order by one.number desc limit 1) last
  where last.result = 'incomplete'
  returning student_id as "studentId", course_id as "courseId"`);

interface Withdrawal {
  readonly schoolId: string;
  readonly courseId: string;
  readonly enrollmentId: string;
  readonly postedBy: string;
  /** Who carries it out, for the audit log. */
  readonly by: Pick<AuditEntry, 'actorKind' | 'actorUserId' | 'ipAddress' | 'requestId'>;
  readonly reason: string;
}

/**
 * Posts that somebody withdrew whose result was posted as incomplete: nothing was attempted, and nothing is open any
 * more. Whoever had another result posted, or none, keeps that.
 */
export async function postWithdrawal(tx: Transaction, clock: Clock, withdrawal: Withdrawal): Promise<void> {
  const { schoolId, courseId, enrollmentId, postedBy, by, reason } = withdrawal;
  const at = clock.now();
  await keepFromPosting(tx, courseId);
  const [posted] = await tx.query(replaceOpenResult(schoolId, enrollmentId, newId(), postedBy, at, reason));
  if (!posted) return;
  recordAudit(tx, clock, {
    ...{ schoolId, ...by, action: 'final_grades.withdrawn' },
    ...{ entityType: 'enrollment', entityId: enrollmentId, before: { result: 'incomplete' } },
    ...{ after: { courseId, result: 'withdrawn' }, reason },
  });
  await recomputeOfficialFigures(tx, { schoolId, studentId: posted.studentId }, at);
}

import type { FinalGradeId } from '@fieldhouse/contract/ids.ts';
import { statement, type Transaction } from '#db/unit.ts';
import {
  isOpenIncompleteSql,
  keepFromPosting,
  recomputeOfficialFigures,
} from '#features/grading/workflows.ts';
import { type AuditEntry, recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import type { Sql } from './rows.gen.ts';

/** Replaces an open result by a withdrawal. */
const replaceOpenResult = statement<
  Sql['replaceOpenResult'],
  {
    schoolId: string;
    enrollmentId: string;
    finalGradeId: FinalGradeId;
    postedBy: string;
    postedAt: string;
    reason: string | null;
  }
>(`
  insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result, credits_attempted,
    credits_earned, course_snapshot, posted_by, posted_at, supersedes_id, reason)
  select last.school_id, :finalGradeId, last.enrollment_id, last.student_id, last.course_id, last.number + 1, 'withdrawn', 0, 0,
    last.course_snapshot, :postedBy, :postedAt, last.id, :reason
  from final_grades last
  where last.school_id = :schoolId and last.enrollment_id = :enrollmentId and ${isOpenIncompleteSql('last')}
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
  const [posted] = await tx.query(
    replaceOpenResult({ schoolId, enrollmentId, finalGradeId: newId(), postedBy, postedAt: at, reason }),
  );
  if (!posted) return;
  recordAudit(tx, clock, {
    ...{ schoolId, ...by, action: 'final_grades.withdrawn' },
    ...{ entityType: 'enrollment', entityId: enrollmentId, before: { result: 'incomplete' } },
    ...{ after: { courseId, result: 'withdrawn' }, reason },
  });
  await recomputeOfficialFigures(tx, { schoolId, studentId: posted.studentId }, at);
}

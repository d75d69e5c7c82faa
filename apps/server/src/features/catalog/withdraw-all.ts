import { statement, type Transaction } from '#db/unit.ts';
import { postWithdrawal } from '#features/gradebook/workflows.ts';
import { recomputeStudentFigures } from '#features/grading/workflows.ts';
import { type AuditEntry, recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { placesNow } from './enroll.ts';
import { fillPlaces, holdPlaces } from './places.ts';
import { addToEnrolledCount, endEnrollment } from './queries.ts';
import { findStatus } from './roster-queries.ts';
import type { Sql } from './rows.gen.ts';

/** In the order of courses, so that two who leave at once wait for each other. */
const listLiveOf = statement<Sql['listLiveOf'], { schoolId: string; userId: string }>(`
  select e.id as "enrollmentId", e.course_id as "courseId", e.student_id as "studentId"
  from enrollments e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where e.school_id = :schoolId and sp.user_id = :userId and e.status in ('active', 'requested', 'waitlisted')
  order by e.course_id`);

export interface Leaving {
  readonly clock: Clock;
  readonly schoolId: string;
  /** The student's account. */
  readonly userId: string;
  /** Whose doing it is, for the history of the enrollment. */
  readonly byUserId: string;
  /** Who carries it out, for the audit log. */
  readonly by: Pick<AuditEntry, 'actorKind' | 'actorUserId' | 'ipAddress' | 'requestId'>;
  readonly reason: string;
}

/**
 * Withdraws a student from every course of a school, whose waiting lists move up. Work and grades are kept.
 *
 * @returns how many enrollments, requests and places on waiting lists ended.
 */
export async function withdrawFromAll(tx: Transaction, leaving: Leaving): Promise<number> {
  const { clock, schoolId, byUserId, by, reason } = leaving;
  const live = await tx.query(listLiveOf({ schoolId, userId: leaving.userId }));
  for (const { enrollmentId, courseId } of live) {
    await holdPlaces(tx, courseId, clock);
    const [now] = await tx.query(findStatus({ schoolId, enrollmentId }));
    const status = now?.status;
    if (status !== 'active' && status !== 'requested' && status !== 'waitlisted') continue;
    await tx.query(
      endEnrollment({
        schoolId,
        enrollmentId,
        toStatus: 'withdrawn',
        by: byUserId,
        at: clock.now(),
        enrollmentEventId: newId(),
        status,
        reason,
      }),
    );
    if (status === 'active') await tx.query(addToEnrolledCount({ courseId, count: -1 }));
    recordAudit(tx, clock, {
      ...{ schoolId, ...by, action: 'enrollment.withdrawn' },
      ...{ entityType: 'enrollment', entityId: enrollmentId, before: { status }, reason },
    });
    await postWithdrawal(tx, clock, {
      ...{ schoolId, courseId, enrollmentId, postedBy: byUserId, by, reason },
    });
    await fillPlaces(tx, await placesNow(tx, courseId, clock), { clock, byUserId });
  }
  for (const studentId of new Set(live.map((one) => one.studentId))) {
    await recomputeStudentFigures(tx, { schoolId, studentId }, clock.now());
  }
  return live.length;
}

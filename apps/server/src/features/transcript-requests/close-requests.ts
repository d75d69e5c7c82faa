import type { SchoolId, StudentId, TranscriptRequestId, UserId } from '@fieldhouse/contract/ids.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Sql } from './rows.gen.ts';

const IS_OPEN = 'r.sent_at is null and r.declined_at is null and r.withdrawn_at is null';

const listAsked = statement<Sql['listAsked'], { userId: UserId }, { schoolId: SchoolId }>(`
  select distinct sp.school_id as "schoolId" from student_profiles sp
    join transcript_requests r on r.school_id = sp.school_id and r.student_id = sp.id
  where sp.user_id = :userId and ${IS_OPEN} order by 1`);

const enter = statement<Sql['transcriptRequests.enter'], { schoolId: SchoolId }>(
  `select set_config('app.school_ids', '{' || :schoolId::text || '}', true)`,
);

const close = statement<
  Sql['transcriptRequests.close'],
  { schoolId: SchoolId; userId: UserId; now: string },
  { requestId: TranscriptRequestId; studentId: StudentId }
>(`
  update transcript_requests r set withdrawn_by = :userId, withdrawn_at = :now, version = r.version + 1
  from student_profiles sp
  where sp.school_id = r.school_id and sp.id = r.student_id and r.school_id = :schoolId and sp.user_id = :userId
    and ${IS_OPEN}
  returning r.id as "requestId", r.student_id as "studentId"`);

/**
 * Takes back what is still to be sent of a student whose account is being deleted, in the transaction of a job that deletes
 * it: nobody waits for it any more, and the address it was to go to is erased. Those who keep the record read why in the log.
 */
export async function closeRequestsOf(tx: Transaction, clock: Clock, userId: UserId): Promise<void> {
  for (const { schoolId } of await tx.query(listAsked({ userId }))) {
    await tx.query(enter({ schoolId }));
    for (const { requestId, studentId } of await tx.query(close({ schoolId, userId, now: clock.now() })))
      recordAudit(tx, clock, {
        schoolId,
        actorKind: 'job',
        actorUserId: null,
        action: 'transcript_request.withdrawn',
        entityType: 'transcript_request',
        entityId: requestId,
        // Not as a reason: reasons that were given about a student go with the account.
        after: { studentId, cause: 'account_deleted' },
      });
  }
}

import type { SchoolId, TranscriptId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Services } from '#platform/services.ts';

/** What the audit log notes of a deed besides. */
export interface Noted {
  readonly services: Pick<Services, 'clock'>;
  /** Null: a job's. */
  readonly clientAddress: string | null;
  readonly requestId: string | null;
}

/** Notes what became of an official transcript, in the transaction in which it does. `reason`: null where none is asked for. */
export function noteChange(
  tx: Transaction,
  { services, clientAddress, requestId }: Noted,
  { schoolId, transcriptId, by }: { schoolId: SchoolId; transcriptId: TranscriptId; by: UserId },
  action: string,
  reason: string | null,
  after: object,
): void {
  recordAudit(tx, services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: by,
    action,
    entityType: 'transcript',
    entityId: transcriptId,
    after,
    ...(reason === null ? {} : { reason }),
    ipAddress: clientAddress,
    requestId,
  });
}

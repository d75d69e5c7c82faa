import type { SchoolId, StudentId, TranscriptRequestId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { RequestContext } from '#platform/procedure.ts';

interface Noted {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly requestId: TranscriptRequestId;
}

/** Writes down who did what with a request, in the transaction in which they do it. */
export function noteRequest(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, studentId, requestId }: Noted,
  what: 'asked' | 'agreed' | 'declined' | 'withdrawn' | 'sent' | 'sent_again' | 'link_ended',
  reason: string | null,
  after: object = {},
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `transcript_request.${what}`,
    entityType: 'transcript_request',
    entityId: requestId,
    after: { studentId, ...after },
    ...(reason === null ? {} : { reason }),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

import type { FileId, SchoolId, StudentId, TransferCreditId } from '@fieldhouse/contract/ids.ts';
import { ratioOfPercent } from '@fieldhouse/domain/grading/ratio-of-percent.ts';
import type { Actor } from '#access/actor.ts';
import { transferCredits } from '#db/tables/records.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import type { RequestContext } from '#platform/procedure.ts';

type Row = typeof transferCredits.$inferInsert;

/** Credit from elsewhere as it is entered. */
interface EnteredCredit
  extends Pick<
      Row,
      | 'kind'
      | 'schoolName'
      | 'title'
      | 'ncaaArea'
      | 'isCore'
      | 'gradeRaw'
      | 'credits'
      | 'termLabel'
      | 'completedOn'
    >,
    Partial<
      Pick<Row, 'mode' | 'contentSays' | 'contentRowId' | 'contentId' | 'contentPart' | 'contentParts'>
    > {
  /** Left out: it gets one. */
  readonly creditId?: TransferCreditId;
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly percent: number | null;
  readonly isPassed: boolean | null;
  readonly fileId: FileId;
  /** The entry that it corrects; null: a new one. */
  readonly supersedesId: TransferCreditId | null;
  readonly reason: string | null;
  readonly at: string;
}

/** Puts credit from elsewhere on the record, with who did it. The figures of the record have yet to be made anew. */
export async function enterCredit(
  tx: Transaction,
  context: RequestContext,
  actor: Actor,
  { creditId, percent, fileId, reason, at, ...credit }: EnteredCredit,
): Promise<TransferCreditId> {
  const id = creditId ?? newId<TransferCreditId>();
  await tx.orm.insert(transferCredits).values({
    ...credit,
    id,
    ratio: percent === null ? null : ratioOfPercent(percent),
    sourceFileId: fileId,
    status: 'approved',
    enteredBy: actor.userId,
    createdAt: at,
  });
  const { schoolId, studentId, title, credits, gradeRaw, isPassed, supersedesId } = credit;
  const { contentSays, contentRowId, contentPart, contentParts } = credit;
  auditCredit(context, tx, actor, {
    schoolId,
    entityId: id,
    action: supersedesId ? 'transfer_credit.corrected' : 'transfer_credit.entered',
    after: {
      studentId,
      title,
      credits,
      gradeRaw,
      percent,
      isPassed,
      supersedes: supersedesId,
      ...(contentSays ? { contentSays, contentRowId, contentPart, contentParts } : {}),
    },
    reason,
  });
  return id;
}

/** Notes what was done to credit from elsewhere. */
export function auditCredit(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  entry: {
    readonly schoolId: string;
    readonly entityId: string;
    readonly action: string;
    readonly after: unknown;
    readonly reason: string | null;
  },
): void {
  const { reason, ...rest } = entry;
  recordAudit(tx, context.services.clock, {
    ...rest,
    actorKind: 'user',
    actorUserId: actor.userId,
    entityType: 'transfer_credit',
    ...(reason ? { reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

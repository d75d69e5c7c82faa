import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { TransferCreditId } from '@fieldhouse/contract/ids.ts';
import { outcomeOfGrade } from '@fieldhouse/domain/credits/outside-credit.ts';
import type { InferContractRouterInputs } from '@orpc/contract';
import { watched } from '#features/eligibility/workflows.ts';
import { findRecordFile, linkFor } from '#features/files/workflows.ts';
import { recomputeOfficialFigures } from '#features/grading/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { contentOf } from './content.ts';
import { auditCredit, enterCredit } from './enter-credit.ts';
import { canKeepRecord, canSeeRecord, seesWholeRecord } from './policy.ts';
import { attachSource, endCredit, findRecord, lockCredit } from './queries.ts';

type SaveCredit = InferContractRouterInputs<Contract>['records']['saveTransferCredit'];

export const saveTransferCredit = os.records.saveTransferCredit.handler(async ({ input, context, errors }) =>
  watched(context, creditChange(input), async (tx, actor, watch) => {
    const { studentId, creditId, fileId, percent, reason, content: said, guard: _, ...fields } = input;
    const [record] = await tx.query(findRecord({ studentId, now: context.clock.now() }));
    if (!record || !canSeeRecord(actor, record)) throw errors.NOT_FOUND();
    if (!canKeepRecord(actor, record)) throw refusalAbout(actor, record);
    const { schoolId } = record;
    requireWritable(actor, schoolId);
    const [earlier] = creditId === null ? [] : await tx.query(lockCredit({ transferCreditId: creditId }));
    if (creditId !== null && earlier?.studentId !== studentId) throw errors.NOT_FOUND();
    if (earlier && earlier.status !== 'approved') throw errors.NOT_CURRENT();
    if (earlier && !reason) throw errors.REASON_REQUIRED();
    const isOpen = percent === null && outcomeOfGrade(fields.gradeRaw) === null;
    if (isOpen && fields.isPassed === null) throw errors.OUTCOME_REQUIRED();
    const isPassed = isOpen ? fields.isPassed : null;

    const settle = await watch.begin(schoolId, earlier ? [studentId] : [], {
      title: earlier?.title ?? fields.title,
      courseId: null,
    });
    const at = context.clock.now();
    const [source] = await tx.query(attachSource({ schoolId, fileId, studentId, instant: at }));
    if (!source) throw errors.FILE_NOT_FOUND();
    if (earlier)
      await tx.query(
        endCredit({ schoolId, transferCreditId: earlier.creditId, status: 'superseded', reason }),
      );
    const newCreditId = newId<TransferCreditId>();
    const content = await contentOf(tx, record, newCreditId, said, earlier);
    if (!content) throw errors.NO_SUCH_ROW();
    const id = await enterCredit(tx, context, actor, {
      ...{ ...fields, ...content, schoolId, studentId, percent, isPassed, fileId, at, reason },
      creditId: newCreditId,
      supersedesId: earlier?.creditId ?? null,
    });
    await recomputeOfficialFigures(tx, { schoolId, studentId }, at);
    await settle();
    return { creditId: id };
  }),
);

/** What an entry of credit is changed to; the document that it is read from changes nothing. */
function creditChange(input: SaveCredit) {
  const { reason: _, guard, fileId: __, ...change } = input;
  return { procedure: 'records.saveTransferCredit', change, ask: guard };
}

export const withdrawTransferCredit = os.records.withdrawTransferCredit.handler(
  async ({ input, context, errors }) =>
    watched(
      context,
      {
        procedure: 'records.withdrawTransferCredit',
        change: { creditId: input.creditId },
        ask: input.guard,
      },
      async (tx, actor, watch) => {
        const [credit] = await tx.query(lockCredit({ transferCreditId: input.creditId }));
        if (!credit || !seesWholeRecord(actor, credit)) throw errors.NOT_FOUND();
        if (!canKeepRecord(actor, credit)) throw refusalAbout(actor, credit);
        const { schoolId, studentId } = credit;
        requireWritable(actor, schoolId);
        if (credit.status !== 'approved') throw errors.NOT_CURRENT();
        const settle = await watch.begin(schoolId, [studentId], { title: credit.title, courseId: null });
        const at = context.clock.now();
        await tx.query(
          endCredit({
            schoolId,
            transferCreditId: credit.creditId,
            status: 'withdrawn',
            reason: input.reason,
          }),
        );
        await recomputeOfficialFigures(tx, { schoolId, studentId }, at);
        auditCredit(context, tx, actor, {
          ...{ schoolId, entityId: credit.creditId, action: 'transfer_credit.withdrawn' },
          after: { studentId },
          reason: input.reason,
        });
        await settle();
        return { creditId: credit.creditId };
      },
    ),
);

export const creditDocument = os.records.creditDocument.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findRecordFile({ fileId: input.fileId })]);
  const [[file]] = rows;
  if (!file || !seesWholeRecord(actor, file)) throw errors.NOT_FOUND();
  return linkFor(context.services, file.fileId, actor.userId);
});

import { creditedBefore } from '@fieldhouse/domain/credits/credit-table.ts';
import { outcomeOfGrade } from '@fieldhouse/domain/credits/outside-credit.ts';
import { recomputeOfficialFigures } from '#features/grading/workflows.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { enterCredit } from './enter-credit.ts';
import { canKeepRecord, canSeeRecord } from './policy.ts';
import { attachSource, findRecord, holdRecord, listCreditedElsewhere } from './queries.ts';

export const saveTransferCredits = os.records.saveTransferCredits.handler(
  async ({ input, context, errors }) =>
    context.unit(async (tx, actor) => {
      const { studentId, schoolName, kind, mode, fileId, rows } = input;
      const at = context.clock.now();
      const [record] = await tx.query(findRecord({ studentId, now: at }));
      if (!record || !canSeeRecord(actor, record)) throw errors.NOT_FOUND();
      if (!canKeepRecord(actor, record)) throw refusalAbout(actor, record);
      const { schoolId } = record;
      requireWritable(actor, schoolId);
      const isOpen = ({ percent, gradeRaw }: (typeof rows)[number]) =>
        percent === null && outcomeOfGrade(gradeRaw) === null;
      const unsaid = rows.flatMap((row, at) => (isOpen(row) && row.isPassed === null ? at : []));
      if (unsaid.length > 0) throw errors.OUTCOME_REQUIRED({ data: { rows: unsaid } });
      await tx.query(holdRecord({ studentId }));
      const known = await tx.query(listCreditedElsewhere({ studentId }));
      const twice = creditedBefore(
        rows.map((row) => ({ ...row, schoolName })),
        known,
      );
      if (twice.length > 0) throw errors.CREDITED({ data: { rows: twice } });
      const [source] = await tx.query(attachSource({ schoolId, fileId, studentId, instant: at }));
      if (!source) throw errors.FILE_NOT_FOUND();
      const creditIds = [];
      for (const row of rows)
        creditIds.push(
          await enterCredit(tx, context, actor, {
            ...row,
            schoolId,
            studentId,
            schoolName,
            kind,
            mode,
            fileId,
            at,
            isPassed: isOpen(row) ? row.isPassed : null,
            supersedesId: null,
            reason: null,
          }),
        );
      await recomputeOfficialFigures(tx, { schoolId, studentId }, at);
      return { creditIds };
    }),
);

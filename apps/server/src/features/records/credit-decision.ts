import { judgeAttempts } from '@fieldhouse/domain/gpa/repeats.ts';
import { creditDecisions } from '#db/tables/records.ts';
import {
  DEFAULT_REPEATS,
  listFigureAttempts,
  recomputeOfficialFigures,
} from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { canKeepRecord, seesWholeRecord } from './policy.ts';
import { lockAttempt } from './queries.ts';

export const decideCredit = os.records.decideCredit.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { enrollmentId, countsAnyway, reason } = input;
    const [held] = await tx.query(lockAttempt({ enrollmentId }));
    if (!held || !seesWholeRecord(actor, held)) throw errors.NOT_FOUND();
    if (!canKeepRecord(actor, held)) throw refusalAbout(actor, held);
    const { schoolId, studentId, courseId } = held;
    requireWritable(actor, schoolId);
    // Which attempt gives the credit doesn't hang on the rule for the GPA.
    const judged = judgeAttempts(
      await tx.query(listFigureAttempts({ schoolId, studentIds: [studentId] })),
      DEFAULT_REPEATS,
    );
    const attempt = judged.find((one) => one.enrollmentId === enrollmentId);
    if (countsAnyway && (!attempt || attempt.creditsEarned === 0 || attempt.creditsCounted > 0)) {
      throw errors.NOTHING_TO_COUNT();
    }
    if (!countsAnyway && !attempt?.countsAnyway) throw errors.NOT_CURRENT();

    const at = context.clock.now();
    await tx.orm.insert(creditDecisions).values({
      ...{ schoolId, id: newId(), enrollmentId, studentId, number: held.decisionNumber + 1 },
      ...{ countsAnyway, reason, by: actor.userId, at },
    });
    await recomputeOfficialFigures(tx, { schoolId, studentId }, at);
    recordAudit(tx, context.services.clock, {
      ...{ schoolId, actorKind: 'user', actorUserId: actor.userId, reason },
      action: countsAnyway ? 'credit.counted_anyway' : 'credit.counted_once',
      ...{ entityType: 'enrollment', entityId: enrollmentId },
      after: { studentId, courseId, credits: attempt?.creditsEarned },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { studentId: studentId };
  }),
);

import type { AdviceMessageId } from '@fieldhouse/contract/ids.ts';
import { adviceMessages } from '#db/tables/advice.ts';
import { schoolOfCounselor } from '#features/counseling/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { nextSeq } from './keep.ts';
import { canAnswer, canSeeTo } from './policy.ts';
import {
  closeQuestion,
  findSent,
  listAlerts,
  listQuestions,
  lockAlert,
  lockQuestion,
  noteSeen,
  touchConversation,
} from './queries.ts';

const PAGE = 50;

export const questions = os.advice.questions.handler(async ({ input, context, errors }) => {
  const { state, after } = input;
  const now = context.clock.now();
  return await context.unit(async (tx, actor) => {
    const schoolId = schoolOfCounselor(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const [rows, alerts] = await Promise.all([
      tx.query(listQuestions({ schoolId, state, now })),
      tx.query(listAlerts({ schoolId, now })),
    ]);
    const mine = rows.filter((one) => canAnswer(actor, one));
    const page = mine.slice(after, after + PAGE);
    return {
      schoolId,
      total: mine.length,
      next: after + PAGE < mine.length ? after + PAGE : null,
      questions: page.map((one) => ({
        questionId: one.questionId,
        conversationId: one.conversationId,
        messageId: one.messageId,
        studentId: one.studentId,
        studentName: one.studentName,
        askedByName: one.askedByName,
        text: one.text,
        askedAt: one.askedAt,
        toName: one.toName,
        state: one.state,
        answeredAt: one.answeredAt,
        answeredByName: one.answeredByName,
        version: one.version,
      })),
      alerts: alerts.toSorted(byNewest).flatMap((one) =>
        one.kind !== null && canAnswer(actor, one)
          ? {
              messageId: one.messageId,
              conversationId: one.conversationId,
              studentId: one.studentId,
              studentName: one.studentName,
              kind: one.kind,
              at: one.at,
            }
          : [],
      ),
    };
  });
});

const byNewest = (a: { readonly at: string }, b: { readonly at: string }): number =>
  a.at > b.at ? -1 : a.at < b.at ? 1 : 0;

export const answer = os.advice.answer.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { questionId, messageKey, version } = input;
    const [sent] = await tx.query(findSent({ userId: actor.userId, messageKey }));
    if (sent && sent.author === 'counselor') return { messageId: sent.messageId };
    const at = context.clock.now();
    const [kept] = await tx.query(lockQuestion({ questionId, now: at }));
    if (!kept || !canAnswer(actor, kept)) throw errors.NOT_FOUND();
    const { schoolId, studentId, conversationId } = kept;
    requireWritable(actor, schoolId);
    if (kept.version !== version) throw errors.STALE();
    const seq = await nextSeq(tx, conversationId);
    const messageId = newId<AdviceMessageId>();
    await tx.orm.insert(adviceMessages).values({
      schoolId,
      id: messageId,
      conversationId,
      studentId,
      askedBy: kept.askedBy,
      seq,
      author: 'counselor',
      authorUserId: actor.userId,
      text: storable(input.text).trim() || '–',
      answersMessageId: kept.messageId,
      messageKey,
      createdAt: at,
    });
    await tx.query(closeQuestion({ schoolId, questionId, answerMessageId: messageId, by: actor.userId, at }));
    await tx.query(touchConversation({ schoolId, conversationId, at }));
    notify(tx, context.clock, [kept.askedBy], {
      schoolId,
      studentId,
      type: 'message',
      template: 'advice_answered',
      groupKey: `advice_answered:${conversationId}`,
    });
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'advice.answered',
      entityType: 'advice_question',
      entityId: questionId,
      after: { studentId, conversationId, messageId },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { messageId };
  }),
);

export const seeAlert = os.advice.seeAlert.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { messageId } = input;
    const at = context.clock.now();
    const [kept] = await tx.query(lockAlert({ messageId, now: at }));
    if (!kept || kept.crisis === null || !canSeeTo(actor, kept, kept)) throw errors.NOT_FOUND();
    const { schoolId, studentId } = kept;
    requireWritable(actor, schoolId);
    if (kept.seenAt !== null) return { seenByName: kept.seenByName ?? '', seenAt: kept.seenAt };
    const [seen] = await tx.query(noteSeen({ schoolId, messageId, by: actor.userId, at }));
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'advice.danger_seen_to',
      entityType: 'advice_message',
      entityId: messageId,
      after: { studentId },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { seenByName: seen?.name ?? '', seenAt: seen?.seenAt ?? at };
  }),
);

import type { AdviceQuestionId } from '@fieldhouse/contract/ids.ts';
import { adviceQuestions } from '#db/tables/advice.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { readsAs } from './policy.ts';
import {
  findConversation,
  findMessage,
  listAdvisers,
  listCloseTo,
  lockConversation,
  touchConversation,
} from './queries.ts';

/** Hands a question over with its conversation: to the counselor of the student, else to all whom a family asks. */
export const handOver = os.advice.handOver.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { messageId } = input;
    const now = context.clock.now();
    const [message] = await tx.query(findMessage({ messageId }));
    const [kept] = message
      ? await tx.query(findConversation({ conversationId: message.conversationId, now }))
      : [];
    if (!message || !kept || readsAs(actor, kept, kept) !== 'asker' || message.author !== 'asker')
      throw errors.NOT_FOUND();
    const { schoolId, studentId, conversationId } = kept;
    requireWritable(actor, schoolId);
    await tx.query(lockConversation({ conversationId }));
    const [again] = await tx.query(findMessage({ messageId }));
    if (again?.questionId) return { questionId: again.questionId, toName: again.toName };
    const [found, close] = await Promise.all([
      tx.query(listAdvisers({ schoolId, studentId })),
      tx.query(listCloseTo({ schoolId, studentId })),
    ]);
    // Nobody answers about their own child; where the family is the school, there is nobody else.
    const family = new Set(close.map(({ userId }) => userId));
    const isHome = kept.schoolKind === 'homeschool';
    const advisers = found.filter(({ userId }) => !isHome && userId !== actor.userId && !family.has(userId));
    if (advisers.length === 0) throw errors.NO_COUNSELOR();
    const [one, ...others] = advisers.filter(({ isAssigned }) => isAssigned);
    const named = one && others.length === 0 ? one : null;
    const questionId = newId<AdviceQuestionId>();
    await tx.orm.insert(adviceQuestions).values({
      schoolId,
      id: questionId,
      conversationId,
      messageId,
      studentId,
      askedBy: actor.userId,
      toUserId: named?.userId ?? null,
      state: 'open',
      createdAt: now,
    });
    await tx.query(touchConversation({ schoolId, conversationId, at: now }));
    notify(
      tx,
      context.clock,
      advisers.map(({ userId }) => userId),
      {
        schoolId,
        studentId,
        type: 'message',
        template: 'advice_question',
        groupKey: `advice_question:${conversationId}`,
      },
    );
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'advice.handed_over',
      entityType: 'advice_question',
      entityId: questionId,
      after: { studentId, conversationId, to: named?.userId ?? null },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { questionId, toName: named?.name ?? null };
  }),
);

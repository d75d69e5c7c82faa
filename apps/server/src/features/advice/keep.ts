import type { AdviceConversationId, AdviceMessageId, StudentId } from '@fieldhouse/contract/ids.ts';
import { ADVICE_MESSAGES_MAX } from '@fieldhouse/contract/limits.ts';
import type { Crisis } from '@fieldhouse/domain/advice/crisis.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { adviceConversations, adviceMessages, type KeptAnswer } from '#db/tables/advice.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { requireNotClosed, requireWritable } from '#platform/procedure.ts';
import { alert, alertedFor } from './crisis.ts';
import { asksAs, readsAs } from './policy.ts';
import {
  findAdvised,
  findAnswerTo,
  findConversation,
  findSent,
  listMessages,
  lockConversation,
  touchConversation,
} from './queries.ts';

const LONGEST_TITLE = 80;

export type Advised = RowOf<typeof findAdvised>;

interface NewQuestion {
  readonly studentId: StudentId;
  readonly conversationId: AdviceConversationId | null;
  readonly text: string;
  readonly messageKey: string;
  readonly crisis: Crisis | null;
}

/** A question that is kept. */
export interface KeptOne {
  readonly refused: null;
  readonly student: Advised;
  readonly conversationId: AdviceConversationId;
  readonly messageId: AdviceMessageId;
  /** It was asked before under this key, and answered. */
  readonly answeredBy: AdviceMessageId | null;
}

export type KeptQuestion = { readonly refused: 'NOT_FOUND' | 'FULL' } | KeptOne;

/** Keeps a question, and tells of danger in the same transaction. Sent twice under one key it is kept once. */
export async function keepQuestion(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  { studentId, conversationId, text, messageKey, crisis }: NewQuestion,
): Promise<KeptQuestion> {
  const now = clock.now();
  const [student] = await tx.query(findAdvised({ studentId, now }));
  const askedAs = student && asksAs(actor, student);
  if (!student || !askedAs) return { refused: 'NOT_FOUND' };
  const { schoolId } = student;
  // Also of a school that may only be read somebody has to hear of a student in danger.
  if (crisis) requireNotClosed(actor, schoolId);
  else requireWritable(actor, schoolId);
  const [sent] = await tx.query(findSent({ userId: actor.userId, messageKey }));
  if (sent) {
    // A key opens what was asked with it about this student, and nothing that was asked about another one.
    const [asked] = await tx.query(findConversation({ conversationId: sent.conversationId, now }));
    const isSame = asked?.studentId === studentId && sent.author === 'asker';
    if (!asked || !isSame || readsAs(actor, student, asked) !== 'asker') return { refused: 'NOT_FOUND' };
    const [answer] = await tx.query(findAnswerTo({ messageId: sent.messageId }));
    return {
      refused: null,
      student,
      conversationId: sent.conversationId,
      messageId: sent.messageId,
      answeredBy: answer?.messageId ?? null,
    };
  }
  let seq = 1;
  let id = conversationId ?? newId<AdviceConversationId>();
  let isNew = conversationId === null;
  if (conversationId) {
    const [kept] = await tx.query(findConversation({ conversationId, now }));
    if (!kept || kept.studentId !== studentId || readsAs(actor, student, kept) !== 'asker')
      return { refused: 'NOT_FOUND' };
    seq = await nextSeq(tx, conversationId);
    if (seq >= ADVICE_MESSAGES_MAX) {
      if (!crisis) return { refused: 'FULL' };
      // Danger is kept and told of wherever there is room.
      isNew = true;
      seq = 1;
      id = newId<AdviceConversationId>();
    } else await tx.query(touchConversation({ schoolId, conversationId, at: now }));
  }
  if (isNew) {
    await tx.orm.insert(adviceConversations).values({
      schoolId,
      id,
      studentId,
      askedBy: actor.userId,
      askedAs,
      // A title is read in lists; words of danger aren't.
      title: crisis ? '' : titleOf(text),
      createdAt: now,
      lastAt: now,
    });
  }
  const messageId = newId<AdviceMessageId>();
  const told = crisis ? await alertedFor(tx, crisis, student) : [];
  const question = tx.orm.insert(adviceMessages).values({
    schoolId,
    id: messageId,
    conversationId: id,
    studentId,
    askedBy: actor.userId,
    seq,
    author: 'asker',
    authorUserId: actor.userId,
    text,
    crisis: crisis?.kind ?? null,
    crisisLocale: crisis?.locale ?? null,
    toldUserIds: crisis ? told : null,
    messageKey,
    createdAt: now,
  });
  // The key was used about a student whom this person may no longer read: it opens nothing, and is used up.
  const [kept] = await question.onConflictDoNothing().returning({ id: adviceMessages.id });
  if (!kept) throw new ORPCError('NOT_FOUND');
  if (crisis) alert(tx, clock, actor, student, { ...crisis, messageId, conversationId: id, told });
  return { refused: null, student, conversationId: id, messageId, answeredBy: null };
}

const titleOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_TITLE ? `${[...line].slice(0, LONGEST_TITLE - 1).join('')}…` : line;
};

/**
 * The place of the next message, with the conversation held. It is looked up after it is held: a statement that waited for the
 * lock still sees what was there before it waited.
 */
export async function nextSeq(tx: Transaction, conversationId: AdviceConversationId): Promise<number> {
  await tx.query(lockConversation({ conversationId }));
  const messages = await tx.query(listMessages({ conversationId }));
  return Math.max(0, ...messages.map(({ seq }) => seq)) + 1;
}

/** Keeps what an engine answered. The first answer to a question stays; a second one that comes later is dropped. */
export async function keepAnswer(
  tx: Transaction,
  clock: Clock,
  { student, conversationId, messageId }: KeptOne,
  engine: 'built_in' | 'model',
  answer: KeptAnswer,
): Promise<AdviceMessageId | null> {
  const seq = await nextSeq(tx, conversationId);
  const [kept] = await tx.query(findConversation({ conversationId, now: clock.now() }));
  if (!kept) return null;
  const [earlier] = await tx.query(findAnswerTo({ messageId }));
  if (earlier) return earlier.messageId;
  const id = newId<AdviceMessageId>();
  const at = clock.now();
  await tx.orm.insert(adviceMessages).values({
    schoolId: student.schoolId,
    id,
    conversationId,
    studentId: student.studentId,
    askedBy: kept.askedBy,
    seq,
    author: 'engine',
    authorUserId: null,
    text: '',
    engine,
    answer,
    answersMessageId: messageId,
    createdAt: at,
  });
  return id;
}

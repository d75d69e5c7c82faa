import { ORPCError } from '@orpc/server';
import type { Transaction } from '#db/unit.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { deliver, draftOf, holdBack, keepReaders, nextInstant } from './deliver.ts';
import { closedFor, type Standing, studentsReadAlong } from './policy.ts';
import { presentMessage } from './present.ts';
import { findMessage, findSent } from './queries.ts';
import { findRules, listGuardiansOf, listStanding, type RulesRow, rulesFrom } from './standing-queries.ts';
import { findMembership, listMembers, lockConversation } from './write-queries.ts';

export const send = os.messages.send.handler(async ({ input, context, errors }) => {
  const { conversationId } = input;
  const { actor: asker, rows } = await context.read([findMembership({ conversationId })]);
  if (!rows[0][0]) throw errors.NOT_FOUND();
  const draft = draftOf(input);
  if (!draft) throw errors.NOTHING_TO_SEND();
  const wait = await holdBack(context.services, asker.userId);
  if (wait > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds: wait } });

  return await context.unit(async (tx, actor) => {
    const [held] = await tx.query(lockConversation({ conversationId }));
    const members = held ? await tx.query(listMembers({ conversationId })) : [];
    const me = members.find(({ userId }) => userId === actor.userId);
    if (!held || !me) throw errors.NOT_FOUND();
    const { schoolId } = held;
    const now = context.clock.now();
    const [sent] = await tx.query(findSent({ schoolId, messageKey: draft.messageKey }));
    if (sent) return presentMessage(actor, sent, now);
    const writerIds = members.flatMap((one) => (one.isReader || one.leftAt !== null ? [] : one.userId));
    const writers = await tx.query(listStanding({ now, schoolId, people: writerIds }));
    const rules = rulesFrom((await tx.query(findRules({ schoolId })))[0]);
    const closed = closedFor(actor, { ...held, ...me }, writers, rules);
    if (closed?.reason === 'read_only') requireWritable(actor, schoolId);
    if (closed?.reason === 'not_allowed') throw errors.NOT_ALLOWED({ data: { names: closed.names } });
    if (closed) throw errors.CLOSED({ data: { reason: closed.reason } });
    const at = nextInstant(held, now);
    const readerIds = await readersOf(tx, { schoolId, now, writers, rules });
    const isChanged = await keepReaders(tx, held, members, readerIds, at);
    const messageId = await deliver(
      tx,
      context.clock,
      { conversation: held, senderId: actor.userId, draft, at },
      isChanged ? await tx.query(listMembers({ conversationId })) : members,
    );
    if (messageId === null) throw errors.FILE_NOT_FOUND();
    const [message] = await tx.query(findMessage({ messageId }));
    if (!message) throw errors.NOT_FOUND();
    return presentMessage(actor, message, now);
  });
});

interface Circle {
  readonly schoolId: string;
  readonly now: string;
  /** Who writes in the conversation. */
  readonly writers: readonly Standing[];
  readonly rules: RulesRow;
}

/**
 * Guardians who read a conversation along. Where those of two students would, nobody writes: each household would read
 * what the other's child says.
 *
 * @throws ORPCError NOT_ALLOWED with the names of these students.
 */
export async function readersOf(
  tx: Transaction,
  { schoolId, now, writers, rules }: Circle,
): Promise<string[]> {
  const students = studentsReadAlong(writers, rules);
  const studentIds = students.flatMap(({ studentId }) => studentId ?? []);
  if (studentIds.length === 0) return [];
  const guardians = await tx.query(listGuardiansOf({ now, schoolId, studentIds }));
  const readers = guardians.filter(({ userId }) => !writers.some((writer) => writer.userId === userId));
  const classmates = writers.filter(({ roles }) => roles.includes('student'));
  if (readers.length > 0 && classmates.length > 1) {
    throw new ORPCError('NOT_ALLOWED', { status: 403, data: { names: classmates.map(({ name }) => name) } });
  }
  return [...new Set(readers.map(({ userId }) => userId))];
}

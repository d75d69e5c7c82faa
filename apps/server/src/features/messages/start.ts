import type { ConversationId } from '@fieldhouse/contract/ids.ts';
import type { MessagingRules } from '@fieldhouse/domain/messages/who-may-write.ts';
import { ORPCError } from '@orpc/server';
import { isKnownIn } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { deliver, draftOf, holdBack, keepReaders, nextInstant } from './deliver.ts';
import {
  areFamily,
  canWriteIn,
  childrenBetween,
  isGuardianAlone,
  isStaffMember,
  mayReach,
  type Standing,
  strangersAmong,
} from './policy.ts';
import { findSent } from './queries.ts';
import { readersOf } from './send.ts';
import { findRules, listStanding, rulesFrom } from './standing-queries.ts';
import {
  findBetween,
  findClosed,
  insertConversation,
  insertMembers,
  listMembers,
  lockConversation,
  lockFor,
} from './write-queries.ts';

export const start = os.messages.start.handler(async ({ input, context, errors }) => {
  const { schoolId, messageKey } = input;
  const { actor: asker } = await context.read([findRules({ schoolId })]);
  if (!isKnownIn(asker, schoolId)) throw errors.NOT_FOUND();
  const draft = draftOf(input);
  if (!draft) throw errors.NOTHING_TO_SEND();
  const wait = await holdBack(context.services, asker.userId);
  if (wait > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds: wait } });

  return await context.unit(async (tx, actor) => {
    if (!isKnownIn(actor, schoolId)) throw errors.NOT_FOUND();
    await tx.query(lockFor({ what: `messages:${actor.userId}:${messageKey}` }));
    const [sent] = await tx.query(findSent({ schoolId, messageKey }));
    if (sent) return { conversationId: sent.conversationId };

    const now = context.clock.now();
    const rules = rulesFrom((await tx.query(findRules({ schoolId })))[0]);
    const recipientIds = [...new Set(input.recipientIds)].filter((userId) => userId !== actor.userId);
    const standings = await tx.query(
      listStanding({ now, schoolId, people: [actor.userId, ...recipientIds] }),
    );
    const me = standings.find(({ userId }) => userId === actor.userId);
    const others = standings.filter(({ userId }) => userId !== actor.userId);
    if (!me) throw errors.NOT_FOUND();
    const isSchoolClosed = (await tx.query(findClosed({ schoolId }))).length > 0;
    if (!canWriteIn(actor, { schoolId, isSchoolClosed }, others)) requireWritable(actor, schoolId);
    const unreached = others.filter((one) => !mayReach(me, one, rules));
    if (unreached.length > 0 || others.length < Math.max(1, recipientIds.length)) {
      const named = unreached.filter((one) => mayKnow(me, one)).map(({ name }) => name);
      throw errors.NOT_ALLOWED({ data: { names: named } });
    }
    const everybody = [me, ...others];
    const studentId = aboutWhom(everybody, me, input.studentId, rules);
    if (studentId === undefined) throw errors.STUDENT_MISSING();
    if (studentId === null) {
      const strangers = strangersAmong(everybody, rules).filter((one) => one !== me);
      if (strangers.length > 0) {
        throw errors.NOT_ALLOWED({ data: { names: strangers.map(({ name }) => name) } });
      }
    }
    const readerIds = await readersOf(tx, { schoolId, now, writers: everybody, rules });

    const subject = storable(input.subject).replaceAll('\n', ' ').trim();
    const conversationId: ConversationId =
      (subject === '' && others[0] && others.length === 1
        ? await continued(tx, schoolId, actor.userId, others[0].userId, studentId)
        : null) ?? newId();
    const [known] = await tx.query(lockConversation({ conversationId }));
    const at = known ? nextInstant(known, now) : now;
    const conversation = { schoolId, conversationId };
    if (!known) {
      const kind = studentId !== null ? 'about_student' : others.length > 1 ? 'group' : 'direct';
      await tx.query(
        insertConversation({
          schoolId,
          conversationId,
          subject,
          kind,
          studentId,
          messageKey,
          lastMessageAt: at,
        }),
      );
      const userIds = everybody.map(({ userId }) => userId);
      const ids = userIds.map(() => newId());
      await tx.query(
        insertMembers({
          schoolId,
          conversationId,
          conversationMemberIds: ids,
          userIds,
          isReader: false,
          readsFrom: null,
          createdAt: at,
        }),
      );
    }
    await keepReaders(tx, conversation, await tx.query(listMembers({ conversationId })), readerIds, at);
    const members = await tx.query(listMembers({ conversationId }));
    const delivery = { conversation, senderId: actor.userId, draft, at };
    const messageId = await deliver(tx, context.clock, delivery, members);
    if (messageId === null) throw errors.FILE_NOT_FOUND();
    return { conversationId };
  });
});

/**
 * The student whom a conversation between one guardian and staff is about; null: it is between others, undefined:
 * somebody has to say. Such a conversation is that guardian's own: another household has another one.
 *
 * @throws ORPCError NOT_ALLOWED where they may not write to each other about that student.
 */
function aboutWhom(
  everybody: readonly Standing[],
  me: Standing,
  asked: string | null,
  rules: MessagingRules,
): string | null | undefined {
  const outsiders = everybody.filter((one) => !isStaffMember(one));
  const colleague = everybody.find((one) => one.children.some((child) => child.studentId === asked));
  const guardian = outsiders.length === 0 && asked !== null ? colleague : outsiders[0];
  if (!guardian || outsiders.length > 1) return null;
  if (outsiders.length === 1 && !isGuardianAlone(guardian)) return null;
  const staff = everybody.filter((one) => one !== guardian);
  // A family talks to itself, also where one of them works at the school.
  if (staff.length === 1 && staff[0] && areFamily(guardian, staff[0])) return null;
  const children = childrenBetween(guardian, staff, rules);
  const [only] = children;
  if (only && asked === null) return children.length === 1 ? only.studentId : undefined;
  const named = children.find(({ studentId }) => studentId === asked);
  if (named) return named.studentId;
  const names = everybody.filter((one) => one !== me).map(({ name }) => name);
  throw new ORPCError('NOT_ALLOWED', { status: 403, data: { names } });
}

/** Whether one knows who the other is: ids alone tell nobody a name. */
const mayKnow = (me: Standing, one: Standing): boolean =>
  isStaffMember(me) || isStaffMember(one) || areFamily(me, one);

/** What two people have already; whoever begins at the same time waits, so that they don't have two. */
async function continued(
  tx: Transaction,
  schoolId: string,
  userId: string,
  otherId: string,
  studentId: string | null,
): Promise<ConversationId | null> {
  const pair = [userId, otherId].sort().join(':');
  await tx.query(lockFor({ what: `messages:${schoolId}:${pair}:${studentId ?? ''}` }));
  const [found] = await tx.query(findBetween({ schoolId, userId: otherId, studentId }));
  return found?.conversationId ?? null;
}

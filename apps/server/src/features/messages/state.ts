import { markGroupRead } from '#features/notifications/workflows.ts';
import { os } from '#platform/procedure.ts';
import { canTakeBack } from './policy.ts';
import { presentMessage } from './present.ts';
import { countUnread, findMessage } from './queries.ts';
import { groupKeyOf, showAll } from './tell.ts';
import { listMembers, lockConversation, putRead, removeMessage, setLeft, setMuted } from './write-queries.ts';

export const markRead = os.messages.markRead.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { conversationId, messageId } = input;
    const [message] = await tx.query(findMessage({ messageId }));
    if (message?.conversationId !== conversationId) throw errors.NOT_FOUND();
    const now = context.clock.now();
    const [moved] = await tx.query(putRead({ conversationId, readUpTo: message.at, updatedAt: now }));
    await markGroupRead(tx, actor.userId, groupKeyOf(conversationId), now);
    if (moved) {
      const members = await tx.query(listMembers({ conversationId }));
      const present = members.filter(({ userId, leftAt }) => leftAt === null || userId === actor.userId);
      showAll(
        tx,
        conversationId,
        present.map(({ userId }) => userId),
      );
    }
    const [unread] = await tx.query(countUnread());
    return { count: unread?.count ?? 0 };
  }),
);

export const mute = os.messages.mute.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { conversationId, isMuted } = input;
    const [muted] = await tx.query(setMuted({ conversationId, isMuted, now: context.clock.now() }));
    if (!muted) throw errors.NOT_FOUND();
    showAll(tx, conversationId, [actor.userId]);
    return { isMuted };
  }),
);

export const leave = os.messages.leave.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { conversationId } = input;
    const [held] = await tx.query(lockConversation({ conversationId }));
    const members = held ? await tx.query(listMembers({ conversationId })) : [];
    const me = members.find(({ userId }) => userId === actor.userId);
    if (!held || !me) throw errors.NOT_FOUND();
    if (held.kind !== 'group') throw errors.NOT_A_GROUP();
    if (me.isReader) throw errors.FORBIDDEN();
    if (me.leftAt !== null) return {};
    await tx.query(
      setLeft({
        schoolId: held.schoolId,
        conversationId,
        userIds: [actor.userId],
        leftAt: held.lastMessageAt,
        updatedAt: context.clock.now(),
      }),
    );
    const present = members.filter(({ leftAt }) => leftAt === null);
    showAll(
      tx,
      conversationId,
      present.map(({ userId }) => userId),
    );
    return {};
  }),
);

export const takeBack = os.messages.takeBack.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [known] = await tx.query(findMessage({ messageId: input.messageId }));
    if (!known) throw errors.NOT_FOUND();
    if (known.senderId !== actor.userId) throw errors.FORBIDDEN();
    const { schoolId, conversationId } = known;
    await tx.query(lockConversation({ conversationId }));
    const now = context.clock.now();
    const [message] = await tx.query(findMessage({ messageId: input.messageId }));
    if (message?.removedAt !== null) return presentMessage(actor, message ?? known, now);
    if (!canTakeBack(actor, message, now)) throw errors.TOO_LATE();
    await tx.query(removeMessage({ schoolId, messageId: input.messageId, reason: null, now }));
    const members = await tx.query(listMembers({ conversationId }));
    showAll(
      tx,
      conversationId,
      members.map(({ userId }) => userId),
    );
    const [removed] = await tx.query(findMessage({ messageId: input.messageId }));
    return presentMessage(actor, removed ?? message, now);
  }),
);

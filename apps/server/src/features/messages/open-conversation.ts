import type { ConversationId, SchoolId } from '@fieldhouse/contract/ids.ts';
import type { MessagingRules } from '@fieldhouse/domain/messages/who-may-write.ts';
import { ORPCError } from '@orpc/server';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { type Draft, deliver, keepReaders, nextInstant } from './deliver.ts';
import { areFamily, childrenBetween, isGuardianAlone, isStaffMember, type Standing } from './policy.ts';
import { readersOf } from './send.ts';
import type { RulesRow } from './standing-queries.ts';
import {
  findBetween,
  insertConversation,
  insertMembers,
  listMembers,
  lockConversation,
  lockFor,
} from './write-queries.ts';

interface Opening {
  readonly schoolId: SchoolId;
  readonly now: string;
  /** Who writes it, the actor of the unit. */
  readonly me: Standing;
  readonly others: readonly Standing[];
  /** As `aboutWhom` says. */
  readonly studentId: string | null;
  /** Empty: with one person it goes on in what both have already. */
  readonly subject: string;
  readonly draft: Draft;
  readonly rules: RulesRow;
}

/**
 * Begins a conversation, or goes on in one, with a message. The caller has asked the rules.
 *
 * @returns null where a file isn't the sender's own or was sent before: then nothing may be kept.
 * @throws ORPCError NOT_ALLOWED where guardians of two students would read along.
 */
export async function openConversation(
  tx: Transaction,
  clock: Clock,
  { schoolId, now, me, others, studentId, subject, draft, rules }: Opening,
): Promise<ConversationId | null> {
  const everybody = [me, ...others];
  const readerIds = await readersOf(tx, { schoolId, now, writers: everybody, rules });
  const conversationId: ConversationId =
    (subject === '' && others[0] && others.length === 1
      ? await continued(tx, schoolId, me.userId, others[0].userId, studentId)
      : null) ?? newId();
  const [known] = await tx.query(lockConversation({ conversationId }));
  const at = known ? nextInstant(known, now) : now;
  const conversation = { schoolId, conversationId };
  if (!known) {
    const kind = studentId !== null ? 'about_student' : others.length > 1 ? 'group' : 'direct';
    const { messageKey } = draft;
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
  const messageId = await deliver(tx, clock, { conversation, senderId: me.userId, draft, at }, members);
  return messageId === null ? null : conversationId;
}

/**
 * The student whom a conversation between one guardian and staff is about; null: it is between others, undefined:
 * somebody has to say. Such a conversation is that guardian's own: another household has another one.
 *
 * @throws ORPCError NOT_ALLOWED where they may not write to each other about that student.
 */
export function aboutWhom(
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

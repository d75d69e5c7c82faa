import type { MessageId } from '@fieldhouse/contract/ids.ts';
import type { Transaction } from '#db/unit.ts';
import { attachToMessage } from '#features/files/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import type { Limit } from '#platform/limiter.ts';
import type { Services } from '#platform/services.ts';
import { showAll, tellOfMessage } from './tell.ts';
import {
  countMessage,
  insertFiles,
  insertMembers,
  insertMessage,
  type LockedConversation,
  type MemberRow,
  putRead,
  readAgain,
  setLeft,
} from './write-queries.ts';

/** More than anybody types, and far less than a machine: 60 messages in five minutes. */
const floodLimit = (userId: string): Limit => ({
  key: `messages:user:${userId}`,
  wrongTries: 60,
  windowSeconds: 300,
});

/** Seconds that somebody has to wait who writes too much; 0: go ahead, and it is counted. */
export async function holdBack({ limiter }: Services, userId: string): Promise<number> {
  const limit = floodLimit(userId);
  const wait = await limiter.waitSeconds([limit]);
  if (wait === 0) await limiter.count([limit], 1);
  return wait;
}

export interface Draft {
  readonly body: string;
  readonly fileIds: readonly string[];
  readonly messageKey: string;
}

/** What was typed, as it is kept; null: there is nothing to send. */
export function draftOf({ body, fileIds, messageKey }: Draft): Draft | null {
  const words = storable(body).trim();
  const files = [...new Set(fileIds)];
  return words === '' && files.length === 0 ? null : { body: words, fileIds: files, messageKey };
}

/** Instants rise within a conversation, so that what is read up to one of them is read for certain. */
export const nextInstant = (
  { lastMessageAt }: Pick<LockedConversation, 'lastMessageAt'>,
  now: string,
): string => new Date(Math.max(Date.parse(now), Date.parse(lastMessageAt) + 1)).toISOString();

/**
 * Keeps true who reads along: whoever does now is added and reads from this message on, whoever doesn't any more has
 * left with the one before.
 *
 * @returns whether anything changed.
 */
export async function keepReaders(
  tx: Transaction,
  { schoolId, conversationId }: Pick<LockedConversation, 'schoolId' | 'conversationId'>,
  members: readonly MemberRow[],
  readerIds: readonly string[],
  at: string,
): Promise<boolean> {
  const readers = members.filter(({ isReader }) => isReader);
  const gone = readers.filter(({ userId, leftAt }) => leftAt === null && !readerIds.includes(userId));
  const back = readers.filter(({ userId, leftAt }) => leftAt !== null && readerIds.includes(userId));
  const added = readerIds.filter((userId) => !members.some((member) => member.userId === userId));
  const idsOf = (rows: readonly MemberRow[]) => rows.map(({ userId }) => userId);
  const before = new Date(Date.parse(at) - 1).toISOString();
  if (gone.length > 0)
    await tx.query(
      setLeft({ schoolId, conversationId, userIds: idsOf(gone), leftAt: before, updatedAt: at }),
    );
  if (back.length > 0)
    await tx.query(
      readAgain({ schoolId, conversationId, userIds: idsOf(back), readsFrom: at, updatedAt: at }),
    );
  if (added.length > 0) {
    const ids = added.map(() => newId());
    await tx.query(
      insertMembers({
        schoolId,
        conversationId,
        conversationMemberIds: ids,
        userIds: added,
        isReader: true,
        readsFrom: at,
        createdAt: at,
      }),
    );
  }
  return gone.length + back.length + added.length > 0;
}

interface Delivery {
  readonly conversation: Pick<LockedConversation, 'schoolId' | 'conversationId'>;
  readonly senderId: string;
  readonly draft: Draft;
  readonly at: string;
}

/**
 * Writes a message with its files, counts it, and tells everybody else in the conversation. The caller holds the
 * conversation and has asked the rules.
 *
 * @returns the message, or null where a file isn't the sender's own or was sent before: then nothing may be kept.
 */
export async function deliver(
  tx: Transaction,
  clock: Clock,
  { conversation: { schoolId, conversationId }, senderId, draft, at }: Delivery,
  members: readonly MemberRow[],
): Promise<string | null> {
  const messageId = newId<MessageId>();
  const { body, fileIds, messageKey } = draft;
  if (!(await attachToMessage(tx, schoolId, fileIds, at))) return null;
  await tx.query(insertMessage({ schoolId, messageId, conversationId, body, messageKey, createdAt: at }));
  if (fileIds.length > 0) {
    const ids = fileIds.map(() => newId());
    await tx.query(
      insertFiles({ schoolId, conversationId, messageId, messageFileIds: ids, fileIds, createdAt: at }),
    );
  }
  await tx.query(countMessage({ schoolId, conversationId, lastMessageAt: at }));
  await tx.query(putRead({ conversationId, readUpTo: at, updatedAt: at }));
  const present = members.filter(({ leftAt }) => leftAt === null);
  const told = present.filter(({ userId, isMuted }) => userId !== senderId && !isMuted);
  tellOfMessage(
    tx,
    clock,
    { schoolId, conversationId },
    told.map(({ userId }) => userId),
  );
  showAll(
    tx,
    conversationId,
    present.map(({ userId }) => userId),
  );
  return messageId;
}

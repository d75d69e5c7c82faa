import type { ConversationId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { newId } from '#platform/ids.ts';
import { CONVERSATIONS, type DemoConversation } from './letters.ts';
import type { DemoClient } from './stage.ts';

const DAY_MS = 86_400_000;

/** Somebody of Northfield who writes. */
export interface DemoWriter {
  readonly userId: string;
  readonly studentId: string | null;
  readonly client: DemoClient;
}

interface Correspondence {
  readonly schoolId: string;
  readonly writerOf: (key: string) => Promise<DemoWriter>;
  readonly now: number;
  readonly moveTo: (millis: number) => void;
}

/** Lets the people of Northfield write to each other, each message at its time and past the same rules as anybody's. */
export async function writeMessages(correspondence: Correspondence): Promise<void> {
  for (const conversation of CONVERSATIONS) await correspond(correspondence, conversation);
  correspondence.moveTo(correspondence.now);
}

async function correspond(
  { schoolId, writerOf, now, moveTo }: Correspondence,
  { with: others, subject = '', about, messages, reported, unread = 0 }: DemoConversation,
): Promise<void> {
  const recipientIds: UserId[] = [];
  for (const key of others) recipientIds.push((await writerOf(key)).userId as UserId);
  const studentId = about ? ((await writerOf(about)).studentId as StudentId) : null;
  let conversationId: ConversationId | null = null;
  for (const [index, { by, daysAgo, text }] of messages.entries()) {
    moveTo(now - daysAgo * DAY_MS);
    const writer = await writerOf(by);
    const words = { body: text, fileIds: [], messageKey: newId() };
    if (conversationId === null) {
      const begun = { schoolId: schoolId as SchoolId, recipientIds, subject, studentId, ...words };
      ({ conversationId } = await writer.client.messages.start(begun));
    } else {
      await writer.client.messages.send({ conversationId, ...words });
    }
    if (index >= messages.length - unread) continue;
    for (const reader of [...new Set([messages[0].by, ...others])]) {
      await readAll((await writerOf(reader)).client, conversationId);
    }
  }
  if (!reported || conversationId === null) return;
  const { client } = await writerOf(reported.by);
  const page = await client.messages.get({ conversationId, cursor: null });
  const wrong = page.messages[reported.message - 1];
  if (!wrong) throw new Error('a report of no message');
  const { messageId } = wrong;
  await client.messages.report({ messageId, reason: 'hurtful', note: reported.note });
}

async function readAll(client: DemoClient, conversationId: ConversationId): Promise<void> {
  const { messages } = await client.messages.get({ conversationId, cursor: null });
  const last = messages.at(-1);
  if (last) await client.messages.markRead({ conversationId, messageId: last.messageId });
}

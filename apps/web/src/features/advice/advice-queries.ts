import type { AdviceConversationId, StudentId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

/** Also awaited by the route. Without a student: one's own record, or the first child's. */
export const adviceQuery = (student: string | undefined) =>
  api.advice.get.queryOptions({ input: student ? { studentId: student as StudentId } : {} });

export const conversationQuery = (conversationId: string) =>
  api.advice.conversation.queryOptions({
    input: { conversationId: conversationId as AdviceConversationId },
  });

export const changesQuery = (conversationId: string) =>
  api.advice.changes.queryOptions({ input: { conversationId: conversationId as AdviceConversationId } });

export type Advice = Outputs['advice']['get'];
export type Conversation = Outputs['advice']['conversation'];
export type Message = Conversation['messages'][number];
export type Answer = NonNullable<Message['answer']>;
export type Fact = Answer['facts'][number];
export type Cite = Fact['cites'][number];
export type Help = NonNullable<Message['help']>;

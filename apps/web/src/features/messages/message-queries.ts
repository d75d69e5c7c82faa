import type { ConversationId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';

export type ConversationPage = Outputs['messages']['get'];
export type Conversation = ConversationPage['conversation'];
export type Message = ConversationPage['messages'][number];
export type MessagePerson = ConversationPage['people'][number];
export type MessageFile = Message['files'][number];
export type Recipient = Outputs['messages']['recipients']['people'][number];
export type MessageList = Outputs['messages']['list'];

type ListCursor = MessageList['next'];
type MessageCursor = ConversationPage['older'];

export const conversationsQuery = (filter: 'all' | 'unread', query: string) =>
  api.messages.list.infiniteOptions({
    input: (cursor: ListCursor) => ({ filter, query, cursor }),
    initialPageParam: null as ListCursor,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** A conversation, its newest page first. */
export const conversationQuery = (conversationId: string) =>
  api.messages.get.infiniteOptions({
    input: (cursor: MessageCursor) => ({ conversationId: conversationId as ConversationId, cursor }),
    initialPageParam: null as MessageCursor,
    getNextPageParam: (page) => page.older,
  });

export const recipientsQuery = (schoolId: string, query: string) =>
  api.messages.recipients.queryOptions({
    input: { schoolId: schoolId as SchoolId, query },
    staleTime: 60_000,
  });

export const reportsQuery = api.messages.reports.queryOptions({ input: {} });

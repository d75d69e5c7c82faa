import type { ConversationId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/client';
import type { InfiniteData } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api, client } from '#lib/api.ts';
import { deviceStore, sendBeforeSignOut } from '#lib/device-store.ts';
import { codeOf, isUnreachable } from '#lib/errors.ts';
import { queryClient } from '#lib/query-client.ts';
import { useMe } from '#lib/session.ts';
import {
  type ConversationPage,
  conversationQuery,
  type Message,
  type MessageFile,
} from './message-queries.ts';
import { Outbox, type Outgoing, type Problem } from './outbox.ts';

export type OutgoingMessage = Outgoing<MessageFile>;
type MessageOutbox = Outbox<MessageFile, Message>;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fieldhouse-messages');
let current: { readonly userId: string; readonly outbox: MessageOutbox } | null = null;

/** Why a message wasn't taken; null: the server couldn't be reached. */
export function problemOf(error: unknown): Problem | null {
  if (isUnreachable(error)) return null;
  const data: unknown = error instanceof ORPCError ? error.data : null;
  const { names } = (data ?? {}) as { names?: readonly string[] };
  return { code: codeOf(error) ?? 'INTERNAL_SERVER_ERROR', ...(names && { names }) };
}

/** The message stands in its conversation before the server tells of it. */
function show(conversationId: string, message: Message) {
  const { queryKey } = conversationQuery(conversationId);
  queryClient.setQueryData<InfiniteData<ConversationPage>>(queryKey, (data) => {
    const [newest, ...older] = data?.pages ?? [];
    if (!data || !newest || newest.messages.some(({ messageId }) => messageId === message.messageId))
      return data;
    return { ...data, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] };
  });
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: api.messages.list.key() });
}

/** One outbox for the signed-in person, whatever conversation is open. */
export function outboxOf(userId: string): MessageOutbox {
  if (current?.userId === userId) return current.outbox;
  const outbox: MessageOutbox = new Outbox({
    device: deviceStore,
    userId,
    send: ({ conversationId, body, files, messageKey }) =>
      client.messages.send({
        conversationId: conversationId as ConversationId,
        body,
        fileIds: files.map(({ fileId }) => fileId),
        messageKey,
      }),
    problemOf,
    whoIsHere: async () => (await client.accounts.session({})).me?.userId ?? null,
    alone: async (task) => {
      if (navigator.locks) await navigator.locks.request('fieldhouse-messages', task);
      else await task();
    },
    tellOthers: () => channel?.postMessage('changed'),
    onSent: ({ conversationId }, message) => show(conversationId, message),
  });
  current = { userId, outbox };
  channel?.addEventListener('message', () => void outbox.reload());
  window.addEventListener('online', () => void outbox.flush());
  sendBeforeSignOut(() => outbox.flush());
  void outbox.start();
  return outbox;
}

/** The person's messages of a conversation that the server hasn't confirmed, and the outbox they are in. */
export function useOutbox(conversationId: string) {
  const outbox = outboxOf(useMe().userId);
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  return { outbox, outgoing: all.filter((one) => one.conversationId === conversationId) };
}

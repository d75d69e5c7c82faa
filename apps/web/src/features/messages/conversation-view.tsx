import type { ConversationId, MessageId } from '@fieldhouse/contract/ids.ts';
import { IconEye, IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { usePageVisible } from '#lib/use-page-visible.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { MessageLog } from './message-log.tsx';
import type { MessagePlace } from './message-place.ts';
import { conversationQuery } from './message-queries.ts';
import { closedText, readAlongText, titleOf } from './message-words.ts';
import { useOutbox } from './use-outbox.ts';

interface ConversationViewProps {
  readonly conversationId: string;
  /** What of the address stays. */
  readonly search: MessagePlace;
}

/** A conversation: who is in it, what was written, and where to write. */
export function ConversationView({ conversationId, search }: ConversationViewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useSuspenseInfiniteQuery(conversationQuery(conversationId));
  const { outbox, outgoing } = useOutbox(conversationId);
  const newest = query.data.pages[0];
  const messages = query.data.pages.toReversed().flatMap((page) => page.messages);
  const [isAtEnd, setAtEnd] = useState(false);
  // What was unread when the conversation was opened is marked as new for as long as it stays open.
  const [unreadAtStart] = useState(newest?.conversation.unreadCount ?? 0);
  const title = newest ? titleOf(newest.conversation, t, format) : '';
  usePageTitle(title, [{ label: t('Messages'), to: '/messages' }]);
  useReadMark(conversationId, messages.at(-1)?.messageId, newest?.conversation.unreadCount ?? 0, isAtEnd);
  if (!newest) return null;
  const { conversation, people, closed } = newest;
  const along = closed === 'reader' ? null : readAlongText(people, t);
  const isGone = query.error !== null && ['NOT_FOUND', 'FORBIDDEN'].includes(codeOf(query.error) ?? '');

  return (
    <section className={classes.conversation} aria-label={title}>
      <ConversationHead page={newest} title={title} search={search} />
      {along && (
        <p className={classes.along}>
          <IconEye size={18} stroke={1.7} aria-hidden="true" />
          {along}
        </p>
      )}
      {isGone && (
        <Notice tone="warning">
          {t("This conversation isn't open to you anymore. What you wrote is kept on this device.")}
        </Notice>
      )}
      <MessageLog
        title={title}
        people={people}
        messages={messages}
        outgoing={outgoing}
        outbox={outbox}
        unreadAtStart={unreadAtStart}
        hasOlder={query.hasNextPage}
        isLoadingOlder={query.isFetchingNextPage}
        onOlder={() => void query.fetchNextPage()}
        isAtEnd={isAtEnd}
        onAtEnd={setAtEnd}
      />
      {closed === null ? (
        <Composer
          conversationId={conversationId}
          schoolId={conversation.schoolId}
          title={title}
          onSend={(draft) => void outbox.add({ conversationId, body: draft.body.trim(), files: draft.files })}
        />
      ) : (
        <p className={classes.closed} role="status">
          <IconLock size={18} stroke={1.7} aria-hidden="true" />
          {closedText(closed, t)}
        </p>
      )}
    </section>
  );
}

/** What is in sight is read, as long as the page is in front. */
function useReadMark(
  conversationId: string,
  newestId: string | undefined,
  unreadCount: number,
  isAtEnd: boolean,
) {
  const queryClient = useQueryClient();
  const isVisible = usePageVisible();
  const marked = useRef<string>(undefined);
  const { mutate } = useMutation(
    api.messages.markRead.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.messages.key() }),
      onError: () => {
        marked.current = undefined;
      },
    }),
  );
  // The server learns what the person sees.
  useEffect(() => {
    if (!newestId || !isAtEnd || !isVisible || unreadCount === 0 || marked.current === newestId) return;
    marked.current = newestId;
    mutate({ conversationId: conversationId as ConversationId, messageId: newestId as MessageId });
  }, [conversationId, newestId, isAtEnd, isVisible, unreadCount, mutate]);
}

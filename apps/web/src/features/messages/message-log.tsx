import { Button, Loader } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import classes from './conversation.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { groupMessages } from './message-groups.ts';
import type { Message, MessagePerson } from './message-queries.ts';
import { dayWords, personName, readWords } from './message-words.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import type { OutgoingMessage, useOutbox } from './use-outbox.ts';

interface MessageLogProps {
  readonly title: string;
  readonly people: readonly MessagePerson[];
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly outgoing: readonly OutgoingMessage[];
  readonly outbox: ReturnType<typeof useOutbox>['outbox'];
  /** How many were unread when the conversation was opened. */
  readonly unreadAtStart: number;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  /** The newest message is in sight. */
  readonly isAtEnd: boolean;
  readonly onAtEnd: (isAtEnd: boolean) => void;
}

/** What was written, by day and person. Older messages come when one scrolls up, new ones at the end. */
export function MessageLog(props: MessageLogProps) {
  const { title, people, messages, outgoing, outbox, hasOlder, isLoadingOlder, onOlder } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const log = useRef<HTMLDivElement>(null);
  // The first message that was unread when the conversation was opened; null: none was, or it isn't loaded.
  const [firstNew] = useState(() => {
    const others = messages.filter(({ isMine }) => !isMine);
    return props.unreadAtStart > 0 ? (others.at(-props.unreadAtStart)?.messageId ?? null) : null;
  });
  const { unseen, toEnd, onScroll } = useLogScroll({
    log,
    messages,
    outgoingCount: outgoing.length,
    isAtEnd: props.isAtEnd,
    onAtEnd: props.onAtEnd,
    firstNewId: firstNew,
  });
  const byId = new Map(people.map((person) => [person.userId as string, person]));
  const nameOf = (userId: string) => personName(byId.get(userId) ?? { name: null }, t);
  const lastMine = messages.findLast(({ isMine, removal }) => isMine && !removal);
  const isLastMine = lastMine !== undefined && messages.at(-1) === lastMine && outgoing.length === 0;
  const read = lastMine && readWords(lastMine, people, t);

  return (
    <div className={classes.held}>
      <div
        ref={log}
        className={classes.log}
        role="log"
        aria-label={t('Messages with {{name}}', { name: title })}
        // Older messages are no news.
        aria-live={isLoadingOlder ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={classes.start}>
          {hasOlder ? (
            <OlderMessages
              isLoading={isLoadingOlder}
              firstId={messages[0]?.messageId}
              onOlder={onOlder}
              root={log}
            />
          ) : (
            <p className={classes.beginning}>{t('This is where the conversation begins.')}</p>
          )}
        </div>
        {groupMessages(messages, format.date).map(({ day, groups }) => (
          <section key={day} className={classes.day} aria-label={day}>
            <h3 className={classes.dayName}>
              <span>{dayWords(groups[0]?.messages[0]?.at ?? '', Date.now(), t, format)}</span>
            </h3>
            {groups.map(({ senderId, messages: of }) => {
              const first = of[0];
              if (!first) return null;
              const name = first.isMine ? t('You') : nameOf(senderId);
              return (
                <div key={first.messageId} className={classes.group} data-mine={first.isMine || undefined}>
                  {of.some(({ messageId }) => messageId === firstNew) && (
                    <p className={classes.newLine} data-new-messages>
                      <span>{t('New')}</span>
                    </p>
                  )}
                  <p className={classes.sender}>
                    {!first.isMine && <Avatar name={name} size={28} />}
                    <span className={classes.senderName}>{name}</span>
                    <time dateTime={first.at} title={format.dateTime(first.at)}>
                      {format.time(first.at)}
                    </time>
                  </p>
                  {of.map((message) => (
                    <MessageBubble key={message.messageId} message={message} senderName={name} />
                  ))}
                </div>
              );
            })}
          </section>
        ))}
        {isLastMine && read && <p className={classes.read}>{read}</p>}
        {outgoing.length > 0 && (
          <div className={classes.group} data-mine>
            {outgoing.map((one) => (
              <OutgoingBubble
                key={one.messageKey}
                outgoing={one}
                onRetry={() => void outbox.retry(one.messageKey)}
                onDiscard={() => void outbox.discard(one.messageKey)}
              />
            ))}
          </div>
        )}
      </div>
      {unseen > 0 && !props.isAtEnd && (
        <div className={classes.news}>
          <Button
            size="sm"
            leftSection={<IconArrowDown size={18} />}
            onClick={() => {
              toEnd();
              log.current?.focus({ preventScroll: true });
            }}
          >
            {t('{{count}} new messages', { count: unseen })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface OlderMessagesProps {
  readonly isLoading: boolean;
  readonly firstId: string | undefined;
  readonly onOlder: () => void;
  readonly root: React.RefObject<HTMLDivElement | null>;
}

/** Asks for older messages as soon as the beginning of what is loaded comes near, or when it is pressed. */
function OlderMessages({ isLoading, firstId, onOlder, root }: OlderMessagesProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const ask = useRef(onOlder);
  ask.current = onOlder;
  // What is in sight is known to the browser alone; each page of messages is watched for anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page begins before another message
  useEffect(() => {
    if (isLoading || !button.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current(), {
      root: root.current,
      rootMargin: '200px 0px 0px',
    });
    watcher.observe(button.current);
    return () => watcher.disconnect();
  }, [isLoading, firstId, root]);
  return (
    <Button
      ref={button}
      variant="subtle"
      size="sm"
      aria-disabled={isLoading}
      leftSection={isLoading && <Loader size={16} />}
      onClick={() => !isLoading && onOlder()}
    >
      {isLoading ? t('Loading...') : t('Show older messages')}
    </Button>
  );
}

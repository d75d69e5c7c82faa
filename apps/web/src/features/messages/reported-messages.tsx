import { IconFlag } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { personName, roleWords } from './message-words.ts';
import classes from './reports.module.css';

/** The reported message and what stands around it, as the school may read it. */
export function ReportedMessages({ reported }: { reported: Outputs['messages']['readReported'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { people, messages, reportedMessageId } = reported;
  const found = useRef<HTMLLIElement>(null);
  const byId = new Map(people.map((person) => [person.userId as string, person]));
  // The person asked for it: the focus goes to what it is about, in the middle of what stands around it.
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'nearest' });
    found.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ol className={classes.messages} aria-label={t('Messages around the reported one')}>
      {messages.map((message) => {
        const person = byId.get(message.senderId);
        const name = personName(person ?? { name: null }, t);
        const isReported = message.messageId === reportedMessageId;
        return (
          <li
            key={message.messageId}
            ref={isReported ? found : undefined}
            tabIndex={isReported ? -1 : undefined}
            data-reported={isReported || undefined}
            className={classes.message}
          >
            <p className={classes.sender}>
              <Avatar name={name} size={28} />
              <span className={classes.name}>{name}</span>
              <span>
                {[person && roleWords(person.role, t), format.dateTime(message.at)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isReported && (
                <Badge tone="warning" icon={<IconFlag />}>
                  {t('Reported')}
                </Badge>
              )}
            </p>
            <MessageBubble message={{ ...message, isMine: false }} senderName={name} isQuoted />
          </li>
        );
      })}
    </ol>
  );
}

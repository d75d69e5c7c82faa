import { Button } from '@mantine/core';
import { IconCheck, IconSend, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './advice.module.css';
import type { Advice, Message } from './advice-queries.ts';

interface HandOverProps {
  /** The question. */
  readonly message: Message;
  readonly counselors: Advice['counselors'];
  /** The engine had no answer: then this is one. */
  readonly isOffered: boolean;
}

/** Hands a question to the named counselor with one click, and says what the counselor sees. */
export function HandOver({ message, counselors, isOffered }: HandOverProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const send = useMutation(
    api.advice.handOver.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.advice.key() }),
    }),
  );
  const { handOver } = message;
  if (handOver) {
    const to = handOver.toName ?? t('the counselors of your school');
    return (
      <p className={classes.handed}>
        <IconCheck size={16} aria-hidden="true" />{' '}
        {handOver.state === 'open'
          ? t('Sent to {{name}}, {{date}}. The answer comes here.', {
              name: to,
              date: format.dateTime(handOver.askedAt),
            })
          : t('Sent to {{name}} and answered.', { name: to })}
      </p>
    );
  }
  const [only, ...others] = counselors.names;
  const name = only && others.length === 0 ? only : t('your counselors');
  if (!only) return null;
  const label = t('Ask {{name}}', { name });
  const button = (
    <Button
      size={isOffered ? 'sm' : 'compact-sm'}
      variant={isOffered ? 'filled' : 'subtle'}
      leftSection={<IconSend size={16} aria-hidden="true" />}
      loading={send.isPending}
      aria-describedby={isOffered ? id : undefined}
      onClick={() => send.mutate({ messageId: message.messageId, messageKey: key.current })}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.handOver} data-offered={isOffered || undefined}>
      {isOffered && (
        <ul id={id} className={classes.sees}>
          <li>
            <IconCheck size={16} aria-hidden="true" /> {t('Seen: your question and this conversation')}
          </li>
          <li>
            <IconX size={16} aria-hidden="true" /> {t('Not seen: your messages and other conversations')}
          </li>
        </ul>
      )}
      {button}
      {send.error && (
        <Notice tone="danger">
          {codeOf(send.error) === 'NO_COUNSELOR'
            ? t('Your school has named no counselor.')
            : errorText(send.error, t)}
        </Notice>
      )}
    </div>
  );
}

import { IconMessageChatbot, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './advice.module.css';
import type { Message } from './advice-queries.ts';
import { AnswerView } from './answer-view.tsx';
import { HelpCard } from './help-card.tsx';

interface MessageViewProps {
  readonly message: Message;
  readonly studentId: string;
  /** What stands under it: a hand-over, what changed. */
  readonly children?: ReactNode;
}

/** A question, an answer of the engine, or of a person. */
export function MessageView({ message, studentId, children }: MessageViewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { from, at, text, answer, help } = message;
  const isAsker = from.kind === 'asker';
  return (
    <li className={classes.message} data-from={from.kind}>
      <p className={classes.who}>
        {from.kind === 'engine' ? (
          <IconMessageChatbot size={18} stroke={1.7} aria-hidden="true" />
        ) : (
          <IconUser size={18} stroke={1.7} aria-hidden="true" />
        )}
        <span>
          {from.kind === 'engine'
            ? t('Counselor, automatic')
            : isAsker
              ? from.isMine
                ? t('You')
                : from.name
              : t('{{name}}, counselor', { name: from.name })}
        </span>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
      {answer ? <AnswerView answer={answer} studentId={studentId} /> : <p className={classes.text}>{text}</p>}
      {help && <HelpCard help={help} isMine={isAsker && from.isMine} />}
      {children}
    </li>
  );
}

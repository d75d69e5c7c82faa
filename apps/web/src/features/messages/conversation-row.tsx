import { IconBellOff, IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { GroupFace } from './group-face.tsx';
import type { MessagePlace } from './message-place.ts';
import type { Conversation } from './message-queries.ts';
import { listTime, personName, titleOf } from './message-words.ts';
import classes from './messages.module.css';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  /** What of the address stays. */
  readonly search: MessagePlace;
}

/** A conversation in the list. */
export function ConversationRow({ conversation, isOpen, search }: ConversationRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasManySchools = useMe().memberships.length > 1;
  const { conversationId, people, student, last, unreadCount, isMuted, schoolName } = conversation;
  const title = titleOf(conversation, t, format);
  const face = people.find(({ isReader }) => !isReader) ?? people[0];
  const about = [
    student && t('about {{student}}', { student: student.name }),
    conversation.subject &&
      face &&
      people.length > 0 &&
      format.list(people.slice(0, 2).map((one) => personName(one, t))),
    hasManySchools && schoolName,
  ].filter(Boolean);
  return (
    <Link
      to="/messages/$conversationId"
      params={{ conversationId }}
      search={search}
      className={classes.row}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      {face && people.filter(({ isReader }) => !isReader).length <= 1 ? (
        <Avatar name={personName(face, t)} size={44} />
      ) : (
        <GroupFace />
      )}
      <span className={classes.rowWords}>
        <span className={classes.rowTop}>
          <span className={classes.rowTitle}>{title}</span>
          {last && (
            <time className={classes.when} dateTime={last.at} title={format.dateTime(last.at)}>
              {listTime(last.at, Date.now(), format)}
            </time>
          )}
        </span>
        {about.length > 0 && <span className={classes.about}>{about.join(' · ')}</span>}
        <span className={classes.rowTop}>
          <span className={classes.excerpt}>
            <Excerpt conversation={conversation} />
          </span>
          {isMuted && (
            <span className={classes.mark}>
              <IconBellOff size={18} stroke={1.7} aria-hidden="true" />
              <span className={classes.heard}>{t('Muted')}</span>
            </span>
          )}
          {unreadCount > 0 && (
            <span className={classes.unread} data-muted={isMuted || undefined}>
              <span aria-hidden="true">{format.number(unreadCount)}</span>
              <span className={classes.heard}>{t('{{count}} unread', { count: unreadCount })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** The beginning of the newest message, and whose it is. */
function Excerpt({ conversation: { last, peopleCount } }: { conversation: Conversation }) {
  const { t } = useTranslation();
  if (!last) return t('No messages yet');
  const who = last.isMine
    ? t('You: ')
    : peopleCount > 1
      ? `${personName({ name: last.senderName }, t)}: `
      : '';
  if (last.excerpt === null) return `${who}${t('Message removed')}`;
  return (
    <>
      {who}
      {last.fileCount > 0 && (
        <>
          <IconPaperclip size={15} stroke={1.8} aria-hidden="true" />{' '}
          {last.excerpt === '' && t('{{count}} files', { count: last.fileCount })}
        </>
      )}
      {last.excerpt}
    </>
  );
}

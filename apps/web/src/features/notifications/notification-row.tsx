import type { Notification } from '@fieldhouse/contract/notifications.ts';
import { ActionIcon } from '@mantine/core';
import { IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { placeLink, wordsOf } from './notification-words.ts';
import classes from './notifications-page.module.css';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onUnread: () => void;
  /** With the row itself, for the focus. */
  readonly onDelete: (row: HTMLElement | null) => void;
}

/** One notification: opening it marks it as read and goes to its place; what has none says in a toast that it was seen. */
export function NotificationRow({ notification, onRead, onUnread, onDelete }: NotificationRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const { isRead, at, place, type, course, schoolName } = notification;
  const text = wordsOf(notification, t);
  const from = course?.title ?? schoolName;
  const words = <span className={classes.text}>{text}</span>;
  const open = () => {
    if (!isRead) onRead();
    if (!place) void toast({ title: text, message: format.dateTime(at), tone: 'info' });
  };
  return (
    <li ref={row} data-row className={classes.row} data-unread={!isRead || undefined}>
      <span className={classes.icon}>
        <NotificationIcon type={type} />
      </span>
      <div className={classes.words}>
        {place ? (
          <Link {...placeLink(place)} className={classes.link} onClick={open}>
            {words}
          </Link>
        ) : (
          <button type="button" className={classes.link} onClick={open}>
            {words}
          </button>
        )}
        <span className={classes.facts}>
          <time dateTime={at} title={format.dateTime(at)}>
            {format.relative(at, Date.now())}
          </time>
          {from && !text.includes(from) && <span className={classes.from}>{from}</span>}
        </span>
      </div>
      {!isRead && (
        <span className={classes.new}>
          <Badge tone="primary">{t('New')}</Badge>
        </span>
      )}
      <span className={classes.actions}>
        <ActionIcon
          size={40}
          aria-label={
            isRead
              ? t('Mark as unread: {{what}}', { what: text })
              : t('Mark as read: {{what}}', { what: text })
          }
          title={isRead ? t('Mark as unread') : t('Mark as read')}
          onClick={isRead ? onUnread : onRead}
        >
          {isRead ? <IconMail size={18} stroke={1.7} /> : <IconMailOpened size={18} stroke={1.7} />}
        </ActionIcon>
        <ActionIcon
          size={40}
          aria-label={t('Delete: {{what}}', { what: text })}
          title={t('Delete')}
          onClick={() => onDelete(row.current)}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </span>
    </li>
  );
}

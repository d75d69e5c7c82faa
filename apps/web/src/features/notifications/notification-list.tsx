import type { Notification } from '@fieldhouse/contract/notifications.ts';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import classes from './notification-list.module.css';
import { placeLink, wordsOf } from './notification-words.ts';

/** The latest notifications; opening one marks it as read. */
export default function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(api.notifications.latest.queryOptions({ input: {} }));
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.notifications.key() });
  const markRead = useMutation(api.notifications.markRead.mutationOptions({ onSuccess }));
  const markAllRead = useMutation(api.notifications.markAllRead.mutationOptions({ onSuccess }));
  const [newest] = data?.notifications ?? [];
  // The focus goes to what was opened.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t('Notifications')}
        </h2>
        {newest && data && data.unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={markAllRead.isPending}
            onClick={() => markAllRead.mutate({ tab: 'all', upTo: newest.at })}
          >
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.notifications.length === 0 && (
        <EmptyState icon={<IconBell />} title={t('Nothing new')}>
          {t('Grades, work to grade and news about your account will appear here.')}
        </EmptyState>
      )}
      <ul className={classes.rows}>
        {data?.notifications.map((one) => (
          <Row
            key={one.notificationId}
            notification={one}
            onOpen={() => {
              if (!one.isRead) markRead.mutate({ notificationIds: [one.notificationId] });
              onLeave();
            }}
          />
        ))}
      </ul>
      <Link to="/notifications" className={classes.all} onClick={onLeave}>
        {t('See all')}
      </Link>
    </div>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = wordsOf(notification, t);
  return (
    <li>
      {/* What leads nowhere else stands in full on the page of all. */}
      <Link
        {...placeLink(notification.place ?? '/notifications')}
        className={classes.row}
        data-unread={!notification.isRead || undefined}
        onClick={onOpen}
      >
        <NotificationIcon type={notification.type} />
        <span className={classes.words}>
          <span className={classes.text}>
            {text}
            {!notification.isRead && <span className={classes.hidden}>{t('Unread')}</span>}
          </span>
          <time className={classes.time} dateTime={notification.at} title={format.dateTime(notification.at)}>
            {format.relative(notification.at, Date.now())}
          </time>
        </span>
      </Link>
    </li>
  );
}

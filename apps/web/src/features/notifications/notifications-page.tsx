import type { Notification } from '@fieldhouse/contract/notifications.ts';
import { NOTIFICATION_TABS, type NotificationTab } from '@fieldhouse/domain/notifications/place.ts';
import { Button, Tabs } from '@mantine/core';
import { IconBellOff, IconChecks, IconSettings } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { MailTrouble } from '#shared/notifications/mail-trouble.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import { TabRow } from '#ui/layout/tab-row.tsx';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications-page.module.css';
import { useCounts, useNotifications } from './use-notifications.ts';

interface NotificationsPageProps {
  readonly tab: NotificationTab;
  readonly onTab: (tab: NotificationTab) => void;
}

/** Everything somebody was told, by kind and day. */
export function NotificationsPage({ tab, onTab }: NotificationsPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const known = useCounts();
  const unread = known?.unread[tab] ?? 0;
  const names: Record<NotificationTab, string> = {
    all: t('All ({{count}})', { count: known?.counts.all ?? 0 }),
    grades: t('Grades'),
    assignments: t('Assignments'),
    announcements: t('Announcements'),
    system: t('System'),
  };
  return (
    <>
      <PageHeader
        title={t('Notifications')}
        description={
          known && known.unread.all > 0
            ? t('{{count}} unread notifications', { count: known.unread.all })
            : t('Grades, work and news from your school, as they happen.')
        }
        actions={
          <ButtonLink
            to="/profile"
            search={{ tab: 'notifications' }}
            variant="default"
            leftSection={<IconSettings size={18} />}
          >
            {t('Choose your notifications')}
          </ButtonLink>
        }
      />
      <Sections>
        <MailTrouble />
        <Tabs
          value={tab}
          onChange={(value) => onTab(NOTIFICATION_TABS.find((one) => one === value) ?? 'all')}
          keepMounted={false}
        >
          <TabRow tab={tab}>
            {NOTIFICATION_TABS.map((one) => {
              const count = known?.unread[one] ?? 0;
              return (
                <Tabs.Tab key={one} value={one}>
                  {names[one]}
                  {count > 0 && (
                    <span className={classes.unread}>
                      <span aria-hidden="true">{format.number(count)}</span>
                      <span className={classes.hidden}>{t('{{count}} unread', { count })}</span>
                    </span>
                  )}
                </Tabs.Tab>
              );
            })}
          </TabRow>
          {NOTIFICATION_TABS.map((one) => (
            <Tabs.Panel key={one} value={one} pt="lg">
              <TabContent tab={one} unread={unread} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Sections>
    </>
  );
}

function TabContent({ tab, unread }: { tab: NotificationTab; unread: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const { pages, notifications, markRead, markUnread, markAllRead, remove } = useNotifications(tab);
  const [newest] = notifications;
  if (pages.isPending) {
    return (
      <Card flush>
        <RowsSkeleton />
      </Card>
    );
  }
  if (pages.isError && notifications.length === 0) {
    return <ErrorState framed error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (notifications.length === 0) {
    return (
      <EmptyState framed icon={<IconBellOff />} title={t('No notifications')}>
        {t("You're all caught up!")}
      </EmptyState>
    );
  }
  /** The focus goes to the neighbor of what is put away. */
  const focusBeside = (row: HTMLElement | null) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = row ? rows.indexOf(row) : -1;
    const beside = rows[at + 1] ?? rows[at - 1];
    const target = beside?.querySelector<HTMLElement>('a, button') ?? document.getElementById('content');
    target?.focus();
  };
  return (
    <div ref={list} className={classes.days}>
      {newest && unread > 0 && (
        <div className={classes.bar}>
          <Badge tone="primary">{t('{{count}} unread', { count: unread })}</Badge>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconChecks size={18} />}
            loading={markAllRead.isPending}
            onClick={() => markAllRead.mutate({ tab, upTo: newest.at })}
          >
            {t('Mark All as Read')}
          </Button>
        </div>
      )}
      {byDay(notifications, format).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classes.day}>
            {dayName(ofDay[0]?.at ?? '', day, format, t)}
          </h2>
          <Card flush>
            <ul className={classes.rows}>
              {ofDay.map((one) => (
                <NotificationRow
                  key={one.notificationId}
                  notification={one}
                  onRead={() => markRead.mutate({ notificationIds: [one.notificationId] })}
                  onUnread={() => markUnread.mutate({ notificationId: one.notificationId })}
                  onDelete={(row) => {
                    focusBeside(row);
                    remove.mutate({ notificationId: one.notificationId });
                  }}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {pages.hasNextPage && (
        <Button
          variant="default"
          className={classes.earlier}
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('Show earlier')}
        </Button>
      )}
    </div>
  );
}

/** The day of an instant where the reader is: '2026-11-20'. */
const dayOf = (at: Date, { zone }: Formats) =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zone,
  }).format(at);

const byDay = (notifications: readonly Notification[], format: Formats) => [
  ...Map.groupBy(notifications, ({ at }) => dayOf(new Date(at), format)),
];

function dayName(at: string, day: string, format: Formats, t: (key: string) => string): string {
  const now = Date.now();
  if (day === dayOf(new Date(now), format)) return t('Today');
  if (day === dayOf(new Date(now - 86_400_000), format)) return t('Yesterday');
  return format.longDate(at);
}

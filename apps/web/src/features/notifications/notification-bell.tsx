import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { part } from '#ui/feedback/part.tsx';
import classes from './notification-bell.module.css';

const NotificationList = part(() => import('./notification-list.tsx'));

const MOST_SHOWN = 99;

/** How many unread notifications there are, live, and the latest ones on demand. */
export function NotificationBell() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(api.notifications.unread.queryOptions({ input: {} }));
  const unread = data?.unread ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches keys and focus, it isn't used itself
    <div
      className={classes.bell}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <ActionIcon
        ref={button}
        aria-label={
          unread === 0 ? t('Notifications') : t('Notifications, {{count}} unread', { count: unread })
        }
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell size={20} stroke={1.7} />
      </ActionIcon>
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(unread)}
        </span>
      )}
      {isOpen && (
        <>
          {/* A click beside the panel closes it. */}
          <div className={classes.ground} onPointerDown={() => setOpen(false)} />
          <div id={panelId} role="dialog" aria-label={t('Notifications')} className={classes.panel}>
            <Suspense fallback={<div className={classes.waiting} />}>
              <NotificationList onLeave={() => setOpen(false)} />
            </Suspense>
          </div>
        </>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconLock, IconMailOpened } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useMe } from '#lib/session.ts';
import { ClosedState } from '#ui/feedback/closed-state.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { MessagePlace } from './message-place.ts';
import { conversationsQuery } from './message-queries.ts';
import classes from './messages.module.css';

interface MessagesLayoutProps {
  readonly place: MessagePlace;
  readonly onPlace: (place: MessagePlace) => void;
  /** The open conversation; undefined: none. */
  readonly openId: string | undefined;
  /** The conversation, the form of a new one, or nothing yet. */
  readonly children: ReactNode;
}

/** The conversations beside the open one; on phones one or the other. */
export function MessagesLayout({ place, onPlace, openId, children }: MessagesLayoutProps) {
  const { t } = useTranslation();
  const { data, error } = useInfiniteQuery(conversationsQuery('all', ''));
  const first = data?.pages[0];
  const isNew = openId === undefined && place.new === 1;
  const isNothing = first?.conversations.length === 0 && first.schools.length === 0;
  const refusal = first ? null : codeOf(error);
  if (openId === undefined && refusal === 'FORBIDDEN') return <Closed />;
  const waits = refusal === 'AWAITING_APPROVAL';
  if (openId === undefined && (waits || (isNothing && first.openReportCount === null)))
    return <NotOpen isProvisional={first?.isProvisional ?? true} />;

  return (
    <div className={classes.panes} data-fills-window data-open={openId !== undefined || isNew || undefined}>
      {/* On phones the list isn't there beside an open conversation. */}
      <h1 className={classes.phoneTitle}>{t('Messages')}</h1>
      <ConversationList place={place} onPlace={onPlace} openId={openId} start={first} />
      <div className={classes.pane}>{children}</div>
    </div>
  );
}

/** For somebody whose membership is suspended or over. */
function Closed() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Messages')} />
      <ClosedState />
    </>
  );
}

/** Nobody is there to be written to: why, and until when. */
function NotOpen({ isProvisional }: { isProvisional: boolean }) {
  const { t } = useTranslation();
  const isMember = useMe().memberships.some(({ status }) => status !== 'pending');
  return (
    <>
      <PageHeader title={t('Messages')} />
      <EmptyState
        framed
        icon={<IconLock />}
        title={
          isProvisional
            ? t('Messages open once your school has confirmed you')
            : t('There is no one here to write to')
        }
      >
        {isProvisional
          ? t(
              "Until then no one can write to you, and you can't write to anyone. Your courses and your work stay open in the meantime.",
            )
          : isMember
            ? t("There's no one else at your school you can write to right now.")
            : t('Messages open as soon as you belong to a school.')}
      </EmptyState>
    </>
  );
}

/** What stands beside the list while no conversation is open. */
export function NothingOpen({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  usePageTitle(t('Messages'));
  return (
    <div className={classes.nothing}>
      <EmptyState
        titleOrder={2}
        icon={<IconMailOpened />}
        title={t('Choose a conversation')}
        action={
          <Button variant="default" size="sm" onClick={onNew}>
            {t('New message')}
          </Button>
        }
      >
        {t('Or start a new one.')}
      </EmptyState>
    </div>
  );
}

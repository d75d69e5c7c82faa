import { Button, Tabs } from '@mantine/core';
import { IconCalendarDown, IconCalendarPlus, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { saveFile } from '#lib/save-file.ts';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CardGrid, SectionHead, Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { TabRow } from '#ui/layout/tab-row.tsx';
import classes from './live.module.css';
import { LIVE_TABS, type LiveTab, sessionsQuery } from './live-queries.ts';
import { SessionCard } from './session-card.tsx';

interface LiveSessionsPageProps {
  readonly tab: LiveTab;
  readonly onTab: (tab: LiveTab) => void;
}

/** Classes that are on, that come, and recordings of those that were. */
export function LiveSessionsPage({ tab, onTab }: LiveSessionsPageProps) {
  const { t } = useTranslation();
  const { live, upcoming, past, awaited, shelved, can } = useSuspenseQuery(sessionsQuery).data;
  const exporting = useMutation(
    api.calendar.export.mutationOptions({
      onSuccess({ fileName, content }) {
        saveFile(fileName, content, 'text/calendar');
        void toast({ title: t('Schedule exported to iCalendar format') });
      },
      onError: (error) =>
        void toast({ tone: 'error', title: t('Failed to export calendar'), message: errorText(error, t) }),
    }),
  );
  return (
    <>
      <PageHeader
        title={t('Live Sessions')}
        description={
          can.schedule ? (
            <>
              {t('Live classes for your courses.')}{' '}
              <TextLink to="/live-sessions-guide">{t('How live sessions work')}</TextLink>
            </>
          ) : (
            t('Live classes for your courses.')
          )
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconCalendarDown size={18} />}
              loading={exporting.isPending}
              onClick={() => exporting.mutate({ only: 'sessions' })}
            >
              {t('Export')}
            </Button>
            {can.schedule && (
              <ButtonLink to="/schedule-session" leftSection={<IconCalendarPlus size={18} />}>
                {t('Schedule Session')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Sections>
        {live.length > 0 && (
          <>
            <SectionHead title={t('Live now')} />
            <CardGrid>
              {live.map((session) => (
                <SessionCard key={session.sessionId} session={session} />
              ))}
            </CardGrid>
          </>
        )}
        <Tabs
          value={tab}
          onChange={(value) => onTab(LIVE_TABS.find((one) => one === value) ?? 'upcoming')}
          keepMounted={false}
        >
          <TabRow tab={tab}>
            <Tabs.Tab value="upcoming">
              {t('Upcoming Sessions ({{count}})', { count: upcoming.length })}
            </Tabs.Tab>
            <Tabs.Tab value="recordings">{t('Past Recordings ({{count}})', { count: past.length })}</Tabs.Tab>
          </TabRow>
          <Tabs.Panel value="upcoming" className={classes.panel}>
            {upcoming.length === 0 ? (
              <EmptyState
                framed
                icon={<IconVideo />}
                title={t('No upcoming sessions')}
                action={
                  can.schedule && (
                    <ButtonLink to="/schedule-session" variant="default" size="sm">
                      {t('Schedule Session')}
                    </ButtonLink>
                  )
                }
              >
                {t("Classes appear here as soon as they're scheduled.")}
              </EmptyState>
            ) : (
              <CardGrid>
                {upcoming.map((session) => (
                  <SessionCard key={session.sessionId} session={session} />
                ))}
              </CardGrid>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="recordings" className={classes.panel}>
            {past.length === 0 && awaited.length === 0 ? (
              <EmptyState framed icon={<IconVideoOff />} title={t('No recordings available')}>
                {t('Recordings appear here after a class, once they are ready.')}
              </EmptyState>
            ) : (
              <CardGrid>
                {[...awaited, ...past].map((session) => (
                  <SessionCard key={session.sessionId} session={session} />
                ))}
              </CardGrid>
            )}
            {shelved.length > 0 && (
              <div className={classes.shelved}>
                <Sections>
                  <SectionHead title={t('Materials from past sessions')} />
                  <CardGrid>
                    {shelved.map((session) => (
                      <SessionCard key={session.sessionId} session={session} />
                    ))}
                  </CardGrid>
                </Sections>
              </div>
            )}
          </Tabs.Panel>
        </Tabs>
      </Sections>
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { askAgainAfter } from '#shared/live/joining.ts';
import { KeptHandIns } from '#shared/submissions/kept-submissions.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { part } from '#ui/feedback/part.tsx';
import { SectionHead, Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './student-home.module.css';
import { CoreCard } from './student-home-core.tsx';
import { CourseCards } from './student-home-courses.tsx';
import { UpcomingCard } from './student-home-lists.tsx';
import { NextPanel } from './student-home-panel.tsx';
import { StudentStats } from './student-home-stats.tsx';

/** Below what is to do. Today's class stands in the list above, and is here only with the next ones. */
const SessionsCard = part(() => import('./student-home-sessions.tsx'));

/** Only where there is something to show. */
const RecentCard = part(() => import('./student-home-recent.tsx'));

/** Few students wait to be confirmed: the words load with them. */
const ProvisionalNotice = part(() => import('./provisional-notice.tsx'));

/** What a student needs now: one thing to do, then where they stand. */
export function StudentHome() {
  const { t } = useTranslation();
  const format = useFormat();
  const { givenName } = useMe();
  const { data: home } = useSuspenseQuery(
    api.home.student.queryOptions({
      input: {},
      refetchInterval: (query) =>
        askAgainAfter(query.state.data?.sessions.next ? [query.state.data.sessions.next] : [], Date.now()),
    }),
  );
  const greeting = useGreeting(givenName);
  const soon = home.upcoming.filter(
    ({ isDueSoon, state }) => isDueSoon && state !== 'submitted' && state !== 'graded',
  ).length;

  return (
    <>
      <PageHeader
        title={greeting}
        shortTitle={t('Dashboard')}
        description={
          <>
            {format.longDate(new Date().toISOString())}.{' '}
            {soon > 0
              ? t('{{count}} assignments are due within a day.', { count: soon })
              : t('Nothing is due within a day.')}
          </>
        }
      />
      <Sections>
        <KeptHandIns />
        {home.provisionalUntil && (
          <ProvisionalNotice until={home.provisionalUntil} timeZone={home.timeZone} />
        )}
        <div className={classes.top}>
          <NextPanel home={home} />
          <StudentStats home={home} />
        </div>
        <div className={classes.middle}>
          <div className={classes.side}>
            <UpcomingCard home={home} />
            <SectionHead title={t('My Courses')} aside={<TextLink to="/catalog">{t('View All')}</TextLink>} />
            <CourseCards courses={home.courses} />
          </div>
          <div className={classes.side}>
            <CoreCard core={home.core} />
            <Suspense>
              <SessionsCard home={home} />
            </Suspense>
            {home.recent.length > 0 && (
              <Suspense>
                <RecentCard home={home} />
              </Suspense>
            )}
          </div>
        </div>
      </Sections>
    </>
  );
}

function useGreeting(name: string) {
  const { t } = useTranslation();
  // The server greets by the same clock, before this page is drawn (`page-answers.ts`).
  const hour = useFormat().hour(new Date().toISOString());
  if (hour < 12) return t('Good morning, {{name}}', { name });
  return hour < 18 ? t('Good afternoon, {{name}}', { name }) : t('Good evening, {{name}}', { name });
}

import { Button } from '@mantine/core';
import { IconCalendarTime, IconFlag, IconMessageQuestion, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { joinNote } from '#shared/live/joining.ts';
import { useJoinSession } from '#shared/live/use-join-session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './home.module.css';

/** Today's classes, and what students and families ask. */
export function TeacherToday({ home }: { home: Outputs['home']['teacher'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const join = useJoinSession();
  const asked = [
    {
      tab: 'questions' as const,
      count: home.questionCount,
      icon: <IconMessageQuestion size={20} />,
      text: t('{{count}} questions about grades', { count: home.questionCount }),
    },
    {
      tab: 'problems' as const,
      count: home.reportCount,
      icon: <IconFlag size={20} />,
      text: t('{{count}} problems reported', { count: home.reportCount }),
    },
    {
      tab: 'requests' as const,
      count: home.requestCount,
      icon: <IconUserPlus size={20} />,
      text: t('{{count}} requests to join', { count: home.requestCount }),
    },
  ].filter(({ count }) => count > 0);

  return (
    <div className={classes.stack}>
      <Card title={t("Today's sessions")} flush>
        {home.sessions.length === 0 ? (
          <EmptyState icon={<IconCalendarTime />} title={t('No sessions today.')} />
        ) : (
          <ul className={classes.rows}>
            {home.sessions.map((session) => (
              <li key={session.sessionId} className={classes.row}>
                <div className={classes.rowWords}>
                  <h3 className={classes.rowTitle}>
                    <CourseMark color={session.courseColor} />
                    {session.title}
                  </h3>
                  <p className={classes.rowText}>
                    {t('{{course}}, {{time}}, {{count}} minutes', {
                      course: session.courseTitle,
                      time: format.time(session.scheduledAt),
                      count: session.durationMinutes,
                    })}
                  </p>
                  {!session.canJoin && <p className={classes.rowText}>{joinNote(session, t)}</p>}
                </div>
                {session.mayJoin === 'yes' && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    disabled={!session.canJoin}
                    onClick={() => join.open(session.sessionId)}
                  >
                    {t('Open the room')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('Waiting for your reply')} flush>
        {asked.length === 0 ? (
          <EmptyState icon={<IconMessageQuestion />} title={t('Nothing is waiting for an answer.')} />
        ) : (
          <ul className={classes.rows}>
            {asked.map(({ tab, icon, text }) => (
              <li key={tab} className={classes.row}>
                {icon}
                <div className={classes.rowWords}>
                  <Link to="/teach/inbox" search={{ tab }} className={classes.link}>
                    {text}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <ButtonLink to="/attendance" variant="default" className={classes.attendance}>
        {t('Take attendance')}
      </ButtonLink>
    </div>
  );
}

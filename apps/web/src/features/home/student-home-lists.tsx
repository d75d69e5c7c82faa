import { points } from '@fieldhouse/domain/rounding/display.ts';
import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconChevronRight,
  IconClock,
  IconVideo,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { WorkStateBadge } from '#shared/submissions/work-state-badge.tsx';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CourseFact, Facts } from '#ui/display/facts.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './student-home.module.css';
import { byDay, type Day, isOpenWork, type Line } from './student-home-days.ts';
import type { StudentData } from './student-home-next.ts';

/** What is due and which classes are, by day, what is still to do before the rest. */
export function UpcomingCard({ home }: { home: StudentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { courses, timeZone, missingCount } = home;
  const days = byDay(home, (instant) => format.shortDay(instant, timeZone), Date.now());
  return (
    <Card
      title={t('Upcoming assignments')}
      aside={courses.length > 0 && <TextLink to="/assignments">{t('View all')}</TextLink>}
      flush
    >
      {missingCount > 0 && (
        <p className={classes.missing}>
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" />
          <Link to="/assignments" className={classes.rowLink}>
            {t('{{count}} assignments are missing', { count: missingCount })}
          </Link>
          <IconChevronRight className={classes.chevron} size={20} stroke={1.7} aria-hidden="true" />
        </p>
      )}
      {days.length === 0 ? (
        <EmptyState
          icon={<IconCalendarCheck />}
          title={t('Nothing is due')}
          action={
            courses.length === 0 && (
              <ButtonLink to="/catalog" variant="default" size="sm">
                {t('Open the catalog')}
              </ButtonLink>
            )
          }
        >
          {courses.length === 0
            ? t('Assignments appear here once you are enrolled in a course.')
            : t('Assignments appear here as soon as they have a due date.')}
        </EmptyState>
      ) : (
        days.map(([day, lines]) => (
          <section key={day}>
            <h3 className={classes.day}>{dayName(day, t)}</h3>
            <ul className={classes.rows}>
              {lines.map((line) => (
                <UpcomingRow
                  key={line.kind === 'work' ? line.work.assignmentId : line.session.sessionId}
                  line={line}
                  timeZone={timeZone}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </Card>
  );
}

function dayName(day: Day, t: TFunction): string {
  switch (day) {
    case 'today':
      return t('Today');
    case 'tomorrow':
      return t('Tomorrow');
    case 'later':
      return t('Later');
  }
}

interface UpcomingRowProps {
  readonly line: Line;
  readonly timeZone: string;
}

function UpcomingRow({ line, timeZone }: UpcomingRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { day, month } = format.dayAndMonth(line.at, timeZone);
  const { courseColor, courseTitle, title } = line.kind === 'work' ? line.work : line.session;
  return (
    <li className={classes.row}>
      <span className={classes.date} aria-hidden="true">
        <strong>{day}</strong>
        <span>{month}</span>
      </span>
      <div className={classes.words}>
        {line.kind === 'work' ? (
          <Link
            to="/assignment/$assignmentId"
            params={{ assignmentId: line.work.assignmentId }}
            className={classes.rowLink}
          >
            {title}
          </Link>
        ) : (
          <Link to="/live-sessions" className={classes.rowLink}>
            {title}
          </Link>
        )}
        <Facts>
          <CourseFact color={courseColor}>{courseTitle}</CourseFact>
          <span>{format.deadline(line.at, timeZone)}</span>
          {line.kind === 'work' && (
            <span>{t('{{points}} points', { points: format.number(points(line.work.pointsPossible)) })}</span>
          )}
        </Facts>
      </div>
      <span className={classes.badges}>
        {line.kind === 'class' ? (
          <Badge tone="info" icon={<IconVideo />}>
            {t('Live class')}
          </Badge>
        ) : (
          <>
            {line.work.isDueSoon && isOpenWork(line.work) && (
              <Badge tone="danger" icon={<IconClock />}>
                {t('Due soon')}
              </Badge>
            )}
            <WorkStateBadge state={line.work.state} />
          </>
        )}
      </span>
      <IconChevronRight className={classes.chevron} size={20} stroke={1.7} aria-hidden="true" />
    </li>
  );
}

import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconAlertTriangle, IconCalendarCheck, IconChevronRight, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { WorkStateBadge } from '#shared/submissions/work-state-badge.tsx';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CourseFact, Facts } from '#ui/display/facts.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './student-home.module.css';
import type { StudentData } from './student-home-next.ts';

const UPCOMING_LIMIT = 5;

export function UpcomingCard({ home: { upcoming, courses, timeZone, missingCount } }: { home: StudentData }) {
  const { t } = useTranslation();
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
      {upcoming.length === 0 ? (
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
        <ul className={classes.rows}>
          {upcoming.slice(0, UPCOMING_LIMIT).map((work) => (
            <UpcomingRow
              key={work.assignmentId}
              work={work}
              series={courses.findIndex(({ courseId }) => courseId === work.courseId)}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface UpcomingRowProps {
  readonly work: StudentData['upcoming'][number];
  /** Position of its course, which names its color; -1: none of the running courses. */
  readonly series: number;
  readonly timeZone: string;
}

function UpcomingRow({ work, series, timeZone }: UpcomingRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, title, courseTitle, dueAt, pointsPossible, isDueSoon, state } = work;
  const { day, month } = format.dayAndMonth(dueAt, timeZone);
  const isOpen = state !== 'submitted' && state !== 'graded' && state !== 'excused';
  return (
    <li className={classes.row}>
      <span className={classes.date} aria-hidden="true">
        <strong>{day}</strong>
        <span>{month}</span>
      </span>
      <div className={classes.words}>
        <Link to="/assignment/$assignmentId" params={{ assignmentId }} className={classes.rowLink}>
          {title}
        </Link>
        <Facts>
          <CourseFact series={series}>{courseTitle}</CourseFact>
          <span>{format.deadline(dueAt, timeZone)}</span>
          <span>{t('{{points}} points', { points: format.number(points(pointsPossible)) })}</span>
        </Facts>
      </div>
      <span className={classes.badges}>
        {isDueSoon && isOpen && (
          <Badge tone="danger" icon={<IconClock />}>
            {t('Due soon')}
          </Badge>
        )}
        <WorkStateBadge state={state} />
      </span>
      <IconChevronRight className={classes.chevron} size={20} stroke={1.7} aria-hidden="true" />
    </li>
  );
}

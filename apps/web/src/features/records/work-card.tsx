import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { WorkStateBadge } from '#shared/submissions/work-state-badge.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CourseFact, Facts } from '#ui/display/facts.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './records.module.css';
import { WORK_FILTERS, type WorkFilter, type WorkItem, workQuery } from './records-queries.ts';

const IS_IN: Readonly<Record<WorkFilter, (item: WorkItem) => boolean>> = {
  open: ({ state }) => state === 'not_started' || state === 'submitted',
  missing: ({ state }) => state === 'missing',
  graded: ({ state }) => state === 'graded' || state === 'excused',
};

interface WorkCardProps {
  readonly studentId: string;
  readonly filter: WorkFilter | undefined;
  readonly onFilter: (filter: WorkFilter | undefined) => void;
}

/** What the student has to hand in, in all courses that the reader sees, with how far each piece is. */
export function WorkCard({ studentId, filter, onFilter }: WorkCardProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(workQuery(studentId));
  const shown = data?.items.filter((item) => filter === undefined || IS_IN[filter](item)) ?? [];
  return (
    <Card title={t('Work')} flush>
      {!data && error && (
        <ErrorState title={t('The work couldn’t be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton rows={4} />}
      {data && data.items.length > 0 && (
        <div className={classes.filters}>
          <Chips
            label={t('State of the work')}
            value={filter}
            onChange={onFilter}
            chips={[
              { value: undefined, label: t('All'), count: data.items.length },
              ...WORK_FILTERS.map((one) => ({
                value: one,
                label: filterName(one, t),
                count: data.items.filter(IS_IN[one]).length,
              })).filter(({ value, count }) => count > 0 || value === filter),
            ]}
          />
        </div>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          icon={<IconChecklist />}
          title={data.items.length === 0 ? t('No work yet') : t('Nothing in this state')}
        >
          {data.items.length === 0 && t('Assignments of the courses that you see here appear in this list.')}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={classes.rows}>
          {shown.map((item) => (
            <WorkRow key={item.assignmentId} item={item} timeZone={data?.timeZone ?? 'UTC'} />
          ))}
        </ul>
      )}
      {data?.hasMore && <p className={classes.more}>{t('Only the newest 300 are shown.')}</p>}
    </Card>
  );
}

function WorkRow({ item, timeZone }: { readonly item: WorkItem; readonly timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const possible = format.number(points(item.pointsPossible));
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <WorkTitle item={item} />
        <Facts>
          <CourseFact color={item.courseColor}>{item.courseTitle}</CourseFact>
          <span>
            {item.dueAt
              ? t('Due {{when}}', { when: format.deadline(item.dueAt, timeZone) })
              : t('No due date')}
          </span>
          <span>
            {item.points === null
              ? t('{{points}} points', { points: possible })
              : t('{{points}} of {{possible}} points', {
                  points: format.number(points(item.points)),
                  possible,
                })}
          </span>
        </Facts>
      </div>
      <span className={classes.end}>
        {item.isLate && <Badge tone="warning">{t('Late')}</Badge>}
        {item.isHeld && <Badge tone="info">{t('Held back')}</Badge>}
        <WorkStateBadge state={item.state} />
      </span>
    </li>
  );
}

function WorkTitle({ item }: { readonly item: WorkItem }) {
  if (!item.can.open) return <span className={classes.name}>{item.title}</span>;
  if (item.attemptId !== null) {
    return (
      <Link to="/teach/grading/$attemptId" params={{ attemptId: item.attemptId }} className={classes.link}>
        {item.title}
      </Link>
    );
  }
  return (
    <Link
      to="/assignment/$assignmentId"
      params={{ assignmentId: item.assignmentId }}
      className={classes.link}
    >
      {item.title}
    </Link>
  );
}

function filterName(filter: WorkFilter, t: TFunction): string {
  switch (filter) {
    case 'open':
      return t('Open');
    case 'missing':
      return t('Missing');
    case 'graded':
      return t('Graded');
  }
}

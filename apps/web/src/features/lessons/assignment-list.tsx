import type { AssignmentLine } from '@fieldhouse/contract/lessons.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { deviceZone, useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { WorkStateBadge } from '#ui/work-state-badge.tsx';
import classes from './assignment-list.module.css';

/** Assignments with when they are due and how far the student's own work is. */
export function AssignmentList({ assignments }: { assignments: readonly AssignmentLine[] }) {
  const { t } = useTranslation();
  if (assignments.length === 0)
    return <EmptyState icon={<IconClipboardCheck />} title={t('No assignments yet.')} />;
  return (
    <ul className={classes.list}>
      {assignments.map((assignment) => (
        <AssignmentRow key={assignment.assignmentId} assignment={assignment} />
      ))}
    </ul>
  );
}

function AssignmentRow({ assignment }: { assignment: AssignmentLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, title, dueAt, pointsPossible, state } = assignment;
  const isBegun = state !== null && state !== 'not_started' && state !== 'missing';
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Link to="/assignment/$assignmentId" params={{ assignmentId }}>
            {title}
          </Link>
        </h3>
        <p className={classes.about}>
          <span>
            {dueAt ? t('Due {{when}}', { when: format.deadline(dueAt, deviceZone()) }) : t('No due date')}
          </span>
          <span>
            {assignment.points === null
              ? t('{{points}} points', { points: format.number(points(pointsPossible)) })
              : t('{{earned}} of {{possible}} points', {
                  earned: format.number(points(assignment.points)),
                  possible: format.number(points(pointsPossible)),
                })}
          </span>
          {assignment.hasMatching && <span>{t('Matching activity')}</span>}
        </p>
        {assignment.description && <p className={classes.description}>{assignment.description}</p>}
      </div>
      <div className={classes.end}>
        {state && <WorkStateBadge state={state} />}
        <ButtonLink
          to="/assignment/$assignmentId"
          params={{ assignmentId }}
          variant={isBegun || state === null ? 'default' : 'filled'}
          size="sm"
          aria-label={
            isBegun || state === null
              ? t('Open Assignment: {{title}}', { title })
              : t('Start Assignment: {{title}}', { title })
          }
        >
          {isBegun || state === null ? t('Open Assignment') : t('Start Assignment')}
        </ButtonLink>
      </div>
    </li>
  );
}

import type { AssignmentLine } from '@fieldhouse/contract/lessons.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { WorkStateBadge } from '#shared/submissions/work-state-badge.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import classes from './assignment-list.module.css';

interface AssignmentListProps {
  readonly assignments: readonly AssignmentLine[];
  /** Level of the titles, one below the title that stands over the list. */
  readonly titleOrder: 2 | 3;
}

/** Assignments with when they are due and how far the student's own work is. */
export function AssignmentList({ assignments, titleOrder }: AssignmentListProps) {
  const { t } = useTranslation();
  if (assignments.length === 0)
    return (
      <EmptyState titleOrder={titleOrder} icon={<IconClipboardCheck />} title={t('No assignments yet.')} />
    );
  return (
    <ul className={classes.list}>
      {assignments.map((assignment) => (
        <AssignmentRow key={assignment.assignmentId} assignment={assignment} titleOrder={titleOrder} />
      ))}
    </ul>
  );
}

function AssignmentRow({ assignment, titleOrder }: { assignment: AssignmentLine; titleOrder: 2 | 3 }) {
  const Heading = `h${titleOrder}` as const;
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, title, dueAt, pointsPossible, state } = assignment;
  const isBegun = state !== null && state !== 'not_started' && state !== 'missing';
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Link to="/assignment/$assignmentId" params={{ assignmentId }}>
            {title}
          </Link>
        </Heading>
        <p className={classes.about}>
          <span>{dueAt ? t('Due {{when}}', { when: format.deadline(dueAt) }) : t('No due date')}</span>
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

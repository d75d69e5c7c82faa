import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconChevronDown, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { WorkStateBadge } from '#shared/submissions/work-state-badge.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Facts } from '#ui/display/facts.tsx';
import { part } from '#ui/feedback/part.tsx';
import classes from './course-grades-card.module.css';
import type { CourseGrades, Grades } from './grades-queries.ts';
import { ScoreDetails } from './score-details.tsx';
import type { Trial } from './what-if.tsx';

// Only for those who try what would be.
const TryField = part(() => import('./try-field.tsx'));

interface ScoreLineProps {
  readonly line: CourseGrades['assignments'][number];
  /** The drop rules leave it out of the total so far. */
  readonly isDropped: boolean;
  readonly studentId: Grades['studentId'];
  /** The work of a school that was left doesn't open any more. */
  readonly isFormer: boolean;
  /** Null: nobody is trying anything out. */
  readonly trial: Trial | null;
  readonly onTry: (points: number | '') => void;
}

/** One assignment: its state in words, its points, and behind them how it was graded. */
export function ScoreLine({ line, isDropped, studentId, isFormer, trial, onTry }: ScoreLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { assignmentId, title, dueAt, isLate, state } = line;
  const possible = format.number(points(line.pointsPossible));
  const score =
    line.points === null
      ? t('– of {{possible}}', { possible })
      : t('{{earned}} of {{possible}}', { earned: format.number(points(line.points)), possible });

  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <div className={classes.words}>
          {isFormer ? (
            <span className={classes.name}>{title}</span>
          ) : (
            <Link to="/assignment/$assignmentId" params={{ assignmentId }} className={classes.name}>
              {title}
            </Link>
          )}
          <Facts>
            <span>{dueAt ? t('Due {{when}}', { when: format.deadline(dueAt) }) : t('No due date')}</span>
            {line.isExtraCredit && <span>{t('Extra credit')}</span>}
            {isDropped && <span>{t('Dropped: it does not count')}</span>}
            {line.lateDeduction > 0 && (
              <span>
                {t('{{deduction}} deducted for lateness', { deduction: format.number(line.lateDeduction) })}
              </span>
            )}
          </Facts>
        </div>
        <span className={classes.badges}>
          {isLate && (
            <Badge tone="warning" icon={<IconClock />}>
              {t('Late')}
            </Badge>
          )}
          <WorkStateBadge state={state} />
        </span>
        {trial ? (
          <Suspense fallback={score}>
            <TryField
              label={t('Points to try for {{title}}, of {{possible}}', { title, possible })}
              value={trial.get(assignmentId) ?? ''}
              score={score}
              possible={possible}
              most={line.pointsPossible * 1.5}
              onTry={onTry}
            />
          </Suspense>
        ) : state === 'graded' ? (
          <button
            type="button"
            className={classes.open}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={t('{{score}} for {{title}}: how it was graded', { score, title })}
            onClick={() => setOpen(!isOpen)}
          >
            {score}
            <IconChevronDown size={18} stroke={1.7} aria-hidden="true" />
          </button>
        ) : (
          <span className={classes.points}>{score}</span>
        )}
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <ScoreDetails studentId={studentId} assignmentId={assignmentId} title={title} />}
      </div>
    </li>
  );
}

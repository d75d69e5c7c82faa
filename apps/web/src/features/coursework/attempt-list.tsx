import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconChevronDown, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { DocumentList } from '#shared/files/document-list.tsx';
import { GradeDetails } from '#shared/grades/grade-details.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './attempt-list.module.css';
import type { Assignment, Attempt } from './coursework-queries.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** "Attempt 1: 18/20", or that it has no grade yet. */
export function useAttemptTitle() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ attemptNumber, grade }: Attempt) =>
    grade
      ? t('Attempt {{number}}: {{points}}/{{possible}}', {
          number: attemptNumber,
          points: format.number(points(grade.points)),
          possible: format.number(points(grade.pointsPossible)),
        })
      : t('Attempt {{number}}: not graded yet', { number: attemptNumber });
}

/** Everything handed in so far, the newest first and open. */
export function AttemptList({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation();
  const newestFirst = assignment.attempts.toSorted((a, b) => b.attemptNumber - a.attemptNumber);
  return (
    <Card title={t('Attempts')} flush>
      <ul className={classes.list} id="attempts">
        {newestFirst.map((attempt, at) => (
          <AttemptRow key={attempt.attemptId} assignment={assignment} attempt={attempt} isOpen={at === 0} />
        ))}
      </ul>
    </Card>
  );
}

interface AttemptRowProps {
  readonly assignment: Assignment;
  readonly attempt: Attempt;
  readonly isOpen: boolean;
}

function AttemptRow({ assignment, attempt, isOpen }: AttemptRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useAttemptTitle();
  const { matchingCorrect, matchingTotal } = attempt;
  return (
    <li>
      <details className={classes.attempt} open={isOpen}>
        <summary className={classes.summary}>
          <h3 className={classes.title}>{title(attempt)}</h3>
          <span className={classes.when}>
            {t('Submitted {{when}}', { when: format.dateTime(attempt.submittedAt) })}
          </span>
          {attempt.isLate && (
            <Badge tone="warning" icon={<IconClock />}>
              {t('Late')}
            </Badge>
          )}
          <IconChevronDown className={classes.chevron} size={20} stroke={1.7} aria-hidden="true" />
        </summary>
        <div className={classes.body}>
          {attempt.grade && <GradeDetails grade={attempt.grade} />}
          {matchingTotal !== null && matchingCorrect !== null && (
            <p className={classes.line}>
              {t('Matching activity: {{correct}} of {{total}} pairs correct', {
                correct: matchingCorrect,
                total: matchingTotal,
              })}
            </p>
          )}
          {attempt.text && (
            <details className={classes.own}>
              <summary>{t('What you submitted')}</summary>
              <div className={classes.words}>{attempt.text}</div>
            </details>
          )}
          {attempt.files.length > 0 && (
            <DocumentList
              files={attempt.files}
              label={t('Documents in attempt {{number}}', { number: attempt.attemptNumber })}
            />
          )}
          <div>
            <ReceiptButton assignment={assignment} attempt={attempt} isSmall />
          </div>
        </div>
      </details>
    </li>
  );
}

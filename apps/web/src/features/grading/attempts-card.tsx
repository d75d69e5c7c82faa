import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './attempts-card.module.css';
import type { Work } from './grading-queries.ts';

interface AttemptsCardProps {
  readonly work: Work;
  /** The queue's filter, kept while looking back. */
  readonly course: string | undefined;
}

/** All attempts of this student with what each was given, beside the one that is open. Only one: nothing. */
export function AttemptsCard({ work: { line, attempts }, course }: AttemptsCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (attempts.length < 2) return null;
  const possible = format.number(points(line.pointsPossible));
  return (
    <Card title={t('Attempts')} description={t('What you said before, and what came of it.')} flush>
      <ol className={classes.rows}>
        {attempts.toReversed().map((attempt) => {
          const isHere = attempt.attemptId === line.attemptId;
          const name = t('Attempt {{number}}', { number: attempt.attemptNumber });
          return (
            <li key={attempt.attemptId} className={classes.row} aria-current={isHere || undefined}>
              <div className={classes.head}>
                {isHere ? (
                  <strong>{name}</strong>
                ) : (
                  <Link
                    to="/teach/grading/$attemptId"
                    params={{ attemptId: attempt.attemptId }}
                    search={{ course }}
                    className={classes.link}
                  >
                    {name}
                  </Link>
                )}
                <span className={classes.about}>{format.dateTime(attempt.submittedAt)}</span>
                {attempt.isLate && <Badge tone="warning">{t('Late')}</Badge>}
                {isHere && <Badge tone="primary">{t('Open here')}</Badge>}
                <span className={classes.points}>
                  {attempt.points === null
                    ? t('Not graded')
                    : t('{{points}} of {{possible}}', {
                        points: format.number(points(attempt.points)),
                        possible,
                      })}
                </span>
              </div>
              {attempt.comment && !isHere && <p className={classes.comment}>{attempt.comment}</p>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

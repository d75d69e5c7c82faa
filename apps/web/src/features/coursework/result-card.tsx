import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Assignment, Attempt } from './coursework-queries.ts';
import { ReceiptButton } from './receipt-button.tsx';
import classes from './result-card.module.css';
import { resultWords } from './result-words.ts';

interface ResultCardProps {
  readonly assignment: Assignment;
  readonly attempt: Attempt;
  readonly grade: NonNullable<Attempt['grade']>;
  /** Handed in on this page: the form with the focus has just gone. */
  readonly isFresh: boolean;
  readonly onResubmit: () => void;
}

/** What an attempt came to, what it says, and what to do next; the details stand below. */
export function ResultCard({ assignment, attempt, grade, isFresh, onResubmit }: ResultCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form with the focus has gone; where it is elsewhere, as when a grade comes in, it stays.
    if (isFresh && (document.activeElement === null || document.activeElement === document.body))
      title.current?.focus();
  }, [isFresh]);

  const { can, courseId, attemptsAllowed, attempts } = assignment;
  const ratio = grade.pointsPossible > 0 ? grade.points / grade.pointsPossible : null;
  const mayImprove = can.submit && ratio !== null && ratio < 1;
  return (
    <Card>
      <p className={classes.attempt}>
        {t('Attempt {{number}}, {{when}}', {
          number: attempt.attemptNumber,
          when: format.deadline(attempt.submittedAt),
        })}
      </p>
      <h2 ref={title} tabIndex={-1} className={classes.score}>
        <span>
          {t('{{earned}} of {{possible}} points', {
            earned: format.number(points(grade.points)),
            possible: format.number(points(grade.pointsPossible)),
          })}
        </span>
        {ratio !== null && <GradeBadge band={gradeBand(ratio)}>{gradeText(format, ratio)}</GradeBadge>}
      </h2>
      <p className={classes.sentence}>{resultWords(grade, can.submit, t)}</p>
      <p className={classes.next}>
        {mayImprove
          ? t('Next: read the feedback below, then submit a better version if you like.')
          : t('Next: continue with the course.')}
      </p>
      <div className={classes.actions}>
        {mayImprove && <Button onClick={onResubmit}>{t('Resubmit')}</Button>}
        <ButtonLink to="/course/$courseId" params={{ courseId }} variant={mayImprove ? 'default' : 'filled'}>
          {t('Back to the course')}
        </ButtonLink>
        <ReceiptButton assignment={assignment} attempt={attempt} />
        {can.submit && !mayImprove && (
          <Button variant="light" onClick={onResubmit}>
            {t('Resubmit')}
          </Button>
        )}
        <span className={classes.left}>
          {can.whyNot === 'no_attempts_left'
            ? t('No attempts are left.')
            : attemptsAllowed !== null &&
              t('{{used}} of {{allowed}} attempts used', { used: attempts.length, allowed: attemptsAllowed })}
        </span>
      </div>
    </Card>
  );
}

import { Button, Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { IconWell } from '#ui/icon-well.tsx';
import { ButtonLink } from '#ui/links.tsx';
import type { Assignment, Attempt } from './coursework-queries.ts';
import classes from './handed-in-card.module.css';
import { ReceiptButton } from './receipt-button.tsx';

interface HandedInCardProps {
  readonly assignment: Assignment;
  readonly attempt: Attempt;
  /** Handed in on this page: the form with the focus has just gone. */
  readonly isFresh: boolean;
  /** An engine is reading it at this moment. */
  readonly isGrading: boolean;
  readonly onResubmit: () => void;
}

/** The receipt, what comes next, and the way to another attempt. */
export function HandedInCard({ assignment, attempt, isFresh, isGrading, onResubmit }: HandedInCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);

  // Focus and scroll position belong to the document.
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);

  const { can, courseId, aiRelease, rubric, attemptsAllowed, attempts, isCourseLocked } = assignment;
  const isReadByEngine = rubric.some(({ source }) => source === 'ai');
  const next = attempt.grade
    ? null
    : isCourseLocked
      ? t('The grades of this course are posted. Your work is kept, and is graded once they are reopened.')
      : isReadByEngine && aiRelease === 'teacher_confirms'
        ? t('Your response is first read by AI, then confirmed by your teacher. You see the grade here.')
        : t('You see the grade here as soon as there is one.');

  return (
    <Card>
      <div className={classes.head}>
        <IconWell>
          <IconCheck />
        </IconWell>
        <div className={classes.words}>
          <h2 ref={title} tabIndex={-1} className={classes.title}>
            {t('Assignment submitted successfully!')}
          </h2>
          <p className={classes.text}>
            {t('Attempt {{number}}, {{when}}', {
              number: attempt.attemptNumber,
              when: format.deadline(attempt.submittedAt),
            })}
          </p>
          {attempt.files.length > 0 && (
            <p className={classes.text}>{t('{{count}} documents', { count: attempt.files.length })}</p>
          )}
          {isGrading ? (
            <p className={classes.grading} role="status">
              <Loader size={18} />
              {t('AI is grading your submission...')}
            </p>
          ) : (
            next && <p className={classes.text}>{next}</p>
          )}
        </div>
      </div>
      <div className={classes.actions}>
        <ButtonLink to="/course/$courseId" params={{ courseId }} variant="default">
          {t('Back to the course')}
        </ButtonLink>
        <ReceiptButton assignment={assignment} attempt={attempt} />
        {can.submit && (
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

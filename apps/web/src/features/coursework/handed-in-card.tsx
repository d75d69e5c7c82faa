import { Button, Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Assignment, Attempt } from './coursework-queries.ts';
import { firstReadingWords } from './first-reading.ts';
import classes from './handed-in-card.module.css';
import { ReceiptButton } from './receipt-button.tsx';

interface HandedInCardProps {
  readonly assignment: Assignment;
  readonly attempt: Attempt;
  /** Handed in on this page: the form with the focus has just gone. */
  readonly isFresh: boolean;
  readonly onResubmit: () => void;
}

/** The receipt, what comes next, and the way to another attempt. */
export function HandedInCard({ assignment, attempt, isFresh, onResubmit }: HandedInCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);

  // Focus and scroll position belong to the document.
  useEffect(() => {
    if (isFresh) title.current?.focus();
  }, [isFresh]);

  const { can, courseId, rubric, attemptsAllowed, attempts } = assignment;
  const firstReading = firstReadingWords(attempt.firstReading, t);
  const isReadByEngine = rubric.some(({ source }) => source === 'ai');

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
          <WaitingLine waitsFor={attempt.waitsFor} isReadByEngine={isReadByEngine} />
        </div>
      </div>
      {firstReading !== '' && (
        <section className={classes.first} aria-labelledby="first-reading">
          <h3 id="first-reading">{t('First reading')}</h3>
          <p>{firstReading}</p>
        </section>
      )}
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

interface WaitingLineProps {
  readonly waitsFor: Attempt['waitsFor'];
  readonly isReadByEngine: boolean;
}

/** What the work waits for, as the server knows it. */
function WaitingLine({ waitsFor, isReadByEngine }: WaitingLineProps) {
  const { t } = useTranslation();
  switch (waitsFor) {
    case null:
      return null;
    case 'after_reopening':
      return (
        <p className={classes.text} role="status">
          {t("This course's grades are posted. Your work is kept, and will be graded once they're reopened.")}
        </p>
      );
    case 'engine_reading':
      return (
        <p className={classes.grading} role="status">
          <Loader size={18} />
          {t('AI is grading your submission...')}
        </p>
      );
    case 'engine_unavailable':
      return (
        <p className={classes.text} role="status">
          {t("AI couldn't read it. Your teacher will grade it, and you'll see the grade here.")}
        </p>
      );
    case 'waiting_for_teacher':
      return (
        <p className={classes.text} role="status">
          {isReadByEngine
            ? t("A teacher confirms your grade. You'll see it here.")
            : t("Your teacher will grade it. You'll see the grade here.")}
        </p>
      );
  }
}

import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconCheck } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { useAttemptTitle } from './attempt-list.tsx';
import type { Assignment, Attempt } from './coursework-queries.ts';
import classes from './side-cards.module.css';

export interface Step {
  readonly key: 'read' | 'match' | 'write' | 'submit';
  readonly title: string;
  readonly note: string;
  readonly isDone: boolean;
  /** Done, or left behind: the student has gone on without it. */
  readonly isPassed: boolean;
}

interface Standing {
  readonly pairCount: number;
  readonly text: string;
  readonly fileCount: number;
  /** Where the draft is, in words. */
  readonly saved: string;
  /** The attempt that counts now; null: one is being written. */
  readonly handedIn: Attempt | null;
}

/** The steps of this assignment in their order, with how far each is. */
export function stepsOf(assignment: Assignment, standing: Standing, t: TFunction, format: Formats): Step[] {
  const { lesson, instructions, matching, lastCheck, dueAt, timeZone } = assignment;
  const { pairCount, text, fileCount, saved, handedIn } = standing;
  const isHandedIn = handedIn !== null;
  const hasBegun = isHandedIn || pairCount > 0 || text !== '' || fileCount > 0 || lastCheck !== null;
  const steps: Omit<Step, 'isPassed'>[] = [];
  if (lesson || instructions.story) {
    steps.push({
      key: 'read',
      title: t('Read'),
      note: lesson?.title ?? instructions.story?.title ?? '',
      // Only the student knows: of a lesson they say so on its page.
      isDone: lesson?.isRead ?? false,
    });
  }
  if (matching) {
    const total = matching.lefts.length;
    steps.push({
      key: 'match',
      title: t('Match the pairs'),
      note: handedIn
        ? t('{{correct}} of {{total}} correct', {
            correct: handedIn.matchingCorrect ?? 0,
            total: handedIn.matchingTotal ?? total,
          })
        : lastCheck
          ? t('Checked: {{correct}} of {{total}} correct', {
              correct: lastCheck.correct,
              total: lastCheck.total,
            })
          : t('{{matched}} of {{total}} matched', { matched: pairCount, total }),
      isDone: lastCheck !== null || isHandedIn,
    });
  }
  steps.push({
    key: 'write',
    title: t('Write your response'),
    note: isHandedIn ? t('Turned in') : text === '' && fileCount === 0 ? t('Nothing written yet') : saved,
    isDone: isHandedIn,
  });
  steps.push({
    key: 'submit',
    title: t('Submit'),
    note: handedIn
      ? t('Submitted {{when}}', { when: format.deadline(handedIn.submittedAt, timeZone) })
      : dueAt
        ? t('Due {{when}}', { when: format.deadline(dueAt, timeZone) })
        : t('No due date'),
    isDone: isHandedIn,
  });
  return steps.map((step) => ({
    ...step,
    isPassed: step.isDone || (step.key === 'read' && hasBegun),
  }));
}

export function StepsCard({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  const current = steps.findIndex(({ isPassed }) => !isPassed);
  return (
    <Card title={t('Where you are')} className={classes.card}>
      <ol className={classes.steps}>
        {steps.map(({ key, title, note, isDone }, at) => (
          <li key={key} aria-current={at === current ? 'step' : undefined}>
            <span
              className={classes.number}
              data-done={isDone || undefined}
              data-current={at === current || undefined}
              aria-hidden="true"
            >
              {isDone ? <IconCheck size={16} stroke={3} /> : at + 1}
            </span>
            <span className={classes.words}>
              <span className={classes.title}>
                {title}
                {isDone && <span className={classes.hidden}> {t('(done)')}</span>}
              </span>
              <span className={classes.note}>{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function HowGradedCard({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { rubric, aiRelease, pointsPossible } = assignment;
  const isReadByEngine = rubric.some(({ source }) => source === 'ai');
  return (
    <Card title={t('How it is graded')} className={classes.card}>
      <dl className={classes.points}>
        {rubric.map(({ id, name, points: possible, source }) => (
          <div key={id}>
            <dt>{source === 'matching' ? t('{{name}}, scored exactly', { name }) : name}</dt>
            <dd>{format.number(points(possible))}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t('Total points')}</dt>
          <dd>{format.number(points(pointsPossible))}</dd>
        </div>
      </dl>
      {isReadByEngine && (
        <p className={classes.how}>
          {aiRelease === 'teacher_confirms'
            ? t('Your response is first read by AI, then confirmed by your teacher.')
            : t('Your response is graded by AI. Your teacher can change the grade.')}
        </p>
      )}
    </Card>
  );
}

/** The newest graded attempt, to be read while writing the next one. */
export function LastAttemptCard({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation();
  const title = useAttemptTitle();
  return (
    <Card title={title(attempt)} className={classes.card}>
      {attempt.grade?.feedback?.comment && (
        <p className={classes.comment}>{attempt.grade.feedback.comment}</p>
      )}
      <a className={classes.open} href="#attempts">
        {t('Open attempt {{number}}', { number: attempt.attemptNumber })}
      </a>
    </Card>
  );
}

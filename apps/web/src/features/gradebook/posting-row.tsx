import { creditsOfPosting } from '@fieldhouse/domain/credits/credits.ts';
import { CORE_COURSE_PASSING_RATIO } from '@fieldhouse/domain/eligibility/core-course-progress.ts';
import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import {
  boundsOf,
  type GradeSteps,
  STANDARD_STEPS,
  stepOf,
} from '@fieldhouse/domain/grading/grading-scale.ts';
import { twoDecimals } from '@fieldhouse/domain/rounding/display.ts';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { Arithmetic } from '#ui/display/arithmetic.tsx';
import { Badge } from '#ui/display/badge.tsx';
import classes from './posting.module.css';
import { AnotherDueDay, DueField } from './posting-due.tsx';
import { OverrideFields } from './posting-override.tsx';
import type { PostingReview, PostingStudent } from './posting-queries.ts';
import {
  type Choice,
  type Choices,
  choiceOf,
  finalOf,
  type Seen,
  totalBefore,
  totalOf,
} from './posting-state.ts';

interface PostingRowProps {
  readonly student: PostingStudent;
  readonly review: PostingReview;
  readonly choices: Choices;
  readonly seen: Seen;
  /** The server refused to post, because this total had changed. */
  readonly isStale: boolean;
  readonly isReadOnly: boolean;
  readonly onChoice: (choice: Choice) => void;
}

/** One student: what would be posted, what stands in the way, and what somebody chose. */
export function PostingRow(props: PostingRowProps) {
  const { student, review, choices, seen, isStale, isReadOnly, onChoice } = props;
  const { t } = useTranslation();
  const steps = stepsFor(student, review);
  const percent = usePercent(steps);
  const { isLocked } = student;
  const choice = choiceOf(student, choices);
  const final = finalOf(student, choice, choices.basis);
  const before = totalBefore(student, seen, choices.basis);
  const total = totalOf(student, choices.basis);
  const { name } = student;

  return (
    <li className={classes.row} data-changed={isStale || before !== undefined || undefined}>
      <div className={classes.words}>
        <Link to="/student/$studentId" params={{ studentId: student.studentId }} className={classes.name}>
          {name}
        </Link>
        {hasSeveral(student, review) && (
          <p className={classes.about}>{t('Attempt {{number}}', { number: student.attemptNumber })}</p>
        )}
        <p className={classes.about}>
          {t('{{graded}} of {{total}} graded', {
            graded: student.gradedCount,
            total: student.publishedCount,
          })}
        </p>
        {!isLocked && <Counts student={student} />}
        {!isLocked && (isStale || before !== undefined) && (
          <p className={classes.changed}>
            {before === undefined
              ? t('The total has changed since you looked.')
              : t('The total has changed since you looked: it was {{before}}, now it is {{now}}.', {
                  before: percent(before),
                  now: percent(total),
                })}
          </p>
        )}
        <PostedBefore student={student} steps={steps} isLocked={isLocked} />
      </div>
      {isLocked ? (
        <>
          <span className={classes.final}>
            <Posted student={student} steps={steps} />
          </span>
          {student.can.setDue && student.posted?.result === 'incomplete' && (
            <div className={classes.fields}>
              <AnotherDueDay student={student} review={review} />
            </div>
          )}
        </>
      ) : (
        <>
          <span className={classes.final}>
            {final.ratio === null ? (
              <Badge>{choice.result === 'graded' ? t('No grade') : resultWord(choice.result, t)}</Badge>
            ) : (
              <>
                <GradeBadge band={gradeBand(final.ratio)}>
                  {percent(final.ratio)} · {stepOf(steps, final.ratio).letter}
                </GradeBadge>
                <GpaArithmetic name={name} ratio={final.ratio} steps={steps} review={review} />
              </>
            )}
            {choice.result === 'graded' && choice.override && (
              <span className={classes.about}>{t('Gradebook: {{total}}', { total: percent(total) })}</span>
            )}
          </span>
          <div className={classes.fields}>
            <NativeSelect
              aria-label={t('Result for {{name}}', { name })}
              value={choice.result}
              disabled={isReadOnly}
              data={resultsFor(student).map((value) => ({
                value,
                label: resultWord(value, t),
              }))}
              error={
                final.problem === 'no_figure' &&
                t('Nothing is graded. Choose another result, or enter a percent.')
              }
              onChange={(event) =>
                onChoice({ ...choice, result: event.currentTarget.value as Choice['result'] })
              }
            />
            {choice.result === 'incomplete' && (
              <DueField
                student={student}
                choice={choice}
                isWrong={final.problem === 'due'}
                isReadOnly={isReadOnly}
                onChoice={onChoice}
              />
            )}
            {choice.result === 'graded' && (
              <OverrideFields
                name={name}
                choice={choice}
                problem={final.problem}
                isReadOnly={isReadOnly}
                onChoice={onChoice}
              />
            )}
          </div>
        </>
      )}
    </li>
  );
}

/** The scale that letters what is posted for a student. */
const stepsFor = ({ scaleId }: PostingStudent, { scales }: PostingReview): GradeSteps =>
  scales.find((one) => one.scaleId === scaleId)?.steps ?? STANDARD_STEPS;

function usePercent(steps: GradeSteps) {
  const format = useFormat();
  return (ratio: number | null) => gradeText(format, ratio, 1, boundsOf(steps));
}

const resultsFor = ({ mayWait }: PostingStudent): readonly Choice['result'][] => [
  ...(mayWait ? (['later'] as const) : []),
  'graded',
  'incomplete',
  'withdrawn',
];

/** The student has taken the course more than once, so that the lines need a number. */
const hasSeveral = ({ studentId, attemptNumber }: PostingStudent, { students, others }: PostingReview) =>
  attemptNumber > 1 || [...students, ...others].filter((one) => one.studentId === studentId).length > 1;

function resultWord(result: Choice['result'], t: (key: string) => string) {
  switch (result) {
    case 'later':
      return t('Not yet');
    case 'graded':
      return t('Graded');
    case 'incomplete':
      return t('Incomplete');
    case 'withdrawn':
      return t('Withdrew');
  }
}

function Counts({ student }: { student: PostingStudent }) {
  const { t } = useTranslation();
  const { needsGradingCount, heldCount, missingCount } = student;
  if (needsGradingCount + heldCount + missingCount === 0) return null;
  return (
    <span className={classes.counts}>
      {needsGradingCount > 0 && (
        <Badge tone="warning">{t('{{count}} to grade', { count: needsGradingCount })}</Badge>
      )}
      {heldCount > 0 && <Badge tone="warning">{t('{{count}} held', { count: heldCount })}</Badge>}
      {missingCount > 0 && <Badge tone="warning">{t('{{count}} missing', { count: missingCount })}</Badge>}
    </span>
  );
}

/** What was posted, as it stands. */
function Posted({ student: { posted }, steps }: { student: PostingStudent; steps: GradeSteps }) {
  const { t } = useTranslation();
  const percent = usePercent(steps);
  if (!posted) return <Badge>{t('Not posted')}</Badge>;
  if (posted.ratio === null) return <Badge>{resultWord(posted.result, t)}</Badge>;
  return (
    <GradeBadge band={gradeBand(posted.ratio)}>
      {percent(posted.ratio)} · {posted.letter}
    </GradeBadge>
  );
}

interface PostedBeforeProps {
  readonly student: PostingStudent;
  readonly steps: GradeSteps;
  readonly isLocked: boolean;
}

/** Who posted what and when; in a locked course the grade itself stands beside it. */
function PostedBefore({ student: { posted }, steps, isLocked }: PostedBeforeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = usePercent(steps);
  if (!posted) return null;
  const when = format.date(posted.postedAt);
  const by = posted.byName
    ? t('posted by {{name}} on {{when}}', { name: posted.byName, when })
    : t('posted on {{when}}', { when });
  const what =
    posted.ratio === null ? resultWord(posted.result, t) : `${percent(posted.ratio)} (${posted.letter})`;
  return (
    <p className={classes.about}>
      {isLocked ? by : t('Before: {{what}}, {{by}}', { what, by })}
      {posted.dueOn && ` · ${t('to be made up by {{date}}', { date: format.calendarDate(posted.dueOn) })}`}
      {posted.overrideReason && ` · ${t('Changed by hand: {{reason}}', { reason: posted.overrideReason })}`}
    </p>
  );
}

interface GpaArithmeticProps {
  readonly name: string;
  readonly ratio: number;
  readonly steps: GradeSteps;
  readonly review: PostingReview;
}

/** What posting this grade does to the student's official figures. */
function GpaArithmetic({ name, ratio, steps, review: { credits, isNcaaApproved } }: GpaArithmeticProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = usePercent(steps);
  return (
    <Arithmetic
      title={t("What posting does to {{name}}'s GPA", { name })}
      formula={t(
        'The official GPA is the average of all posted final percents, divided by 25. Every posted course counts the same.',
      )}
      inputs={[
        { label: t('Final percent for this course'), value: percent(ratio) },
        { label: t('Divided by'), value: format.number(25) },
        { label: t('Credits earned'), value: format.number(creditsOfPosting(credits, stepOf(steps, ratio))) },
        {
          label: t('Core course'),
          value: !isNcaaApproved
            ? t('No, it is not NCAA approved')
            : ratio >= CORE_COURSE_PASSING_RATIO
              ? t('Counts')
              : t('Does not count: below 60 %'),
        },
      ]}
      result={t('{{points}} of 4.0 for this course', { points: format.number(twoDecimals(ratio * 4), 2) })}
      rounding={t('The unrounded percent is posted. Figures are rounded to two decimals for display only.')}
      note={t('If this is the first posted course, it is the GPA. Otherwise the GPA moves toward it.')}
    />
  );
}

import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button, Textarea } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Keys } from '#ui/keys.tsx';
import { toast } from '#ui/toast.ts';
import { CriterionRow } from './criterion-row.tsx';
import { flagSentences } from './flag-words.ts';
import classes from './grade-form.module.css';
import type { Work } from './grading-queries.ts';
import { acceptAll, type PointsGiven, pointsAtStart, totalOf, undecidedCount } from './grading-state.ts';
import { type KeptGrading, useRecordGrade } from './use-grading.ts';

interface GradeFormProps {
  readonly work: Work;
  readonly kept: KeptGrading | null;
  readonly onKeep: (grading: KeptGrading) => void;
  /** The grade is recorded. */
  readonly onDone: () => Promise<void>;
}

type StaffGrade = Work['grade'];

/** The rubric with a proposal for each criterion; nothing leaves before a person has decided every one. */
export function GradeForm({ work, kept, onKeep, onDone }: GradeFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { line, rubric, proposal, grade, matchingCorrect, matchingTotal, can, isCurrentAttempt } = work;
  const [given, setGiven] = useState(() =>
    pointsAtStart({
      rubric,
      matchingCorrect,
      matchingTotal,
      graded: grade.criteria,
      kept: kept?.given ?? null,
    }),
  );
  const [comment, setComment] = useState(kept?.comment ?? grade.feedback?.comment ?? '');
  const [baseSeq, setBaseSeq] = useState(grade.seq);
  const [stale, setStale] = useState<StaffGrade | null>(null);
  const [isSuperseded, setSuperseded] = useState(!isCurrentAttempt);
  const [wrongId, setWrongId] = useState<string | null>(null);
  const { record, isPending } = useRecordGrade();

  const open = undecidedCount(given);
  const isUsable =
    proposal &&
    proposal.state !== 'failed' &&
    proposal.state !== 'superseded' &&
    proposal.state !== 'refused';
  const proposals = isUsable ? proposal.criteria : [];
  const isLocked = !can.grade || isSuperseded;
  const reason = !can.grade
    ? t('Only teachers of this course grade it.')
    : isSuperseded
      ? t('The student has handed in a newer attempt.')
      : open > 0
        ? t('{{count}} criteria to decide', { count: open })
        : null;

  function give(next: PointsGiven) {
    setGiven(next);
    setWrongId(null);
    onKeep({ given: next, comment });
  }

  async function send(release: boolean, seq = baseSeq) {
    const criteria = Object.entries(given).flatMap(([criterionId, value]) =>
      value === null ? [] : [{ criterionId, points: value }],
    );
    try {
      const result = await record({ attemptId: line.attemptId, criteria, comment, baseSeq: seq, release });
      void toast({
        title: release ? t('Grade released') : t('Grade saved and held'),
        message: t('{{student}}, {{points}} of {{possible}}', {
          student: line.studentName,
          points: format.number(points(result.points)),
          possible: format.number(points(result.pointsPossible)),
        }),
      });
      await onDone();
    } catch (error) {
      refused(error);
    }
  }

  function refused(error: unknown) {
    const data: unknown = error instanceof ORPCError ? error.data : null;
    switch (codeOf(error)) {
      case 'STALE':
        setStale((data as { current: StaffGrade }).current);
        return;
      case 'SUPERSEDED':
        setSuperseded(true);
        return;
      case 'POINTS_OUT_OF_RANGE':
        setWrongId((data as { criterionId: string }).criterionId);
        return;
      case 'GRADES_LOCKED':
        void toast({
          title: t("The grade couldn't be saved"),
          message: t('The grades of this course are posted and locked.'),
          tone: 'error',
        });
        return;
      default:
        void toast({ title: t("The grade couldn't be saved"), message: errorText(error, t), tone: 'error' });
    }
  }

  /** Up and down go from criterion to criterion. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.target instanceof HTMLTextAreaElement) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-criterion]')];
    const at = rows.findIndex((row) => row.contains(event.target as Node));
    const target = rows[at + step];
    if (at === -1 || !target) return;
    event.preventDefault();
    const wanted =
      target.querySelector<HTMLElement>('[aria-pressed="true"]') ??
      target.querySelector<HTMLElement>('button, input');
    wanted?.focus();
  }

  return (
    <section className={classes.card} aria-labelledby="rubric">
      <header className={classes.head}>
        <div className={classes.headRow}>
          <h2 id="rubric" className={classes.title}>
            {t('Rubric')}
          </h2>
          {proposal && (
            <Badge icon={<IconSparkles />}>
              {proposal.engine === 'built_in'
                ? t('Proposal of the built-in grader')
                : t('AI proposal, model engine')}
            </Badge>
          )}
        </div>
        <p className={classes.text}>
          {grade.isReleased
            ? t('This grade is released. Releasing again replaces it.')
            : t('Nothing reaches {{student}} until you release the grade.', { student: line.studentName })}
        </p>
        {proposal?.state === 'failed' && (
          <Notice>{t('The engine gave no answer. Grade this work by hand.')}</Notice>
        )}
        {flagSentences(proposal?.flags ?? [], t).map((sentence) => (
          <Notice key={sentence}>{sentence}</Notice>
        ))}
        {isSuperseded && (
          <Notice>
            {t('The student has handed in a newer attempt. Grade that one; it is in the queue.')}
          </Notice>
        )}
        {grade.state === 'graded' && grade.criteria.length === 0 && grade.points !== null && (
          <Notice>
            {t('Graded with {{points}} points in the gradebook, without the rubric.', {
              points: format.number(points(grade.points + grade.lateDeduction)),
            })}
          </Notice>
        )}
        {grade.lateDeduction > 0 && grade.points !== null && (
          <Notice>
            {t('{{given}} given, {{deduction}} taken off as late', {
              given: format.number(points(grade.points + grade.lateDeduction)),
              deduction: format.number(points(grade.lateDeduction)),
            })}
          </Notice>
        )}
        {!isLocked && (
          <p className={classes.text}>
            <Keys>{t('With the keyboard: [1] to [9] choose a level, [↑] [↓] move between criteria.')}</Keys>
          </p>
        )}
      </header>
      {stale && (
        <StaleNotice
          current={stale}
          onTheirs={() => {
            setGiven(
              pointsAtStart({ rubric, matchingCorrect, matchingTotal, graded: stale.criteria, kept: null }),
            );
            setComment(stale.feedback?.comment ?? '');
            setBaseSeq(stale.seq);
            setStale(null);
          }}
          onMine={() => {
            setBaseSeq(stale.seq);
            setStale(null);
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrows from the buttons in it */}
      <div onKeyDown={onKeyDown}>
        {rubric.map((criterion, at) => (
          <CriterionRow
            key={criterion.id}
            number={at + 1}
            criterion={criterion}
            proposal={proposals.find(({ criterionId }) => criterionId === criterion.id) ?? null}
            points={given[criterion.id] ?? null}
            isLocked={isLocked}
            isWrong={wrongId === criterion.id}
            onPoints={(value) => give({ ...given, [criterion.id]: value })}
          />
        ))}
        <div className={classes.comment}>
          <Textarea
            label={t('Comment for the student')}
            description={t('Kept on this device while you type.')}
            value={comment}
            maxLength={5000}
            minRows={3}
            autosize={false}
            rows={4}
            disabled={isLocked}
            onChange={(event) => {
              setComment(event.currentTarget.value);
              onKeep({ given, comment: event.currentTarget.value });
            }}
          />
        </div>
      </div>
      <footer className={classes.foot}>
        <div className={classes.total}>
          <p>
            <strong>{format.number(points(totalOf(given)))}</strong>{' '}
            {t('of {{possible}}', { possible: format.number(points(line.pointsPossible)) })}
          </p>
          <p className={classes.reason} id="release-reason" role="status">
            {reason ?? t('Ready to release')}
          </p>
        </div>
        <div className={classes.buttons}>
          {proposals.length > 0 && open > 0 && !isLocked && (
            <Button
              variant="default"
              onClick={() => {
                give(acceptAll(given, proposals));
                rescueFocus(() => document.querySelector<HTMLElement>('[data-release]:enabled'));
              }}
            >
              {t('Accept all')}
            </Button>
          )}
          {open === 0 && !isLocked && !grade.isReleased && (
            <Button
              variant="default"
              disabled={isPending}
              title={t('Save it without releasing it')}
              onClick={() => void send(false)}
            >
              {t('Hold')}
            </Button>
          )}
          <Button
            data-release
            disabled={reason !== null || !can.release || stale !== null}
            loading={isPending}
            aria-describedby="release-reason"
            onClick={() => void send(true)}
          >
            {t('Release grade')}
          </Button>
        </div>
      </footer>
    </section>
  );
}

const Notice = ({ children }: { children: React.ReactNode }) => (
  <p className={classes.notice}>
    <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
    {children}
  </p>
);

interface StaleNoticeProps {
  readonly current: StaffGrade;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Somebody else graded meanwhile: the grade as it is now, and the choice. */
function StaleNotice({ current, onTheirs, onMine }: StaleNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.stale} role="alert">
      <h3>{t('Somebody changed this grade in the meantime')}</h3>
      <p>
        {current.points === null
          ? t('It is now without points.')
          : t('It is now {{points}} points.', { points: format.number(points(current.points)) })}{' '}
        {current.isReleased ? t('It is released.') : t('It is not released.')}
      </p>
      {current.feedback?.comment && <blockquote>{current.feedback.comment}</blockquote>}
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={onTheirs}>
          {t('Go on from that grade')}
        </Button>
        <Button variant="default" size="sm" onClick={onMine}>
          {t('Keep mine and replace it')}
        </Button>
      </div>
    </div>
  );
}

import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText, tooCloseText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CommentField } from './comment-field.tsx';
import { focusCriterion, focusNextCriterion, moveBetweenCriteria } from './criterion-focus.ts';
import { CriterionRow } from './criterion-row.tsx';
import { flagSentences } from './flag-words.ts';
import classes from './grade-form.module.css';
import type { Work } from './grading-queries.ts';
import {
  acceptAll,
  criteriaToRecord,
  type Decisions,
  pointsAtStart,
  refuse,
  takeBack,
  totalOf,
  undecidedCount,
} from './grading-state.ts';
import { KeysHelp } from './keys-help.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { type KeptGrading, useRecordGrade, useTakeBack } from './use-grading.ts';
import { type Command, useCommands, useSingleKeysSetting } from './use-single-keys.ts';

interface GradeFormProps {
  readonly work: Work;
  readonly kept: KeptGrading | null;
  readonly onKeep: (grading: KeptGrading) => void;
  /** The grade is recorded. */
  readonly onDone: () => Promise<void>;
  /** To the next or the previous work of the queue; false: there is none. */
  readonly onTurn: (direction: 'next' | 'previous') => boolean;
  /** Back to this work, once the page has gone on. */
  readonly onReturn: () => void;
}

type StaffGrade = Work['grade'];

/** The rubric with a proposal for each criterion; nothing leaves before a person has decided every one. */
export function GradeForm({ work, kept, onKeep, onDone, onTurn, onReturn }: GradeFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { line, rubric, proposal, grade, matchingCorrect, matchingTotal, can, isCurrentAttempt } = work;
  const [decisions, setDecisions] = useState<Decisions>(() => ({
    given: pointsAtStart({
      rubric,
      matchingCorrect,
      matchingTotal,
      graded: grade.criteria,
      kept: kept?.given ?? null,
    }),
    refused: kept?.refused ?? [],
  }));
  const { given, refused } = decisions;
  const [comment, setComment] = useState(kept?.comment ?? grade.feedback?.comment ?? '');
  const [baseSeq, setBaseSeq] = useState(grade.seq);
  const [stale, setStale] = useState<StaffGrade | null>(null);
  const [isSuperseded, setSuperseded] = useState(!isCurrentAttempt);
  const [wrongId, setWrongId] = useState<string | null>(null);
  const { record, isPending } = useRecordGrade();
  const undoRelease = useTakeBack();
  const [areSingleKeysOn, setSingleKeys] = useSingleKeysSetting();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rows = useRef<HTMLDivElement>(null);

  const open = undecidedCount(given);
  const isUsable =
    proposal &&
    proposal.state !== 'failed' &&
    proposal.state !== 'superseded' &&
    proposal.state !== 'refused';
  const proposals = isUsable ? proposal.criteria : [];
  const isLocked = !can.grade || isSuperseded;
  const reason = !can.grade
    ? work.isTooClose
      ? tooCloseText(t)
      : t('Only teachers of this course can grade it.')
    : isSuperseded
      ? t('The student has submitted a newer attempt.')
      : open > 0
        ? t('{{count}} criteria to decide', { count: open })
        : null;

  const canRelease = reason === null && can.release && stale === null && !isPending;
  const canAcceptAll =
    !isLocked &&
    proposals.some(({ criterionId }) => given[criterionId] === null && !refused.includes(criterionId));

  function decide(next: Decisions) {
    setDecisions(next);
    setWrongId(null);
    onKeep({ ...next, comment });
  }

  const give = (id: string, value: number | null) =>
    decide({ ...decisions, given: { ...given, [id]: value } });

  function takeAll() {
    decide({ ...decisions, given: acceptAll(decisions, proposals) });
    rescueFocus(() => document.querySelector<HTMLElement>('[data-release]:enabled'));
  }

  /** Keys that work wherever the focus stands on the page. */
  useCommands(areSingleKeysOn, (command: Command) => {
    if (command === 'next' || command === 'previous') return onTurn(command);
    if (command === 'help') {
      setHelpOpen((before) => !before);
      return true;
    }
    if (command === 'accept_all') {
      if (canAcceptAll) takeAll();
      return canAcceptAll;
    }
    if (command === 'release') {
      if (canRelease) void send(true);
      return true;
    }
    // A digit outside of the rubric is for what is to decide first.
    const at = rubric.findIndex(({ id }) => given[id] === null);
    const criterion = rubric[at];
    const level = criterion?.levels.toSorted((a, b) => a.points - b.points)[command.level - 1];
    if (!criterion || !level || isLocked) return false;
    give(criterion.id, level.points);
    if (!focusNextCriterion(rows.current, at)) focusCriterion(rows.current, at);
    return true;
  });

  async function send(release: boolean, seq = baseSeq) {
    const criteria = criteriaToRecord(decisions);
    try {
      const result = await record({
        attemptId: line.attemptId,
        criteria,
        comment,
        baseSeq: seq,
        release,
        isUndoable: release,
      });
      const given = {
        student: line.studentName,
        points: format.number(points(result.points)),
        possible: format.number(points(result.pointsPossible)),
      };
      void toast({
        title: release ? t('Grade released') : t('Grade saved and held'),
        ...(result.undoSeconds === null
          ? {
              message: t('{{student}}, {{points}} of {{possible}}', given),
              action: { label: t('Open again'), onClick: onReturn },
            }
          : {
              message: t('{{student}}, {{points}} of {{possible}}. Seen in {{seconds}} seconds.', {
                ...given,
                seconds: result.undoSeconds,
              }),
              action: { label: t('Undo'), onClick: () => void undo(result.seq) },
            }),
      });
      await onDone();
    } catch (error) {
      turnDown(error);
    }
  }

  /** The page may have gone on to other work meanwhile: it comes back to this one, with what was decided. */
  async function undo(seq: number) {
    try {
      await undoRelease.mutateAsync({ attemptId: line.attemptId, seq });
      void toast({
        title: t('Not released'),
        message: t('{{student}} has not seen the grade. It is held.', { student: line.studentName }),
        tone: 'info',
      });
    } catch (error) {
      void toast({
        title: t("The release couldn't be undone"),
        message:
          codeOf(error) === 'TOO_LATE'
            ? t('The student can see the grade already. Change it and release it again.')
            : errorText(error, t),
        tone: 'error',
      });
    }
    onReturn();
  }

  function turnDown(error: unknown) {
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
      default:
        void toast({ title: t("The grade couldn't be saved"), message: errorText(error, t), tone: 'error' });
    }
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
                ? t('Proposal from the built-in grader')
                : t('AI proposal, model engine')}
            </Badge>
          )}
        </div>
        <p className={classes.text}>
          {grade.isReleased
            ? t('This grade is released. Releasing again replaces it.')
            : t('{{student}} sees the grade once you release it.', { student: line.studentName })}
        </p>
        {proposal?.state === 'failed' && (
          <Notice>{t("The engine didn't respond. Grade this work by hand.")}</Notice>
        )}
        {flagSentences(proposal?.flags ?? [], t).map((sentence) => (
          <Notice key={sentence}>{sentence}</Notice>
        ))}
        {isSuperseded && (
          <Notice>
            {t("The student has submitted a newer attempt. Grade that one; it's in the queue.")}
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
            {t('{{given}} awarded, {{deduction}} deducted for lateness', {
              given: format.number(points(grade.points + grade.lateDeduction)),
              deduction: format.number(points(grade.lateDeduction)),
            })}
          </Notice>
        )}
        <KeysHelp
          isOpen={isHelpOpen}
          onOpen={setHelpOpen}
          areSingleKeysOn={areSingleKeysOn}
          onSingleKeys={setSingleKeys}
          mayGrade={!isLocked}
        />
      </header>
      {stale && (
        <StaleNotice
          current={stale}
          onTheirs={() => {
            setDecisions({
              given: pointsAtStart({
                ...{ rubric, matchingCorrect, matchingTotal },
                graded: stale.criteria,
                kept: null,
              }),
              refused: [],
            });
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
      <div ref={rows} onKeyDown={moveBetweenCriteria}>
        {rubric.map((criterion, at) => (
          <CriterionRow
            key={criterion.id}
            number={at + 1}
            criterion={criterion}
            proposal={proposals.find(({ criterionId }) => criterionId === criterion.id) ?? null}
            points={given[criterion.id] ?? null}
            isLocked={isLocked}
            isWrong={wrongId === criterion.id}
            isRefused={refused.includes(criterion.id)}
            onPoints={(value) => give(criterion.id, value)}
            onDigit={() => focusNextCriterion(rows.current, at)}
            onRefuse={() => decide(refuse(decisions, criterion.id))}
            onTakeBack={() => decide(takeBack(decisions, criterion.id))}
          />
        ))}
        <CommentField
          comment={comment}
          isLocked={isLocked}
          onComment={(next) => {
            setComment(next);
            onKeep({ ...decisions, comment: next });
          }}
        />
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
          {canAcceptAll && (
            <Button variant="default" onClick={takeAll}>
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
            disabled={!canRelease && !isPending}
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

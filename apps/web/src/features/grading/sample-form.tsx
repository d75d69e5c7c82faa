import type { AttemptId } from '@fieldhouse/contract/ids.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Reading } from '#shared/content/reading.tsx';
import { Keys } from '#ui/display/keys.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { focusCriterion, focusNextCriterion, moveBetweenCriteria } from './criterion-focus.ts';
import { CriterionRow } from './criterion-row.tsx';
import { qualityQuery } from './grading-queries.ts';
import { criteriaToRecord, pointsAtStart, totalOf, undecidedCount } from './grading-state.ts';
import classes from './quality-page.module.css';
import type { KeptGrading } from './use-grading.ts';
import { useCommands, useSingleKeysSetting } from './use-single-keys.ts';
import { WorkDocuments } from './work-documents.tsx';

interface SampleFormProps {
  readonly assignmentId: string;
  readonly attemptId: AttemptId;
  readonly sample: Outputs['grading']['getSample'];
  readonly kept: KeptGrading | null;
  readonly leftCount: number;
  readonly onKeep: (grading: KeptGrading) => void;
  readonly onDrop: () => Promise<void>;
  readonly onSkip: () => void;
  readonly onDone: () => void;
}

/** One sample beside the criteria that the engine judges. What is given here is no grade. */
export function SampleForm(props: SampleFormProps) {
  const { assignmentId, attemptId, sample, kept, leftCount, onKeep, onDrop, onSkip, onDone } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const rows = useRef<HTMLElement>(null);
  const { rubric, text, files } = sample;
  const [given, setGiven] = useState(() =>
    pointsAtStart({
      rubric,
      matchingCorrect: null,
      matchingTotal: null,
      graded: [],
      kept: kept?.given ?? null,
    }),
  );
  const [wrongId, setWrongId] = useState<string | null>(null);
  const open = undecidedCount(given);
  const [areSingleKeysOn] = useSingleKeysSetting();
  const invalidate = () => queryClient.invalidateQueries({ queryKey: qualityQuery(assignmentId).queryKey });

  const score = useMutation(
    api.grading.scoreSample.mutationOptions({
      async onSuccess() {
        await onDrop();
        void toast({ title: t('Sample scored') });
        await invalidate();
      },
      onError(error) {
        if (codeOf(error) === 'POINTS_OUT_OF_RANGE' && error instanceof ORPCError) {
          setWrongId((error.data as { criterionId: string }).criterionId);
          return;
        }
        const isScored = codeOf(error) === 'ALREADY_SCORED';
        void toast({
          title: isScored ? t('Someone else has scored this sample') : t('Error'),
          message: isScored
            ? undefined
            : codeOf(error) === 'FORBIDDEN'
              ? t('Only teachers of this course can score its samples.')
              : errorText(error, t),
          tone: 'error',
        });
        if (isScored) void onDrop().then(invalidate);
      },
    }),
  );

  // Where one sample follows another the focus goes to its first criterion, not to nowhere.
  useEffect(() => {
    if (document.activeElement === document.body) focusCriterion(rows.current, 0);
  }, []);

  function give(id: string, value: number | null) {
    const next = { ...given, [id]: value };
    setGiven(next);
    setWrongId(null);
    onKeep({ given: next, comment: '' });
  }

  const save = () =>
    score.mutate({
      attemptId,
      criteria: criteriaToRecord({ given, refused: [] }).map(({ criterionId, points: value }) => ({
        criterionId,
        points: value,
      })),
    });

  useCommands(areSingleKeysOn, (command) => {
    if (command === 'release') {
      if (open === 0 && !score.isPending) save();
      return true;
    }
    if (command === 'next' && leftCount > 1) {
      onSkip();
      return true;
    }
    if (typeof command === 'string') return false;
    const at = rubric.findIndex(({ id }) => given[id] === null);
    const criterion = rubric[at];
    const level = criterion?.levels.toSorted((a, b) => a.points - b.points)[command.level - 1];
    if (!criterion || !level) return false;
    give(criterion.id, level.points);
    if (!focusNextCriterion(rows.current, at)) focusCriterion(rows.current, at);
    return true;
  });

  const possible = rubric.reduce((sum, criterion) => sum + criterion.points, 0);
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        {files.length > 0 && <WorkDocuments files={files} isAnswer={text.trim() === ''} />}
        {text.trim() !== '' && (
          <Card>
            <Reading>
              <div className={classes.text}>{text}</div>
            </Reading>
          </Card>
        )}
      </div>
      <section className={classes.rubric} aria-labelledby="sample" ref={rows}>
        <header className={classes.head}>
          <h2 id="sample">{t('Score this sample')}</h2>
          <p>{t("Shown without a name or a proposal. This isn't a grade, and students don't see it.")}</p>
          <p>
            <Keys>{t('[1] to [9] choose a level, [N] sets it aside, [Ctrl]+[Enter] keeps the score.')}</Keys>
          </p>
        </header>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrows from the buttons in it */}
        <div onKeyDown={moveBetweenCriteria}>
          {rubric.map((criterion, at) => (
            <CriterionRow
              key={criterion.id}
              number={at + 1}
              criterion={criterion}
              proposal={null}
              points={given[criterion.id] ?? null}
              isLocked={score.isPending}
              isWrong={wrongId === criterion.id}
              onPoints={(value) => give(criterion.id, value)}
              onDigit={() => focusNextCriterion(rows.current, at)}
            />
          ))}
        </div>
        <footer className={classes.foot}>
          <p role="status">
            {open > 0
              ? t('{{count}} criteria to decide', { count: open })
              : t('{{points}} of {{possible}}', {
                  points: format.number(points(totalOf(given))),
                  possible: format.number(points(possible)),
                })}{' '}
            · {t('{{count}} samples left', { count: leftCount })}
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={onDone}>
              {t('Stop')}
            </Button>
            {leftCount > 1 && (
              <Button variant="default" onClick={onSkip}>
                {t('Set aside')}
              </Button>
            )}
            <Button disabled={open > 0} loading={score.isPending} onClick={save}>
              {t('Keep the score')}
            </Button>
          </div>
        </footer>
      </section>
    </div>
  );
}

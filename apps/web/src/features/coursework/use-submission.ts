import { points } from '@fieldhouse/domain/rounding/display.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { handInReason } from '#lib/hand-in-words.ts';
import { type Receipt, refreshAfterHandIn, useHandInOutcomes, useHandIns } from '#lib/use-hand-ins.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Answer, isSameAnswer } from './answer.ts';
import { useAttemptTitle } from './attempt-list.tsx';
import type { Assignment, Attempt } from './coursework-queries.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { OpenDraft } from './use-draft.ts';

/** Work that was just handed in, whose grade or state is told when it comes. */
export interface Watched {
  readonly attemptId: string;
}

/**
 * Hands the answer in. Without the server it stays on this device under its key, and is sent by itself; `waiting` is such a
 * hand-in, or one that was refused after the person had left.
 */
export function useSubmission(
  { assignmentId, enrollmentId, title, attempts }: Assignment,
  draft: OpenDraft | null,
  onSubmitted: (watched: Watched | null) => void,
) {
  const { t } = useTranslation();
  const { handIns, all } = useHandIns();
  const waiting = all.find((handIn) => handIn.assignmentId === assignmentId) ?? null;
  const isLocked = waiting?.refusal === null;

  async function settle(keeper: DraftKeeper, receipt: Receipt) {
    await keeper.finish();
    if (receipt.grading === 'engine') {
      void toast({ id: 'toast-grading', title: t('AI is grading your submission...'), tone: 'info' });
    }
    onSubmitted(receipt.grading === 'by_hand' ? null : { attemptId: receipt.attemptId });
    await refreshAfterHandIn();
    keeper.clear();
  }

  function fail(keeper: DraftKeeper, error: unknown) {
    keeper.resume();
    const code = codeOf(error);
    void toast({
      id: 'toast-submission',
      title: t('Failed to submit assignment'),
      message: WORDED.has(code ?? '')
        ? handInReason(code ?? '', t)
        : `${errorText(error, t)} ${t('Your text is kept.')}`,
      tone: 'error',
    });
  }

  // Two presses may come before the page is drawn again.
  const isOnItsWay = useRef(false);
  const { mutate, isPending, data } = useMutation({
    async mutationFn({ keeper, content }: { keeper: DraftKeeper; content: Answer }) {
      await keeper.pause();
      return handIns.submit({
        assignmentId,
        enrollmentId,
        title,
        content,
        revision: keeper.revision,
        attemptCount: attempts.length,
      });
    },
    async onSuccess(outcome, { keeper }) {
      if (outcome.kind === 'sent') {
        void toast({ id: 'toast-submission', title: t('Assignment submitted successfully!') });
        await settle(keeper, outcome.receipt);
      } else if (outcome.kind === 'refused') fail(keeper, outcome.error);
    },
    onError: (error, { keeper }) => fail(keeper, error),
    onSettled() {
      isOnItsWay.current = false;
    },
  });
  const submit = (content: Answer) => {
    if (!draft || isPending || isLocked || isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate({ keeper: draft.keeper, content });
  };

  // Toasts are a module of their own, loaded by the first one: without a network that would be too late.
  useEffect(() => {
    import('#ui/feedback/toaster.tsx').catch(() => undefined);
  }, []);

  // The keeper lives outside React: while a hand-in waits, nothing is saved beside it.
  useEffect(() => {
    if (!draft || !isLocked) return;
    void draft.keeper.pause();
    return () => draft.keeper.resume();
  }, [draft, isLocked]);

  // What is sent by itself while this page is open ends its draft too.
  const [sentLater, setSentLater] = useState<string | null>(null);
  useHandInOutcomes((handIn, outcome) => {
    if (handIn.assignmentId !== assignmentId || outcome.kind !== 'sent') return;
    setSentLater(outcome.receipt.attemptId);
    if (draft && isSameAnswer(draft.keeper.snapshot().content, handIn.content as Answer))
      void settle(draft.keeper, outcome.receipt);
  });

  const receipt = data?.kind === 'sent' ? data.receipt.attemptId : null;
  return {
    submit,
    isPending,
    waiting,
    /** Takes a waiting answer back to be written on, or puts a refusal away. */
    withdraw: () => void handIns.withdraw(assignmentId),
    /** The attempt that this page handed in; null: none. */
    handedIn: sentLater ?? receipt,
  };
}

/** Refusals that are a sentence of their own. */
const WORDED = new Set([
  'MATCHING_UNCHECKED',
  'EMPTY_ANSWER',
  'FILE_NOT_FOUND',
  'NO_ATTEMPTS_LEFT',
  'OTHER_ATTEMPT',
]);

const POLL_MS = 3_000;

/** Tells the student what became of the watched attempt: its grade, or that a teacher has it now. */
export function useGradeWatch(attempts: readonly Attempt[], watched: Watched | null, onDone: () => void) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useAttemptTitle();
  const attempt = watchedOf(attempts, watched);
  const grade = attempt?.grade ?? null;
  // A teacher may have been faster than the engine.
  const isByEngine = grade?.source === 'ai_released' || grade?.source === 'matching';
  const scored =
    attempt &&
    grade &&
    (isByEngine
      ? t('AI grading complete! You scored {{points}}/{{possible}} points.', {
          points: format.number(points(grade.points)),
          possible: format.number(points(grade.pointsPossible)),
        })
      : title(attempt));
  const state = attempt?.waitsFor ?? null;
  const done = useRef(onDone);
  // The newest callback, for the effect below.
  useEffect(() => {
    done.current = onDone;
  });

  // A toast lives outside React.
  useEffect(() => {
    if (scored) void toast({ id: 'toast-grading', title: scored });
    else if (state === 'after_reopening')
      void toast({
        id: 'toast-grading',
        title: t('Your work is kept until the grades are reopened'),
        tone: 'info',
      });
    else if (state === 'waiting_for_teacher')
      void toast({ id: 'toast-grading', title: t('A teacher confirms your grade'), tone: 'info' });
    else if (state === 'engine_unavailable')
      void toast({
        id: 'toast-grading',
        title: t('AI grading failed, but your submission was saved'),
        message: t('Your teacher will grade it.'),
        tone: 'error',
      });
    else return;
    done.current();
  }, [scored, state, t]);
}

const watchedOf = (attempts: readonly Attempt[], watched: Watched | null) =>
  watched ? attempts.find(({ attemptId }) => attemptId === watched.attemptId) : undefined;

/** The events of the server come first; this is for when they don't. */
export const pollEvery = (attempts: readonly Attempt[]) =>
  attempts.some(({ waitsFor }) => waitsFor === 'engine_reading') ? POLL_MS : false;

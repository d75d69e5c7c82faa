import { points } from '@fieldhouse/domain/rounding/display.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { handInReason } from '#lib/hand-in-words.ts';
import { type Receipt, refreshAfterHandIn, useHandInOutcomes, useHandIns } from '#lib/use-hand-ins.ts';
import { toast } from '#ui/toast.ts';
import { type Answer, isSameAnswer } from './answer.ts';
import type { Assignment, Attempt } from './coursework-queries.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { OpenDraft } from './use-draft.ts';

/** What comes next for work that was just handed in. */
export interface Watched {
  readonly attemptId: string;
  /** False: a teacher confirms first, which may take days. */
  readonly isSoon: boolean;
}

/**
 * Hands the answer in. Without the server it stays on this device under its key, and is sent by itself; `waiting` is such a
 * hand-in, or one that was refused after the person had left.
 */
export function useSubmission(
  { assignmentId, enrollmentId, title, attempts, aiRelease }: Assignment,
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
    onSubmitted(
      receipt.grading === 'engine' ? { attemptId: receipt.attemptId, isSoon: aiRelease === 'at_once' } : null,
    );
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
    import('#ui/toaster.tsx').catch(() => undefined);
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

const WAIT_MS = 60_000;
const POLL_MS = 3_000;

/** Tells the student when the watched attempt is graded, or that the engine gave no answer in a minute. */
export function useGradeWatch(attempts: readonly Attempt[], watched: Watched | null, onDone: () => void) {
  const { t } = useTranslation();
  const format = useFormat();
  const grade = attempts.find(({ attemptId }) => attemptId === watched?.attemptId)?.grade ?? null;
  const scored = grade && {
    points: format.number(points(grade.points)),
    possible: format.number(points(grade.pointsPossible)),
  };
  const text = scored && t('AI grading complete! You scored {{points}}/{{possible}} points.', scored);
  const done = useRef(onDone);
  // The newest callback, for the timer below.
  useEffect(() => {
    done.current = onDone;
  });

  // A toast and a timer live outside React.
  useEffect(() => {
    if (!watched) return;
    if (text) {
      void toast({ id: 'toast-grading', title: text });
      done.current();
      return;
    }
    if (!watched.isSoon) return;
    const timer = setTimeout(() => {
      void toast({
        id: 'toast-grading',
        title: t('AI grading failed, but your submission was saved'),
        message: t('Your teacher will grade it.'),
        tone: 'error',
      });
      done.current();
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [watched, text, t]);
}

/** The events of the server come first; this is for when they don't. */
export const pollEvery = (watched: Watched | null) => (watched?.isSoon ? POLL_MS : false);

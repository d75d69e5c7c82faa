import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { toast } from '#ui/toast.ts';
import type { Answer } from './answer.ts';
import type { Assignment, Attempt } from './coursework-queries.ts';
import { isToFinish } from './pending-submission.ts';
import type { OpenDraft } from './use-draft.ts';

/** Refusals after which the same answer will never be accepted. */
const REFUSALS = new Set([
  'MATCHING_UNCHECKED',
  'EMPTY_ANSWER',
  'FILE_NOT_FOUND',
  'NO_ATTEMPTS_LEFT',
  'BAD_REQUEST',
  'NOT_FOUND',
  'FORBIDDEN',
]);

/** What comes next for work that was just handed in. */
export interface Watched {
  readonly attemptId: string;
  /** False: a teacher confirms first, which may take days. */
  readonly isSoon: boolean;
}

/** Hands the answer in. A hand-in whose answer was lost is repeated under its old key. */
export function useSubmission(
  { assignmentId, aiRelease }: Assignment,
  draft: OpenDraft | null,
  onSubmitted: (watched: Watched | null) => void,
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();

  const mutation = useMutation({
    // Without a network it fails and says so; by default it would wait in silence with the form closed.
    networkMode: 'always',
    async mutationFn({ draft: { keeper, keys }, content }: { draft: OpenDraft; content: Answer }) {
      await keeper.pause();
      const idempotencyKey = await keys.keyFor(content);
      return client.coursework.submit({
        assignmentId: assignmentId as AssignmentId,
        content,
        idempotencyKey,
      });
    },
    async onSuccess(receipt, { draft: { keeper, keys } }) {
      await Promise.all([keys.settle(), keeper.finish()]);
      void toast({ id: 'toast-submission', title: t('Assignment submitted successfully!') });
      if (receipt.grading === 'engine') {
        void toast({ id: 'toast-grading', title: t('AI is grading your submission...'), tone: 'info' });
      }
      onSubmitted(
        receipt.grading === 'engine'
          ? { attemptId: receipt.attemptId, isSoon: aiRelease === 'at_once' }
          : null,
      );
      await Promise.all(
        [api.coursework.key(), api.lessons.key(), api.home.key(), api.gradebook.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      keeper.clear();
    },
    async onError(error, { draft: { keeper, keys } }) {
      if (REFUSALS.has(codeOf(error) ?? '')) await keys.settle();
      keeper.resume();
      void toast({
        id: 'toast-submission',
        title: t('Failed to submit assignment'),
        message: reasonOf(error),
        tone: 'error',
      });
    },
  });

  function reasonOf(error: unknown) {
    switch (codeOf(error)) {
      case 'MATCHING_UNCHECKED':
        return t('Please complete the matching activity and check your answers before submitting.');
      case 'EMPTY_ANSWER':
        return t('Write your response or upload a document first.');
      case 'FILE_NOT_FOUND':
        return t('A document is no longer there. Remove it, then upload it again.');
      case 'NO_ATTEMPTS_LEFT':
        return t('No attempts are left for this assignment.');
      default:
        return `${errorText(error, t)} ${t('Your text is kept.')}`;
    }
  }

  const { mutate, isPending, data } = mutation;
  const submit = (content: Answer) => {
    if (draft && !isPending) mutate({ draft, content });
  };

  // Toasts are a module of their own, loaded by the first one: without a network that would be too late.
  useEffect(() => {
    import('#ui/toaster.tsx').catch(() => undefined);
  }, []);

  const finished = useRef<OpenDraft | null>(null);
  // An earlier page handed in and never heard back: the network tells whether that arrived.
  useEffect(() => {
    if (!draft || finished.current === draft) return;
    finished.current = draft;
    const { pending, keeper } = draft;
    if (pending && isToFinish(pending, keeper.snapshot().content))
      mutate({ draft, content: pending.content });
  }, [draft, mutate]);

  /** The attempt that this page handed in; null: none. */
  return { submit, isPending, handedIn: data?.attemptId ?? null };
}

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

import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { digitalWording } from '#lib/digital-wording.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { handInReason } from '#lib/hand-in-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Keys } from '#ui/display/keys.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Assignment, assignmentQuery } from './coursework-queries.ts';
import classes from './matching.module.css';
import { MatchingBoard } from './matching-board.tsx';
import { type Item, itemText, type Mark } from './matching-item.tsx';
import {
  isSamePairing,
  knownPairs,
  type MatchingAction,
  matchingNext,
  matchingStart,
  type Pair,
} from './matching-state.ts';

interface MatchingCardProps {
  readonly assignmentId: string;
  /** The attempt at the course that the pairs are matched for; null: nobody's own. */
  readonly enrollmentId: Assignment['enrollmentId'];
  readonly matching: NonNullable<Assignment['matching']>;
  readonly lastCheck: Assignment['lastCheck'];
  /** Pairs of the draft; read once. */
  readonly start: readonly Pair[];
  readonly onPairs: (pairs: Pair[]) => void;
  readonly status: ReactNode;
}

/** The matching activity: choose one, then its partner; check when all are matched. */
export function MatchingCard({
  assignmentId,
  enrollmentId,
  matching,
  lastCheck,
  start,
  onPairs,
  status,
}: MatchingCardProps) {
  const { t } = useTranslation();
  const lefts = matching.lefts.map(reworded);
  const rights = matching.rights.map(reworded);
  const [state, setState] = useState(() => matchingStart(knownPairs(start, idsOf(lefts), idsOf(rights))));
  const [announcement, setAnnouncement] = useState('');
  const check = useCheck(assignmentId, enrollmentId);
  const outcome = useRef<HTMLParagraphElement>(null);
  const total = lefts.length;
  const matched = state.pairs.length;
  const isComplete = matched === total;
  const isChecked = lastCheck !== null && isSamePairing(lastCheck.matches, state.pairs);

  const hasJustChecked = isChecked && check.data !== undefined;

  // The button that checked is gone; the focus belongs to the document.
  useEffect(() => {
    if (hasJustChecked) outcome.current?.focus({ preventScroll: true });
  }, [hasJustChecked]);

  const markOf = (leftId: string): Mark =>
    !isChecked ? null : lastCheck.wrongLeftIds.includes(leftId) ? 'wrong' : 'right';

  function act(action: MatchingAction) {
    const next = matchingNext(state, action);
    if (next === state) return;
    setState(next);
    rescueFocus(() => document.querySelector<HTMLElement>(NEXT_CONTROL));
    setAnnouncement(wordsFor(next.pairs, action, next.chosen));
    if (next.pairs !== state.pairs) onPairs(next.pairs.map(({ leftId, rightId }) => ({ leftId, rightId })));
  }

  function wordsFor(pairs: readonly Pair[], action: MatchingAction, chosen: typeof state.chosen) {
    const progress = t('{{matched}} of {{total}} matched', { matched: pairs.length, total });
    if (action.kind === 'undo') return `${t('Undone.')} ${progress}`;
    if (action.kind === 'clear') return t('All pairs cleared.');
    if (action.kind === 'part') return `${t('Pair separated.')} ${progress}`;
    if (chosen) {
      const item = (chosen.side === 'left' ? lefts : rights).find(({ id }) => id === chosen.id);
      return t('{{item}} chosen. Now choose its match.', { item: item ? itemText(item) : '' });
    }
    const pair = pairs.at(-1);
    if (pairs.length === matched || !pair) return t('Selection cleared.');
    const left = lefts.find(({ id }) => id === pair.leftId);
    const right = rights.find(({ id }) => id === pair.rightId);
    const made = t('Pair {{number}}: {{left}} with {{right}}.', {
      number: pairs.length,
      left: left ? itemText(left) : '',
      right: right ? itemText(right) : '',
    });
    return `${made} ${pairs.length === total ? t('All Matched!') : progress}`;
  }

  return (
    <Card
      title={t('Matching activity')}
      aside={
        isComplete ? (
          <Badge tone="success" icon={<IconCheck />}>
            {t('All Matched!')}
          </Badge>
        ) : (
          <Badge tone="primary">{t('{{matched}} of {{total}} matched', { matched, total })}</Badge>
        )
      }
    >
      <p className={classes.hint}>
        {t('Choose one, then its match.')}{' '}
        <Keys>{t('With the keyboard: [↑] [↓] to move, [Enter] to choose, [Z] to undo.')}</Keys>
      </p>
      <MatchingBoard lefts={lefts} rights={rights} state={state} markOf={markOf} onAction={act} />
      {isChecked && (
        <p
          ref={outcome}
          tabIndex={-1}
          className={classes.outcome}
          data-perfect={lastCheck.correct === lastCheck.total || undefined}
        >
          <strong>
            {lastCheck.correct === lastCheck.total
              ? t('Perfect score! Your answers have been recorded.')
              : t('Your responses have been recorded. Keep practicing!')}
          </strong>
          <span>
            {t('{{correct}} of {{total}} pairs are correct.', {
              correct: lastCheck.correct,
              total: lastCheck.total,
            })}{' '}
            {check.data?.isScored === false
              ? t('This was practice: your first check counts.')
              : t('The first check counts; later ones are practice.')}
          </span>
        </p>
      )}
      <div className={classes.foot}>
        {status}
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} />}
            disabled={state.past.length === 0 && !state.chosen}
            onClick={() => act({ kind: 'undo' })}
          >
            {t('Undo')}
          </Button>
          <Button variant="default" disabled={matched === 0} onClick={() => act({ kind: 'clear' })}>
            {t('Clear All')}
          </Button>
          {isComplete && !isChecked && (
            <Button data-check loading={check.isPending} onClick={() => check.mutate(state.pairs)}>
              {t('Check Answers')}
            </Button>
          )}
        </div>
      </div>
      {isComplete && lastCheck === null && (
        <p className={classes.hint} style={{ margin: '12px 0 0' }}>
          {t('The first check counts; later ones are practice.')}
        </p>
      )}
      <div className={classes.hidden} role="status">
        {announcement}
      </div>
    </Card>
  );
}

/** Where it goes on when a control of the activity went away: the item in the tab order, or the check. */
const NEXT_CONTROL = '#matching-activity [data-item][tabindex="0"], #matching-activity [data-check]';

const reworded = (item: Item): Item => ({ ...item, text: digitalWording(item.text) });
const idsOf = (items: readonly Item[]) => new Set(items.map(({ id }) => id));

function useCheck(assignmentId: string, enrollmentId: Assignment['enrollmentId']) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, data, isPending } = useMutation(
    api.coursework.checkMatching.mutationOptions({
      onSuccess({ correct, total, wrongLeftIds, isPerfect }, { matches }) {
        queryClient.setQueryData<Assignment>(
          assignmentQuery(assignmentId).queryKey,
          (assignment) =>
            assignment && { ...assignment, lastCheck: { correct, total, wrongLeftIds, matches } },
        );
        void toast({
          id: 'toast-matching',
          title: isPerfect
            ? t('Perfect score! Your answers have been recorded.')
            : t('Your responses have been recorded. Keep practicing!'),
          tone: isPerfect ? 'success' : 'info',
        });
      },
      onError: (error) =>
        void toast({
          id: 'toast-matching',
          title: t('Failed to check your answers'),
          message: codeOf(error) === 'OTHER_ATTEMPT' ? handInReason('OTHER_ATTEMPT', t) : errorText(error, t),
          tone: 'error',
        }),
    }),
  );
  return {
    data,
    isPending,
    mutate: (pairs: readonly Pair[]) =>
      mutate({
        assignmentId: assignmentId as AssignmentId,
        ...(enrollmentId ? { enrollmentId } : {}),
        matches: pairs.map(({ leftId, rightId }) => ({ leftId, rightId })),
      }),
  };
}

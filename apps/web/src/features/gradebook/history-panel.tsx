import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { client } from '#lib/api.ts';
import { api } from '#lib/api.ts';
import { type Formats, useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import type { Place } from './gradebook-grid.tsx';
import classes from './history-panel.module.css';

type History = Awaited<ReturnType<typeof client.gradebook.cellHistory>>;
type Event = History['events'][number];

interface HistoryPanelProps {
  readonly place: Place;
  readonly courseId: string;
  readonly onClose: () => void;
}

/** Everything that ever happened to a cell, newest first. */
export function HistoryPanel({ place, courseId, onClose }: HistoryPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useQuery({
    ...api.gradebook.cellHistory.queryOptions({
      input: {
        studentId: place.studentId as StudentId,
        assignmentId: place.assignmentId as AssignmentId,
      },
    }),
    staleTime: 0,
  });
  return (
    <Dialog
      isOpen
      side
      onClose={onClose}
      title={data?.assignmentTitle ?? t('History')}
      description={data?.studentName}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : data.events.length === 0 ? (
        <p className={classes.none}>{t('Nothing has happened to this cell yet.')}</p>
      ) : (
        <ol className={classes.events}>
          {withoutWaits(data.events).map((event, at, events) => (
            <li key={event.seq}>
              <p className={classes.what}>
                {eventWords(event, events[at + 1], data.pointsPossible, t, format)}
              </p>
              {event.lateDeduction > 0 && (
                <p className={classes.more}>
                  {t('{{given}} awarded, {{deduction}} deducted for lateness', {
                    given: format.number(points((event.points ?? 0) + event.lateDeduction)),
                    deduction: format.number(event.lateDeduction),
                  })}
                </p>
              )}
              {event.reason && <p className={classes.more}>{event.reason}</p>}
              <p className={classes.when}>
                {[event.byName ?? sourceWords(event, t), format.dateTime(event.at)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className={classes.note}>{t("History can't be edited.")}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        {data?.attemptId && (
          <ButtonLink
            to="/teach/grading/$attemptId"
            params={{ attemptId: data.attemptId }}
            search={{ course: courseId }}
          >
            {t('Open in grading')}
          </ButtonLink>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** A release that can be undone is held for seconds: nobody who reads the history means that. */
const WAIT_MS = 60_000;

/** The events, newest first, without a grade's being held between its recording and its release right after. */
const withoutWaits = (events: readonly Event[]): Event[] =>
  events.filter(({ kind, at }, place) => {
    const [newer, older] = [events[place - 1], events[place + 1]];
    const isWait =
      kind === 'held' &&
      newer?.kind === 'released' &&
      Date.parse(newer.at) - Date.parse(at) <= WAIT_MS &&
      older?.kind === 'recorded' &&
      older.at === at;
    return !isWait;
  });

function eventWords(
  event: Event,
  before: Event | undefined,
  possible: number,
  t: TFunction,
  format: Formats,
): string {
  const number = (value: number | null) => format.number(points(value ?? 0));
  switch (event.kind) {
    case 'recorded': {
      const words = { points: number(event.points), possible: number(possible) };
      if (before?.state === 'graded') {
        return t('Changed from {{before}} to {{points}} of {{possible}}', {
          before: number(before.points),
          ...words,
        });
      }
      return t('Graded with {{points}} of {{possible}}', words);
    }
    case 'excused':
      return t('Excused');
    case 'missing':
      return t('Marked missing');
    case 'cleared':
      // Nobody empties a cell for which work comes in.
      return event.byName === null && event.source === null ? t('Work came in') : t('Emptied');
    case 'resubmitted':
      return t('New work came in');
    case 'held':
      return t('Held back from the student');
    case 'released':
      return t('Released to the student');
  }
}

/** What did it, where no person is named. */
function sourceWords({ source }: Event, t: TFunction): string {
  switch (source) {
    case 'ai_released':
      return t('Automatic grader');
    case 'ai_confirmed':
      return t('Automatic grader, confirmed by a teacher');
    case 'matching':
      return t('Counted by the matching activity');
    case 'rule':
      return t('Set by a course rule');
    case 'import':
      return t('Import');
    case 'teacher':
      return t('A teacher');
    case null:
      return '';
  }
}

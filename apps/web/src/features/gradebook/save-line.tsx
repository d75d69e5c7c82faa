import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import type { CellSaver, Mark, SaverState } from './cell-saver.ts';
import type { Place } from './gradebook-grid.tsx';
import classes from './save-line.module.css';
import type { SheetRow } from './use-gradebook.ts';

interface SaveLineProps {
  readonly saver: CellSaver;
  readonly state: SaverState;
  readonly rowOf: ReadonlyMap<string, SheetRow>;
  readonly columns: ReadonlyMap<string, { readonly title: string }>;
  /** Null: there is no grid to go to. */
  readonly onPlace: ((place: Place) => void) | null;
}

/** Whether everything is saved; said aloud too. */
export function SaveStatus({ saver, state }: Pick<SaveLineProps, 'saver' | 'state'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.line} data-quiet={state.status === 'idle' || undefined}>
      <p className={classes.status} role="status">
        <StatusWords
          state={state}
          t={t}
          time={state.savedAt === null ? '' : format.time(iso(state.savedAt))}
        />
      </p>
      {(state.status === 'offline' || state.status === 'failed') && (
        <Button variant="default" size="compact-md" onClick={() => saver.retry()}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}

/** Which cells wait for a decision, with the way to the first one. */
export function OpenCells({ state, rowOf, columns, onPlace }: Omit<SaveLineProps, 'saver'>) {
  const { t } = useTranslation();
  const open = [...state.marks].filter(([, mark]) => needsPerson(mark));
  const [first] = open;
  if (!first) return null;
  return (
    <p className={classes.open} role="alert">
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
      {t('{{count}} cells need a decision.', { count: open.length })}
      {onPlace && (
        <Button variant="default" size="compact-md" onClick={() => onPlace(placeOf(first[0]))}>
          {nameOf(first[0], rowOf, columns)}
        </Button>
      )}
    </p>
  );
}

const iso = (ms: number) => new Date(ms).toISOString();

const needsPerson = (mark: Mark) =>
  mark.kind === 'conflict' || mark.kind === 'refused' || mark.kind === 'unreadable';

const placeOf = (key: string): Place => {
  const [studentId = '', assignmentId = ''] = key.split(' ');
  return { studentId, assignmentId };
};

function nameOf(key: string, rowOf: SaveLineProps['rowOf'], columns: SaveLineProps['columns']): string {
  const { studentId, assignmentId } = placeOf(key);
  return `${rowOf.get(studentId)?.name ?? ''} · ${columns.get(assignmentId)?.title ?? ''}`;
}

function StatusWords({ state, t, time }: { state: SaverState; t: TFunction; time: string }) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'saving':
      return (
        <>
          <IconLoader2 size={18} stroke={1.7} aria-hidden="true" /> {t('Saving...')}
        </>
      );
    case 'saved':
      return state.savedAt === null ? null : (
        <>
          <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" /> {t('Saved {{time}}', { time })}
        </>
      );
    case 'offline':
      return (
        <>
          <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />{' '}
          {t('The server can’t be reached. What you typed is kept on this device and sent later.')}
        </>
      );
    case 'failed':
      return (
        <>
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" /> {errorText(state.error, t)}
        </>
      );
  }
}

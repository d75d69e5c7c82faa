import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleX, IconCloudOff, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type Store, useStore } from '#lib/store.ts';
import classes from './cell-bar.module.css';
import { type CellSaver, type Mark, targetFromStaff } from './cell-saver.ts';
import { cellSentence, refusalWords, targetWords, unreadableWords } from './cell-words.ts';
import type { Place } from './gradebook-grid.tsx';
import type { GridAssignment } from './gradebook-queries.ts';
import { HoldSwitch } from './hold-switch.tsx';
import { MarkActions } from './mark-actions.tsx';
import type { SheetRow } from './use-gradebook.ts';

interface CellBarProps {
  readonly place: Store<Place | null>;
  readonly rows: ReadonlyMap<string, SheetRow>;
  readonly assignments: ReadonlyMap<string, GridAssignment & { readonly place: number }>;
  readonly saver: CellSaver;
  readonly onHistory: (place: Place) => void;
  readonly canRelease: boolean;
  readonly onHold: (assignmentId: string, isHeld: boolean) => void;
}

/** The cell the person is in, in whole words, with what can be done about it: the place of a spreadsheet's formula bar. */
export function CellBar(props: CellBarProps) {
  const { place, rows, assignments, saver, onHistory, canRelease, onHold } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const at = useStore(place);
  const row = at && rows.get(at.studentId);
  const assignment = at && assignments.get(at.assignmentId);
  const cell = row && assignment && row.cells[assignment.place];
  if (!at || !row || !assignment || !cell) {
    return <p className={classes.bar}>{t('Choose a cell to read all about it here.')}</p>;
  }
  const mark = row.marks.get(at.assignmentId);
  return (
    <section className={classes.bar} aria-label={t('The chosen cell')}>
      <p className={classes.words}>
        <strong>{row.name}</strong> · {assignment.title}
        {' · '}
        <span className={classes.state}>
          {mark && mark.kind !== 'saved' && mark.kind !== 'saving' ? (
            <MarkWords mark={mark} />
          ) : (
            cellSentence(cell, assignment.pointsPossible, row.dropped.has(at.assignmentId), t, format)
          )}
        </span>
      </p>
      <span className={classes.actions}>
        {canRelease && <HoldSwitch assignment={assignment} onHold={onHold} />}
        {mark && <MarkActions mark={mark} at={at} saver={saver} />}
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconHistory size={16} stroke={1.7} />}
          onClick={() => onHistory(at)}
        >
          {t('History')}
        </Button>
      </span>
    </section>
  );
}

function MarkWords({ mark }: { mark: Exclude<Mark, { kind: 'saved' | 'saving' }> }) {
  const { t } = useTranslation();
  const format = useFormat();
  switch (mark.kind) {
    case 'waiting':
      return (
        <>
          <IconCloudOff size={16} stroke={2} aria-hidden="true" />{' '}
          {t('{{value}} is kept on this device and sent as soon as the server can be reached.', {
            value: targetWords(mark.mine, t, format),
          })}
        </>
      );
    case 'conflict':
      return (
        <>
          <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />{' '}
          {t('You typed {{mine}}. {{name}} saved {{theirs}} before.', {
            mine: targetWords(mark.mine, t, format),
            name: mark.byName ?? t('Someone else'),
            theirs: targetWords(targetFromStaff(mark.theirs), t, format),
          })}
        </>
      );
    case 'refused':
      return (
        <>
          <IconCircleX size={16} stroke={2} aria-hidden="true" /> {refusalWords(mark, t, format)}
        </>
      );
    case 'unreadable':
      return (
        <>
          <IconCircleX size={16} stroke={2} aria-hidden="true" /> {unreadableWords(mark.why, mark.text, t)}
        </>
      );
  }
}

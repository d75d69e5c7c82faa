import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleX, IconCloudOff, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type Store, useStore } from '#lib/store.ts';
import classes from './cell-bar.module.css';
import type { CellRange } from './cell-range.ts';
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
  readonly range: Store<CellRange | null>;
  readonly canGrade: boolean;
  readonly cellsOf: (range: CellRange) => Place[][];
  readonly onTexts: (places: readonly Place[], text: string) => void;
  readonly onClear: (places: readonly Place[]) => void;
  readonly onFill: (range: CellRange, direction: 'down' | 'right') => void;
}

/**
 * The cell the person is in, in whole words, with what can be done about it: the place of a spreadsheet's formula bar. Where
 * several are chosen, it is about all of them.
 */
export function CellBar(props: CellBarProps) {
  const range = useStore(props.range);
  return (
    <>
      {range ? <RangeBar {...props} chosen={range} /> : <OneCellBar {...props} />}
      {/* There from the start, so that what is chosen is read out as it grows. */}
      <p role="status" className={classes.hidden}>
        {range && <RangeWords {...props} chosen={range} />}
      </p>
    </>
  );
}

/** Which cells are chosen: how many, and their corners. */
function RangeWords({ chosen, cellsOf, rows, assignments }: CellBarProps & { chosen: CellRange }) {
  const { t } = useTranslation();
  const places = cellsOf(chosen).flat();
  const wordsOf = (at: Place | undefined) =>
    at ? `${rows.get(at.studentId)?.name ?? ''}, ${assignments.get(at.assignmentId)?.title ?? ''}` : '';
  return t('{{count}} cells chosen, from {{from}} to {{to}}', {
    count: places.length,
    from: wordsOf(places[0]),
    to: wordsOf(places.at(-1)),
  });
}

/** What can be done with all cells that are chosen, at once and to be undone at once. */
function RangeBar(props: CellBarProps & { readonly chosen: CellRange }) {
  const { chosen, cellsOf, canGrade, onTexts, onClear, onFill } = props;
  const { t } = useTranslation();
  const places = cellsOf(chosen).flat();
  return (
    <section className={classes.bar} aria-label={t('The chosen cells')}>
      <p className={classes.words}>
        <strong>{t('{{count}} cells chosen', { count: places.length })}</strong>
        {canGrade && (
          <>
            {' · '}
            <span className={classes.state}>{t('Type a value and press Ctrl Enter to fill them all.')}</span>
          </>
        )}
      </p>
      {canGrade && (
        <span className={classes.actions}>
          {chosen.studentIds.size > 1 && (
            <Button variant="default" size="compact-md" onClick={() => onFill(chosen, 'down')}>
              {t('Fill down')}
            </Button>
          )}
          {chosen.assignmentIds.size > 1 && (
            <Button variant="default" size="compact-md" onClick={() => onFill(chosen, 'right')}>
              {t('Fill right')}
            </Button>
          )}
          <Button variant="default" size="compact-md" onClick={() => onTexts(places, 'ex')}>
            {t('Excuse')}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => onClear(places)}>
            {t('Empty')}
          </Button>
        </span>
      )}
    </section>
  );
}

function OneCellBar(props: CellBarProps) {
  const { place, rows, assignments, saver, onHistory, canRelease, onHold } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const at = useStore(place);
  const row = at && rows.get(at.studentId);
  const assignment = at && assignments.get(at.assignmentId);
  const cell = row && assignment && row.cells[assignment.place];
  if (!at || !row || !assignment || !cell) {
    return <p className={classes.bar}>{t('Choose a cell to see its details here.')}</p>;
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
          {t('You typed {{mine}}. {{name}} saved {{theirs}} first.', {
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

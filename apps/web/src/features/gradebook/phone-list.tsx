import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import type { CellSaver, Mark } from './cell-saver.ts';
import { cellSentence, editText, refusalWords, targetWords, unreadableWords } from './cell-words.ts';
import type { Place } from './gradebook-grid.tsx';
import type { GridAssignment } from './gradebook-queries.ts';
import { HoldSwitch } from './hold-switch.tsx';
import { MarkActions } from './mark-actions.tsx';
import classes from './phone-list.module.css';
import { postedText, standingText } from './posted-words.ts';
import type { SheetRow } from './use-gradebook.ts';

interface PhoneListProps {
  readonly rows: readonly SheetRow[];
  readonly assignments: readonly GridAssignment[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly canGrade: boolean;
  readonly saver: CellSaver;
  readonly onText: (place: Place, text: string, baseSeq: number) => void;
  readonly onHistory: (place: Place) => void;
  readonly canRelease: boolean;
  readonly onHold: (assignmentId: string, isHeld: boolean) => void;
}

/** Rows that are drawn before somebody asks for more: a phone has no place for a thousand. */
const AT_ONCE = 40;

/** One assignment at a time, with a field for each student: what fits a phone of a spreadsheet. */
export function PhoneList(props: PhoneListProps) {
  const { rows, assignments, placeOf, canGrade, saver, onText, onHistory, canRelease, onHold } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [count, setCount] = useState(AT_ONCE);
  const assignment = assignments.find((one) => one.assignmentId === chosen) ?? assignments[0];
  if (!assignment) return <p>{t('No assignments match the filter.')}</p>;
  return (
    <>
      {assignments.length > 1 && (
        <NativeSelect
          label={t('Assignment to grade')}
          value={assignment.assignmentId}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {assignments.map((one) => (
            <option key={one.assignmentId} value={one.assignmentId}>
              {one.title}
            </option>
          ))}
        </NativeSelect>
      )}
      {canRelease && <HoldSwitch assignment={assignment} onHold={onHold} />}
      <Card flush>
        <ul className={classes.rows}>
          {rows.slice(0, count).map((row) => (
            <StudentLine
              key={`${row.studentId} ${assignment.assignmentId}`}
              row={row}
              assignment={assignment}
              place={placeOf.get(assignment.assignmentId) ?? -1}
              canGrade={canGrade}
              saver={saver}
              onText={onText}
              onHistory={onHistory}
            />
          ))}
        </ul>
      </Card>
      {rows.length > count && (
        <Button variant="default" onClick={() => setCount(count + AT_ONCE)}>
          {t('Show {{count}} more', { count: Math.min(AT_ONCE, rows.length - count) })}
        </Button>
      )}
    </>
  );
}

interface StudentLineProps extends Pick<PhoneListProps, 'canGrade' | 'saver' | 'onText' | 'onHistory'> {
  readonly row: SheetRow;
  readonly assignment: GridAssignment;
  readonly place: number;
}

function StudentLine({ row, assignment, place, canGrade, saver, onText, onHistory }: StudentLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const cell = row.cells[place];
  // Null: nobody is typing here.
  const [draft, setDraft] = useState<{ text: string; baseSeq: number } | null>(null);
  if (!cell) return null;
  const standing = standingText(row.standing, t);
  const mark = row.marks.get(assignment.assignmentId);
  const at = { studentId: row.studentId, assignmentId: assignment.assignmentId };
  const commit = () => {
    if (draft) onText(at, draft.text, draft.baseSeq);
    setDraft(null);
  };
  return (
    <li className={classes.row} data-mark={mark?.kind}>
      <div className={classes.words}>
        <p className={classes.name}>{row.name}</p>
        {(standing || row.posted) && (
          <p className={classes.state}>
            {[
              standing,
              row.posted && t('Final grade: {{grade}}', { grade: postedText(row.posted, t, format) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <p className={classes.state}>
          {mark && mark.kind !== 'saved' ? (
            <MarkLine mark={mark} />
          ) : (
            cellSentence(cell, assignment.pointsPossible, row.dropped.has(assignment.assignmentId), t, format)
          )}
        </p>
        {mark && (
          <span className={classes.actions}>
            <MarkActions mark={mark} at={at} saver={saver} />
          </span>
        )}
      </div>
      {canGrade && (
        <TextInput
          className={classes.field}
          aria-label={t('{{assignment}}, {{student}}, of {{possible}}', {
            assignment: assignment.title,
            student: row.name,
            possible: format.number(assignment.pointsPossible),
          })}
          autoComplete="off"
          value={draft?.text ?? editText(cell, mark)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) =>
            setDraft({ text: event.currentTarget.value, baseSeq: draft?.baseSeq ?? cell.seq })
          }
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') setDraft(null);
          }}
        />
      )}
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('History of {{student}}', { student: row.name })}
        onClick={() => onHistory(at)}
      >
        <IconHistory size={20} stroke={1.7} />
      </Button>
    </li>
  );
}

function MarkLine({ mark }: { mark: Exclude<Mark, { kind: 'saved' }> }) {
  const { t } = useTranslation();
  const format = useFormat();
  switch (mark.kind) {
    case 'saving':
      return t('Saving...');
    case 'waiting':
      return t('Kept on this device, not sent yet');
    case 'conflict':
      return t('{{name}} changed it first. You typed {{mine}}.', {
        name: mark.byName ?? t('Someone else'),
        mine: targetWords(mark.mine, t, format),
      });
    case 'refused':
      return refusalWords(mark, t, format);
    case 'unreadable':
      return unreadableWords(mark.why, mark.text, t);
  }
}

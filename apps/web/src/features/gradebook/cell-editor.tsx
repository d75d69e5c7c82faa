import { useState } from 'react';
import { editText } from './cell-words.ts';
import classes from './gradebook-grid.module.css';
import type { SheetRow } from './use-gradebook.ts';

interface CellEditorProps {
  readonly row: SheetRow;
  readonly assignmentId: string;
  readonly place: number;
  readonly label: string;
  readonly possible: string;
  readonly onRowChange: (row: SheetRow) => void;
}

/** The open cell. What is typed is based on the version that was there when it was opened. */
export function CellEditor({ row, assignmentId, place, label, possible, onRowChange }: CellEditorProps) {
  const cell = row.cells[place];
  const [begun] = useState(() => ({
    text: cell ? editText(cell, row.marks.get(assignmentId)) : '',
    baseSeq: cell?.seq ?? 0,
  }));
  return (
    <span className={classes.editor}>
      <input
        className={classes.input}
        // biome-ignore lint/a11y/noAutofocus: the person is in this cell and has begun to type
        autoFocus
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        value={row.draft?.text ?? begun.text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) =>
          onRowChange({
            ...row,
            draft: { assignmentId, text: event.currentTarget.value, baseSeq: begun.baseSeq },
          })
        }
      />
      <span className={classes.possible} aria-hidden="true">
        / {possible}
      </span>
    </span>
  );
}

import { readCellText, readPastedCells } from '@fieldhouse/domain/grading/cell-text.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui/feedback/toast.ts';
import { type CellRange, filledFrom, placesOf } from './cell-range.ts';
import type { CellSaver, Edit, Source, Unreadable } from './cell-saver.ts';
import { editText } from './cell-words.ts';
import type { Place } from './gradebook-grid.tsx';
import type { Grid, GridAssignment } from './gradebook-queries.ts';
import { isSameTarget, keyOf, type Target, targetOf } from './sheet-model.ts';
import type { SheetRow } from './use-gradebook.ts';

interface Sheet {
  readonly saver: CellSaver;
  /** As they are shown. */
  readonly rows: readonly SheetRow[];
  readonly rowOf: ReadonlyMap<string, SheetRow>;
  /** As they are shown. */
  readonly assignments: readonly GridAssignment[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly letters: Grid['letters'];
}

/** What is to stand in a cell. */
interface Typed {
  readonly at: Place;
  readonly text: string;
}

/** What typing, filling, emptying and pasting do to cells. */
export function useCellEdits({ saver, rows, rowOf, assignments, placeOf, letters }: Sheet) {
  const { t } = useTranslation();
  const worthOf = new Map(
    assignments.map(({ assignmentId, pointsPossible }) => [
      assignmentId as string,
      { pointsPossible, letters },
    ]),
  );
  const shown = {
    studentIds: rows.map(({ studentId }) => studentId),
    assignmentIds: assignments.map(({ assignmentId }) => assignmentId as string),
  };
  const read = (at: Place, text: string) => readCellText(text, false, worthOf.get(at.assignmentId));

  const cellAt = ({ studentId, assignmentId }: Place) => {
    const place = placeOf.get(assignmentId);
    return place === undefined ? undefined : rowOf.get(studentId)?.cells[place];
  };
  /** The text that would make another cell like this one. */
  const textAt = (at: Place): string => {
    const cell = cellAt(at);
    return cell ? editText(cell, rowOf.get(at.studentId)?.marks.get(at.assignmentId)) : '';
  };
  /** Null: the cell is that already, and nothing stands in its way. */
  const editOf = (at: Place, to: Target, baseSeq?: number): Edit | null => {
    const cell = cellAt(at);
    if (!cell) return null;
    const mark = saver.state.get().marks.get(keyOf(at.studentId, at.assignmentId));
    const pending = mark && 'mine' in mark ? mark.mine : null;
    const before =
      pending && mark?.kind !== 'refused' && mark?.kind !== 'conflict' ? pending : targetOf(cell);
    if (isSameTarget(before, to) && (!mark || mark.kind === 'saved' || mark.kind === 'saving')) return null;
    return { ...at, to, before, baseSeq: baseSeq ?? cell.seq };
  };

  /** Saves them as one step; what can't be read is marked and stays. */
  function write(typed: readonly Typed[], source: Source) {
    const edits: Edit[] = [];
    const unreadable: Unreadable[] = [];
    for (const { at, text } of typed) {
      const to = read(at, text);
      if (to.state === 'unreadable') unreadable.push({ ...at, text: text.trim(), why: to.why });
      else {
        const edit = editOf(at, to);
        if (edit) edits.push(edit);
      }
    }
    saver.markUnreadable(unreadable);
    return { step: saver.edit(edits, source), unreadable: unreadable.length };
  }

  /** Says what came of a change of many cells, with the way back. */
  function say(title: string, { step, unreadable }: ReturnType<typeof write>, outside = 0) {
    const leftOut = [
      ...(unreadable > 0
        ? [t("{{count}} cells couldn't be read; they're marked.", { count: unreadable })]
        : []),
      ...(outside > 0 ? [t("{{count}} cells didn't fit in the gradebook.", { count: outside })] : []),
    ];
    void toast({
      id: 'gradebook-cells',
      title,
      message: leftOut.length > 0 ? leftOut.join(' ') : undefined,
      tone: leftOut.length > 0 ? 'error' : 'success',
      // What was typed since isn't what this undoes.
      ...(step.length > 0 ? { action: { label: t('Undo'), onClick: () => saver.undoStep(step) } } : {}),
    });
  }

  return {
    textAt,
    /** The cells of a range that are on the screen, row by row. */
    cellsOf: (range: CellRange) => placesOf(shown, range),
    onText(at: Place, text: string, baseSeq: number) {
      const to = read(at, text);
      if (to.state === 'unreadable') {
        saver.markUnreadable([{ ...at, text: text.trim(), why: to.why }]);
        return;
      }
      const edit = editOf(at, to, baseSeq);
      const mark = saver.state.get().marks.get(keyOf(at.studentId, at.assignmentId));
      if (edit) saver.edit([edit], 'typed');
      // The same value again, while it waits for its turn to be saved: taken out of the queue it would be lost.
      else if (mark?.kind !== 'saving') saver.dismiss(at.studentId, at.assignmentId);
    },
    /** The same text into many cells. */
    onTexts(places: readonly Place[], text: string) {
      const done = write(
        places.map((at) => ({ at, text })),
        'typed',
      );
      say(t('{{count}} cells changed', { count: done.step.length }), done);
    },
    onClear(places: readonly Place[]) {
      const edits = places.flatMap((at) => editOf(at, { state: 'ungraded' }) ?? []);
      const step = saver.edit(edits, 'typed');
      if (places.length > 1)
        say(t('{{count}} cells emptied', { count: step.length }), { step, unreadable: 0 });
    },
    /** The first row of a range into the rows below it, or its first column into those beside it. */
    onFill(range: CellRange, direction: 'down' | 'right') {
      const pairs = filledFrom(placesOf(shown, range), direction);
      // One row has nothing to fill down to.
      if (pairs.length === 0) return;
      const done = write(
        pairs.map(({ from, to }) => ({ at: to, text: textAt(from) })),
        'typed',
      );
      say(t('{{count}} cells changed', { count: done.step.length }), done);
    },
    /** From this cell on; one cell that was copied goes into each of a range. */
    onPaste(from: Place, text: string, range: CellRange | null) {
      const block = readPastedCells(text);
      const [[only] = []] = block;
      if (range && block.length === 1 && block[0]?.length === 1 && only !== undefined) {
        // A blank empties nothing here either; a clipboard with a picture alone is one.
        if (only.trim() === '') return;
        const done = write(
          placesOf(shown, range)
            .flat()
            .map((at) => ({ at, text: only })),
          'pasted',
        );
        say(t('{{count}} cells pasted', { count: done.step.length }), done);
        return;
      }
      const start = (range && placesOf(shown, range)[0]?.[0]) ?? from;
      const top = shown.studentIds.indexOf(start.studentId);
      const left = shown.assignmentIds.indexOf(start.assignmentId);
      if (top < 0 || left < 0) return;
      const typed: Typed[] = [];
      let outside = 0;
      for (const [down, line] of block.entries()) {
        for (const [right, cellText] of line.entries()) {
          const studentId = shown.studentIds[top + down];
          const assignmentId = shown.assignmentIds[left + right];
          // A blank in what is pasted empties nothing.
          if (cellText.trim() === '') continue;
          if (studentId === undefined || assignmentId === undefined) outside += 1;
          else typed.push({ at: { studentId, assignmentId }, text: cellText });
        }
      }
      const done = write(typed, 'pasted');
      say(t('{{count}} cells pasted', { count: done.step.length }), done, outside);
    },
    onUndo: () => saver.undo(),
    onRedo: () => saver.redo(),
  };
}

import { readCellText, readPastedCells } from '@fieldhouse/domain/grading/cell-text.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui/feedback/toast.ts';
import type { CellSaver, Edit } from './cell-saver.ts';
import type { Place } from './gradebook-grid.tsx';
import type { GridAssignment } from './gradebook-queries.ts';
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
}

/** What typing, emptying and pasting do to cells. */
export function useCellEdits({ saver, rows, rowOf, assignments, placeOf }: Sheet) {
  const { t } = useTranslation();

  const cellAt = ({ studentId, assignmentId }: Place) => {
    const place = placeOf.get(assignmentId);
    return place === undefined ? undefined : rowOf.get(studentId)?.cells[place];
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

  return {
    onText(at: Place, text: string, baseSeq: number) {
      const read = readCellText(text);
      if (read.state === 'unreadable') {
        saver.markUnreadable(at.studentId, at.assignmentId, text.trim(), read.why);
        return;
      }
      const edit = editOf(at, read, baseSeq);
      if (edit) saver.edit([edit], 'typed');
      else saver.dismiss(at.studentId, at.assignmentId);
    },
    onClear(places: readonly Place[]) {
      const edits = places.flatMap((at) => editOf(at, { state: 'ungraded' }) ?? []);
      saver.edit(edits, 'typed');
    },
    onPaste(from: Place, text: string) {
      const block = readPastedCells(text);
      const top = rows.findIndex((row) => row.studentId === from.studentId);
      const left = assignments.findIndex((one) => one.assignmentId === from.assignmentId);
      if (top < 0 || left < 0) return;
      const edits: Edit[] = [];
      let unreadable = 0;
      let outside = 0;
      for (const [down, line] of block.entries()) {
        for (const [right, cellText] of line.entries()) {
          const row = rows[top + down];
          const assignment = assignments[left + right];
          // A blank in what is pasted empties nothing.
          if (cellText.trim() === '') continue;
          if (!row || !assignment) {
            outside += 1;
            continue;
          }
          const at = { studentId: row.studentId, assignmentId: assignment.assignmentId };
          const read = readCellText(cellText);
          if (read.state === 'unreadable') {
            unreadable += 1;
            saver.markUnreadable(at.studentId, at.assignmentId, cellText.trim(), read.why);
          } else {
            const edit = editOf(at, read);
            if (edit) edits.push(edit);
          }
        }
      }
      saver.edit(edits, 'pasted');
      const leftOut = [
        ...(unreadable > 0
          ? [t("{{count}} cells couldn't be read; they are marked.", { count: unreadable })]
          : []),
        ...(outside > 0 ? [t("{{count}} cells didn't fit into the gradebook.", { count: outside })] : []),
      ];
      void toast({
        title: t('{{count}} cells pasted', { count: edits.length }),
        message: leftOut.length > 0 ? leftOut.join(' ') : undefined,
        tone: leftOut.length > 0 ? 'error' : 'success',
        ...(edits.length > 0 ? { action: { label: t('Undo'), onClick: () => saver.undo() } } : {}),
      });
    },
    onUndo: () => saver.undo(),
    onRedo: () => saver.redo(),
  };
}

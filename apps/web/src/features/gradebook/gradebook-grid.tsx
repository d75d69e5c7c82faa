import 'react-data-grid/lib/styles.css';
import { type ClipboardEvent, type RefObject, useEffect, useRef } from 'react';
import {
  type CellCopyArgs,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellMouseArgs,
  type CellMouseEvent,
  type CellPasteArgs,
  type Column,
  DataGrid,
  type DataGridHandle,
  type FillEvent,
  type RenderCheckboxProps,
  type RowsChangeData,
  SelectColumn,
} from 'react-data-grid';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import type { Store } from '#lib/store.ts';
import { CellEditor } from './cell-editor.tsx';
import { asSpreadsheet, type CellRange, type Direction, moved, rangeBetween } from './cell-range.ts';
import { CellView } from './cell-view.tsx';
import classes from './gradebook-grid.module.css';
import type { GridAssignment } from './gradebook-queries.ts';
import { AssignmentHead, PlainHead, type Sort } from './header-cell.tsx';
import { postedText, standingText } from './posted-words.ts';
import { RangeOfGrid, renderCell } from './range-cell.tsx';
import { figuresOf, median } from './sheet-model.ts';
import type { SheetRow } from './use-gradebook.ts';

/** Where the person is in the grid; null: in no cell of an assignment. */
export interface Place {
  readonly studentId: string;
  readonly assignmentId: string;
}

export interface GridActions {
  /** A text was typed into a cell. */
  readonly onText: (place: Place, text: string, baseSeq: number) => void;
  /** The same text for many cells. */
  readonly onTexts: (places: readonly Place[], text: string) => void;
  readonly onClear: (places: readonly Place[]) => void;
  readonly onFill: (range: CellRange, direction: 'down' | 'right') => void;
  /** Texts from a spreadsheet, to be laid out from this cell on, or into a range. */
  readonly onPaste: (from: Place, text: string, range: CellRange | null) => void;
  /** What copying a cell gives. */
  readonly textAt: (place: Place) => string;
  readonly cellsOf: (range: CellRange) => Place[][];
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPlace: (place: Place | null) => void;
  readonly onHistory: (place: Place) => void;
  readonly onSort: (sort: Sort) => void;
  readonly onRelease: (assignmentId: string, isReleased: boolean) => void;
}

interface GradebookGridProps extends GridActions {
  readonly label: string;
  readonly rows: readonly SheetRow[];
  readonly assignments: readonly GridAssignment[];
  /** Place of each assignment in a row's cells. */
  readonly placeOf: ReadonlyMap<string, number>;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly sort: Sort;
  readonly canGrade: boolean;
  readonly canRelease: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (selected: Set<string>) => void;
  /** Cells that are chosen together; null: none but the one where the person is. */
  readonly range: Store<CellRange | null>;
  /** Given a way to go to a cell, while the grid is there. */
  readonly door: RefObject<((place: Place) => void) | null>;
}

interface SummaryRow {
  readonly id: 'median';
}
const SUMMARY: readonly SummaryRow[] = [{ id: 'median' }];

/**
 * The spreadsheet. The library draws and moves; what a cell means, and what happens to what is typed, is ours. Nothing
 * else imports it.
 */
export function GradebookGrid(props: GradebookGridProps) {
  const { label, rows, assignments, placeOf, selected, onSelected, onPlace, door, range } = props;
  const { t } = useTranslation();
  const grid = useRef<DataGridHandle>(null);
  const columns = useColumns(props);

  const here = useRef<Place | null>(null);
  /** Where a mouse went down. */
  const dragged = useRef<Place | null>(null);
  const sheet = {
    studentIds: rows.map(({ studentId }) => studentId),
    assignmentIds: assignments.map(({ assignmentId }) => assignmentId as string),
  };
  const choose = (anchor: Place, head: Place) => {
    range.set(rangeBetween(sheet, anchor, head));
    grid.current?.scrollToCell({
      idx: columns.findIndex((column) => column.key === head.assignmentId),
      rowIdx: sheet.studentIds.indexOf(head.studentId),
    });
  };

  // The page's other parts lead to a cell; the grid itself is moved by calls, not by properties.
  useEffect(() => {
    door.current = ({ studentId, assignmentId }) => {
      const idx = columns.findIndex((column) => column.key === assignmentId);
      const rowIdx = rows.findIndex((row) => row.studentId === studentId);
      if (idx >= 0 && rowIdx >= 0) {
        // The frozen column stands first, whatever the order it is given in.
        grid.current?.setActivePosition({ idx, rowIdx }, { shouldFocus: true });
      }
    };
    return () => {
      door.current = null;
    };
  }, [columns, door, rows]);

  function onKeyDown(args: CellKeyDownArgs<SheetRow, SummaryRow>, event: CellKeyboardEvent) {
    if (args.mode === 'EDIT') {
      // With Ctrl it goes into every cell that is chosen.
      const chosen = range.get();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && chosen) {
        event.preventGridDefault();
        const text = args.row.draft?.text;
        args.onClose();
        if (text !== undefined) props.onTexts(props.cellsOf(chosen).flat(), text);
        return;
      }
      // Enter takes what is typed and goes down, as in every spreadsheet.
      const rowIdx = args.rowIdx + (event.shiftKey ? -1 : 1);
      if (event.key !== 'Enter' || rowIdx < 0 || rowIdx >= rows.length) return;
      event.preventGridDefault();
      grid.current?.setActivePosition({ idx: args.column.idx, rowIdx }, { shouldFocus: true });
      return;
    }
    const { row, column } = args;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && (key === 'z' || key === 'y')) {
      event.preventGridDefault();
      event.preventDefault();
      if (key === 'y' || event.shiftKey) props.onRedo();
      else props.onUndo();
      return;
    }
    if (!row || !column || !placeOf.has(column.key)) return;
    const place = { studentId: row.studentId, assignmentId: column.key };
    const chosen = range.get();
    if (event.shiftKey && /^Arrow(Up|Down|Left|Right)$/.test(event.key)) {
      event.preventGridDefault();
      event.preventDefault();
      choose(place, moved(sheet, chosen?.head ?? place, event.key as Direction, isCommand));
    } else if (event.key === 'Escape' && chosen) {
      event.preventGridDefault();
      range.set(null);
    } else if (isCommand && !event.shiftKey && (key === 'd' || key === 'r') && chosen && props.canGrade) {
      event.preventGridDefault();
      event.preventDefault();
      props.onFill(chosen, key === 'd' ? 'down' : 'right');
    } else if (event.key === 'F2' && event.shiftKey) {
      event.preventGridDefault();
      props.onHistory(place);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && props.canGrade) {
      event.preventGridDefault();
      props.onClear(chosen ? props.cellsOf(chosen).flat() : [place]);
    } else if (event.altKey || event.key === 'Dead') event.preventGridDefault();
  }

  function onMouseDown({ row, column }: CellMouseArgs<SheetRow, SummaryRow>, event: CellMouseEvent) {
    const place = placeOf.has(column.key) ? { studentId: row.studentId, assignmentId: column.key } : null;
    dragged.current = null;
    if (place && event.shiftKey && here.current) {
      event.preventGridDefault();
      event.preventDefault();
      choose(here.current, place);
      return;
    }
    range.set(null);
    dragged.current = event.button === 0 ? place : null;
  }

  /** The button is held: what lies between here and where it went down is chosen. */
  function onDrag({ buttons, target }: React.MouseEvent) {
    const anchor = dragged.current;
    if (!anchor || buttons !== 1 || !(target instanceof Element)) return;
    const key = columns[Number(target.closest('[role="gridcell"]')?.getAttribute('aria-colindex')) - 1]?.key;
    // Rows are counted from 1, and the headings are the first.
    const row = rows[Number(target.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 2];
    if (row && key !== undefined && placeOf.has(key))
      range.set(rangeBetween(sheet, anchor, { studentId: row.studentId, assignmentId: key }));
  }

  /** The corner of a cell was pulled over others of its column. */
  function onPull({ columnKey, sourceRow, targetRow }: FillEvent<SheetRow>): SheetRow {
    const text = props.textAt({ studentId: sourceRow.studentId, assignmentId: columnKey });
    const baseSeq = targetRow.cells[placeOf.get(columnKey) ?? -1]?.seq ?? 0;
    return { ...targetRow, draft: { assignmentId: columnKey, text, baseSeq } };
  }

  function onRowsChange(changed: SheetRow[], { indexes, column }: RowsChangeData<SheetRow, SummaryRow>) {
    const drafts = indexes.flatMap((index) => changed[index]?.draft ?? []);
    if (drafts.length > 1) {
      const studentIds = indexes.flatMap((index) => changed[index]?.studentId ?? []);
      const places = studentIds.map((studentId) => ({ studentId, assignmentId: column.key }));
      props.onTexts(places, drafts[0]?.text ?? '');
      return;
    }
    for (const index of indexes) {
      const row = changed[index];
      if (!row?.draft) continue;
      const { assignmentId, text, baseSeq } = row.draft;
      props.onText({ studentId: row.studentId, assignmentId }, text, baseSeq);
    }
  }

  function onCopy(
    { row, column }: CellCopyArgs<SheetRow, SummaryRow>,
    event: ClipboardEvent<HTMLDivElement>,
  ) {
    if (!placeOf.has(column.key) || !window.getSelection()?.isCollapsed) return;
    const chosen = range.get();
    const places = chosen
      ? props.cellsOf(chosen)
      : [[{ studentId: row.studentId, assignmentId: column.key }]];
    event.clipboardData.setData('text/plain', asSpreadsheet(places.map((line) => line.map(props.textAt))));
    event.preventDefault();
  }

  function onPaste(
    { row, column }: CellPasteArgs<SheetRow, SummaryRow>,
    event: ClipboardEvent<HTMLDivElement>,
  ) {
    if (placeOf.has(column.key)) {
      event.preventDefault();
      props.onPaste(
        { studentId: row.studentId, assignmentId: column.key },
        event.clipboardData.getData('text/plain'),
        range.get(),
      );
    }
    return row;
  }

  return (
    <RangeOfGrid value={range}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what the mouse chooses, Shift and the arrows do too */}
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: see above */}
      <div onMouseOver={onDrag}>
        <DataGrid
          ref={grid}
          className={classes.grid}
          aria-label={label}
          columns={columns}
          rows={rows}
          bottomSummaryRows={SUMMARY}
          rowKeyGetter={(row) => row.studentId}
          onRowsChange={onRowsChange}
          rowHeight={44}
          headerRowHeight={84}
          summaryRowHeight={44}
          selectedRows={selected}
          onSelectedRowsChange={onSelected}
          onCellKeyDown={onKeyDown}
          onCellMouseDown={onMouseDown}
          onCellCopy={onCopy}
          onCellPaste={onPaste}
          {...(props.canGrade ? { onFill: onPull } : {})}
          onActivePositionChange={({ row, column }) => {
            const place =
              row && column && placeOf.has(column.key)
                ? { studentId: row.studentId, assignmentId: column.key }
                : null;
            const chosen = range.get();
            if (chosen && !(place && isSamePlace(chosen.anchor, place))) range.set(null);
            here.current = place;
            onPlace(place);
          }}
          renderers={{
            renderCell,
            renderCheckbox,
            noRowsFallback: <p className={classes.none}>{t('No students match the filter.')}</p>,
          }}
        />
      </div>
    </RangeOfGrid>
  );
}

const isSamePlace = (a: Place, b: Place) => a.studentId === b.studentId && a.assignmentId === b.assignmentId;

const renderCheckbox = ({ onChange, indeterminate, ...props }: RenderCheckboxProps) => (
  <input
    type="checkbox"
    className={classes.check}
    {...props}
    ref={(element) => {
      if (element) element.indeterminate = indeterminate ?? false;
    }}
    onChange={(event) => onChange(event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)}
  />
);

function useColumns(props: GradebookGridProps): readonly Column<SheetRow, SummaryRow>[] {
  const { rows, assignments, placeOf, categoryNames, sort, canGrade, canRelease, selected } = props;
  const { onSort, onRelease } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const percent = (ratio: number | null) => gradeText(format, ratio);

  const hasPosted = rows.some((row) => row.posted !== null);
  const medians = {
    final: median(rows.map((row) => row.posted?.ratio ?? null)),
    so_far: median(rows.map((row) => row.soFarRatio)),
    at_end: median(rows.map((row) => row.ifNothingElseRatio)),
  };

  const total = (
    key: 'final' | 'so_far' | 'at_end',
    name: string,
    note: string,
  ): Column<SheetRow, SummaryRow> => ({
    key,
    name,
    width: 108,
    headerCellClass: classes.totalHead,
    cellClass: classes.total,
    summaryCellClass: classes.total,
    renderHeaderCell: ({ tabIndex }) => (
      <PlainHead name={name} note={note} by={key} sort={sort} onSort={onSort} tabIndex={tabIndex} />
    ),
    renderCell: ({ row }) => {
      if (key === 'final') return row.posted && postedText(row.posted, t, format);
      return percent(key === 'so_far' ? row.soFarRatio : row.ifNothingElseRatio);
    },
    renderSummaryCell: () => percent(medians[key]),
  });

  return [
    { ...SelectColumn, headerCellClass: classes.checkHead, cellClass: classes.checkCell, width: 44 },
    {
      key: 'name',
      name: t('Student'),
      frozen: true,
      width: 208,
      headerCellClass: classes.head,
      cellClass: classes.name,
      summaryCellClass: classes.name,
      renderHeaderCell: ({ tabIndex }) => (
        <PlainHead
          name={t('Student')}
          note={t('{{count}} students', { count: rows.length })}
          by="name"
          sort={sort}
          onSort={onSort}
          tabIndex={tabIndex}
        />
      ),
      renderCell: ({ row }) => (
        <span title={row.name}>
          {row.name}
          {row.standing !== 'taking' && <span className={classes.left}>{standingText(row.standing, t)}</span>}
        </span>
      ),
      renderSummaryCell: () => t('Class median'),
    },
    ...(hasPosted ? [total('final', t('Final grade'), t('posted'))] : []),
    total('so_far', t('So far'), t('graded work')),
    total('at_end', t('If no more'), t('is handed in')),
    ...assignments.map((assignment): Column<SheetRow, SummaryRow> => {
      const { assignmentId, title, pointsPossible } = assignment;
      const place = placeOf.get(assignmentId) ?? -1;
      return {
        key: assignmentId,
        name: title,
        width: 124,
        headerCellClass: classes.head,
        cellClass: classes.cell,
        summaryCellClass: classes.number,
        renderHeaderCell: ({ tabIndex }) => (
          <AssignmentHead
            assignment={assignment}
            category={assignment.categoryId && categoryNames.get(assignment.categoryId)}
            heldCount={figuresOf(rows, place).heldCount}
            releasedCount={figuresOf(rows, place).releasedCount}
            selectedCount={selected.size}
            canRelease={canRelease}
            sort={sort}
            onSort={onSort}
            onRelease={onRelease}
            tabIndex={tabIndex}
          />
        ),
        renderCell: ({ row }) => {
          const cell = row.cells[place];
          return (
            cell && (
              <CellView
                cell={cell}
                mark={row.marks.get(assignmentId)}
                isDropped={row.dropped.has(assignmentId)}
              />
            )
          );
        },
        renderSummaryCell: () => {
          const middle = figuresOf(rows, place).median;
          return middle === null ? '–' : format.number(middle);
        },
        ...(canGrade
          ? {
              renderEditCell: ({ row, onRowChange }) => (
                <CellEditor
                  row={row}
                  assignmentId={assignmentId}
                  place={place}
                  label={t('{{assignment}}, {{student}}, of {{possible}}', {
                    assignment: title,
                    student: row.name,
                    possible: format.number(pointsPossible),
                  })}
                  possible={format.number(pointsPossible)}
                  onRowChange={onRowChange}
                />
              ),
              editorOptions: { closeOnExternalRowChange: false },
            }
          : {}),
      };
    }),
  ];
}

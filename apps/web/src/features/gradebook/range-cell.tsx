import { createContext, use, useSyncExternalStore } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { createStore, type Store } from '#lib/store.ts';
import type { CellRange } from './cell-range.ts';
import type { SheetRow } from './use-gradebook.ts';

const NONE = createStore<CellRange | null>(null);
const Range = createContext<Store<CellRange | null>>(NONE);

/** Tells the cells below which of them are chosen. */
export const RangeOfGrid = Range.Provider;

/** A cell that says when it is chosen with others. Each follows the range by itself: a thousand rows aren't drawn anew for it. */
function RangeCell<SummaryRow>(props: CellRendererProps<SheetRow, SummaryRow>) {
  const range = use(Range);
  const { row, column, isCellActive } = props;
  const isChosen = useSyncExternalStore(range.subscribe, () => {
    const now = range.get();
    return !!now?.assignmentIds.has(column.key) && now.studentIds.has(row.studentId);
  });
  return (
    <Cell
      {...(props as CellRendererProps<unknown, unknown>)}
      aria-selected={isChosen || isCellActive}
      data-chosen={isChosen || undefined}
    />
  );
}

/** How the grid draws a cell. */
export const renderCell = <SummaryRow,>(key: React.Key, props: CellRendererProps<SheetRow, SummaryRow>) => (
  <RangeCell key={key} {...props} />
);

import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, client } from '#lib/api.ts';
import { deviceStore } from '#lib/device-store.ts';
import { isUnreachable } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { useStore } from '#lib/store.ts';
import { CellSaver, type KeptEdits, type Mark, type SaverState } from './cell-saver.ts';
import { type Grid, gridQuery, type StaffCell } from './gradebook-queries.ts';
import { type Row, unpackRows } from './sheet-model.ts';

/** A row with what is going on in it. */
export interface SheetRow extends Row {
  /** By assignment; empty: nothing is going on. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly dropped: ReadonlySet<string>;
  /** What is typed in the open cell; committed by the grid. */
  readonly draft?: { readonly assignmentId: string; readonly text: string; readonly baseSeq: number };
}

const NO_MARKS: ReadonlyMap<string, Mark> = new Map();
const NOTHING: ReadonlySet<string> = new Set();

/** A course's gradebook, with what this page changed laid over what the server said last. */
export function useGradebook(courseId: string) {
  const { data: grid } = useSuspenseQuery(gridQuery(courseId));
  const saver = useSaver(courseId);
  const state = useStore(saver.state);
  const base = unpackRows(grid);

  // Follows the answers of the server, which come from outside.
  useEffect(() => {
    const cellsOf = new Map(base.map((row) => [row.studentId, row.cells] as const));
    const places = new Map(grid.assignments.map(({ assignmentId }, at) => [assignmentId as string, at]));
    saver.forgetUpTo((studentId, assignmentId) => {
      const place = places.get(assignmentId);
      return place === undefined ? Number.POSITIVE_INFINITY : (cellsOf.get(studentId)?.[place]?.seq ?? 0);
    });
  }, [base, grid, saver]);

  return { grid, saver, state, base, rows: overlaid(base, grid, state) };
}

/** The rows as they are known here; a row in which nothing is going on stays the same object. */
function overlaid(base: readonly Row[], grid: Grid, { marks, known, totals }: SaverState): SheetRow[] {
  const placeOf = new Map(grid.assignments.map(({ assignmentId }, at) => [assignmentId as string, at]));
  const marksOf = new Map<string, Map<string, Mark>>();
  for (const [key, mark] of marks) {
    const [studentId = '', assignmentId = ''] = key.split(' ');
    const own = marksOf.get(studentId) ?? new Map<string, Mark>();
    marksOf.set(studentId, own.set(assignmentId, mark));
  }
  const knownOf = Map.groupBy(known.values(), (cell) => cell.studentId as string);
  return base.map((row) => {
    const own = knownOf.get(row.studentId);
    const ownTotals = totals.get(row.studentId);
    const ownMarks = marksOf.get(row.studentId);
    if (!own && !ownTotals && !ownMarks) return plain(row);
    const droppedIds = ownTotals?.droppedIds ?? row.droppedIds;
    return {
      ...row,
      ...ownTotals,
      cells: own ? withKnown(row, own, placeOf) : row.cells,
      marks: ownMarks ?? NO_MARKS,
      dropped: droppedIds.length > 0 ? new Set(droppedIds) : NOTHING,
    };
  });
}

const plains = new WeakMap<Row, SheetRow>();

function plain(row: Row): SheetRow {
  let found = plains.get(row);
  if (!found) {
    const dropped = row.droppedIds.length > 0 ? new Set(row.droppedIds) : NOTHING;
    found = { ...row, marks: NO_MARKS, dropped };
    plains.set(row, found);
  }
  return found;
}

function withKnown(row: Row, own: readonly StaffCell[], placeOf: ReadonlyMap<string, number>) {
  const cells = [...row.cells];
  for (const cell of own) {
    const place = placeOf.get(cell.assignmentId);
    if (place !== undefined && cell.seq >= (cells[place]?.seq ?? 0)) cells[place] = cell;
  }
  return cells;
}

function useSaver(courseId: string): CellSaver {
  const { userId } = useMe();
  const queryClient = useQueryClient();
  const key = `gradebook/${userId}/${courseId}`;
  const [saver] = useState(
    () =>
      new CellSaver({
        send: (changes, source) =>
          client.gradebook.setCells({ courseId: courseId as CourseId, changes, source }),
        keep: (edits) => keepOn(key, edits),
        isUnreachable,
        now: () => Date.now(),
        onSaved: (answer) => {
          if (answer.saved.length === 0) return;
          void queryClient.invalidateQueries({ queryKey: api.grading.key(), refetchType: 'none' });
          void queryClient.invalidateQueries({ queryKey: api.home.key(), refetchType: 'none' });
          // Asked for again when somebody comes back to it; here it is known already.
          void queryClient.invalidateQueries({ queryKey: api.gradebook.key(), refetchType: 'none' });
        },
      }),
  );

  // The device, the network and the end of the page are outside React.
  useEffect(() => {
    void deviceStore
      .list(key)
      .then(([record]) => saver.resume((record?.value as KeptEdits | undefined) ?? []))
      .catch(() => undefined);
    const retry = () => saver.retry();
    const stay = (event: BeforeUnloadEvent) => {
      if (saver.hasUnsaved) event.preventDefault();
    };
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', stay);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', stay);
    };
  }, [key, saver]);
  return saver;
}

function keepOn(key: string, edits: KeptEdits): void {
  if (edits.length === 0) void deviceStore.remove(key).catch(() => undefined);
  else {
    try {
      deviceStore.writeAtOnce(key, edits);
    } catch {
      // Nothing can be kept here; the page itself still holds it.
    }
  }
}

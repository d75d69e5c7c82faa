import { expect, it, vi } from 'vitest';
import { CellSaver, type Edit, type KeptEdits } from './cell-saver.ts';
import type { CellChange, SaveAnswer, StaffCell } from './gradebook-queries.ts';
import { keyOf, type Target } from './sheet-model.ts';

const A = 'ada';
const WORK = 'leaves';
const KEY = keyOf(A, WORK);
const graded = (points: number): Target => ({ state: 'graded', points });

const edit = (to: Target, baseSeq = 0, before: Target = { state: 'ungraded' }): Edit => ({
  ...{ studentId: A, assignmentId: WORK, to, before, baseSeq },
});

const staffCell = (points: number | null, seq: number): StaffCell => ({
  ...{ studentId: A as never, assignmentId: WORK as never, lateDeduction: 0, seq, points },
  state: points === null ? 'ungraded' : 'graded',
  ...{ isLate: false, isHeld: false, isReleased: true, hasWork: false, needsGrading: false },
});

const answer = (change: Partial<SaveAnswer>): SaveAnswer => ({
  ...{ saved: [], conflicts: [], refused: [], totals: [] },
  ...change,
});

/** A server with one cell that answers when it is told to. */
function openDesk(first: StaffCell | null = null) {
  let cell = first ?? staffCell(null, 0);
  const calls: { changes: CellChange[]; source: string }[] = [];
  const waiting: (() => void)[] = [];
  let isDown = false;
  let kept: KeptEdits = [];
  const saver = new CellSaver({
    send: async (changes, source) => {
      calls.push({ changes, source });
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (isDown) throw new TypeError('no network');
      const [change] = changes;
      if (!change) return answer({});
      if (change.baseSeq !== cell.seq) {
        return answer({ conflicts: [{ cell, byName: 'Nora', at: '2030-01-01T00:00:00Z' }] });
      }
      cell = staffCell(change.to.state === 'graded' ? change.to.points : null, cell.seq + 1);
      return answer({ saved: [cell] });
    },
    keep: (edits) => {
      kept = edits;
    },
    isUnreachable: (error) => error instanceof TypeError,
    now: () => 1,
    savedForMs: 0,
  });
  return {
    saver,
    calls,
    kept: () => kept,
    mark: () => saver.state.get().marks.get(KEY),
    points: () => cell.points,
    others: (points: number) => {
      cell = staffCell(points, cell.seq + 1);
    },
    goDown: (down: boolean) => {
      isDown = down;
    },
    async answer() {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('saves what is typed while a save is on its way with the next one, on top of it', async () => {
  const desk = openDesk();
  desk.saver.edit([edit(graded(12))], 'typed');
  expect(desk.mark()).toEqual({ kind: 'saving', mine: graded(12) });
  desk.saver.edit([edit(graded(17), 0, graded(12))], 'typed');
  await desk.answer();
  expect(desk.mark()).toEqual({ kind: 'saving', mine: graded(17) });
  await desk.answer();
  expect(desk.points()).toBe(17);
  expect(desk.calls.map(({ changes }) => changes[0]?.baseSeq)).toEqual([0, 1]);
  expect(desk.saver.state.get()).toMatchObject({ status: 'saved', undoCount: 2 });
});

it('shows both values of a conflict, and saves the own one only when told to', async () => {
  const desk = openDesk();
  desk.others(9);
  desk.saver.edit([edit(graded(12))], 'typed');
  await desk.answer();
  expect(desk.mark()).toMatchObject({
    kind: 'conflict',
    mine: graded(12),
    theirs: { points: 9 },
    byName: 'Nora',
  });
  expect(desk.points()).toBe(9);
  desk.saver.insist(A, WORK);
  await desk.answer();
  expect(desk.points()).toBe(12);
});

it('does not call it a conflict when two people gave the same', async () => {
  const desk = openDesk();
  desk.others(12);
  desk.saver.edit([edit(graded(12))], 'typed');
  await desk.answer();
  expect(desk.mark()?.kind).not.toBe('conflict');
});

it('undoes a step by itself, and leaves a cell as it is that was changed since', async () => {
  const desk = openDesk();
  const first = desk.saver.edit([edit(graded(12))], 'typed');
  await desk.answer();
  desk.saver.edit([edit(graded(17), 1, graded(12))], 'typed');
  await desk.answer();
  desk.saver.undoStep(first);
  expect(desk.points()).toBe(17);
  expect(desk.saver.state.get()).toMatchObject({ undoCount: 1, redoCount: 0 });

  const other = openDesk();
  const only = other.saver.edit([edit(graded(12))], 'typed');
  await other.answer();
  other.saver.undoStep(only);
  await other.answer();
  expect(other.points()).toBeNull();
  // It doesn't stand any more.
  other.saver.undoStep(only);
  expect(other.saver.state.get()).toMatchObject({ undoCount: 0, redoCount: 1 });
});

it('undoes and does again, against what it made of the cell', async () => {
  const desk = openDesk();
  desk.saver.edit([edit(graded(12))], 'typed');
  await desk.answer();
  desk.saver.undo();
  await desk.answer();
  expect(desk.points()).toBeNull();
  desk.saver.redo();
  await desk.answer();
  expect(desk.points()).toBe(12);
  expect(desk.calls.map(({ source }) => source)).toEqual(['typed', 'undo', 'undo']);
  desk.others(5);
  desk.saver.undo();
  await desk.answer();
  expect(desk.points()).toBe(5);
  expect(desk.mark()?.kind).toBe('conflict');
});

it('keeps what cannot be sent, on the device too, and sends it later', async () => {
  const desk = openDesk();
  desk.goDown(true);
  desk.saver.edit([edit(graded(12))], 'typed');
  await desk.answer();
  expect(desk.mark()).toEqual({ kind: 'waiting', mine: graded(12) });
  expect(desk.saver.state.get().status).toBe('offline');
  expect(desk.kept()).toMatchObject([{ edit: { to: graded(12) } }]);
  desk.goDown(false);
  desk.saver.retry();
  await desk.answer();
  expect(desk.points()).toBe(12);
  expect(desk.kept()).toEqual([]);

  const later = openDesk();
  later.saver.resume([{ edit: edit(graded(7)), source: 'typed' }]);
  await later.answer();
  expect(later.points()).toBe(7);
});

it('lets go of what a new answer of the grid knows', async () => {
  const desk = openDesk();
  desk.saver.edit([edit(graded(12))], 'typed');
  await desk.answer();
  desk.saver.forgetUpTo(() => 0);
  expect(desk.saver.state.get().known.size).toBe(1);
  desk.saver.forgetUpTo(() => 1);
  expect(desk.saver.state.get().known.size).toBe(0);
});

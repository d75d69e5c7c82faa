import { expect, it } from 'vitest';
import { countCells, isSeenAtOnce, median, type Row, targetOf, unpackRows, viewRows } from './sheet-model.ts';

const rows: Row[] = unpackRows({
  assignments: [{ assignmentId: 'x' }, { assignmentId: 'y' }, { assignmentId: 'z' }] as never,
  students: [
    {
      ...{
        studentId: 'a' as never,
        name: 'Ada Lovelace',
        standing: 'taking',
        posted: null,
        cells: '16lw-2*2,ed,mn*0',
      },
      ...{ soFarRatio: 0.8, ifNothingElseRatio: 0.4 },
    },
    {
      ...{
        studentId: 'b' as never,
        name: 'Béla Bartók',
        standing: 'taking',
        posted: null,
        cells: '18.5n,uwt,',
      },
      ...{ soFarRatio: null, ifNothingElseRatio: 0.9 },
    },
  ],
});
const view = {
  ...{ text: '', show: 'all' as const, places: [0, 1, 2] },
  sort: { by: 'name', isDescending: false },
};
const names = (shown: readonly Row[]) => shown.map((row) => row.studentId);
const placeOf = (id: string) => ['x', 'y', 'z'].indexOf(id);

it('unpacks cells', () => {
  expect(rows[0]?.cells).toMatchObject([
    { state: 'graded', points: 16, lateDeduction: 2, isLate: true, hasWork: true, isReleased: true, seq: 2 },
    { state: 'excused', points: null, seq: 1, isReleased: true },
    { state: 'missing', seq: 0 },
  ]);
  expect(rows[1]?.cells).toMatchObject([
    { points: 18.5, isHeld: true, isReleased: false },
    { state: 'ungraded', hasWork: true, needsGrading: true },
    { seq: 0 },
  ]);
});

it('names what is dropped', () => {
  expect(rows.map((row) => row.droppedIds)).toEqual([['y'], []]);
});

it('would give again what was given, before lateness', () => {
  expect(targetOf(rows[0]?.cells[0] as never)).toEqual({ state: 'graded', points: 18, isConfirmed: true });
});

it('knows before anything is entered whether students see it at once', () => {
  const [seen, , missing] = rows[0]?.cells ?? [];
  const [held, open] = rows[1]?.cells ?? [];
  const to = { state: 'graded' as const, points: 5 };
  for (const isHeldFirst of [true, false]) {
    expect(isSeenAtOnce(seen!, to, isHeldFirst)).toBe(true);
    expect(isSeenAtOnce(held!, to, isHeldFirst)).toBe(false);
    expect(isSeenAtOnce(open!, to, isHeldFirst)).toBe(!isHeldFirst);
    expect(isSeenAtOnce(missing!, to, isHeldFirst)).toBe(!isHeldFirst);
    expect(isSeenAtOnce(held!, { state: 'missing' }, isHeldFirst)).toBe(true);
  }
});

it('finds names without their accents, and shows what is asked for', () => {
  expect(names(viewRows(rows, { ...view, text: 'bela' }, placeOf))).toEqual(['b']);
  expect(names(viewRows(rows, { ...view, show: 'missing' }, placeOf))).toEqual(['a']);
  expect(names(viewRows(rows, { ...view, show: 'to_grade' }, placeOf))).toEqual(['b']);
  expect(names(viewRows(rows, { ...view, show: 'held', places: [1] }, placeOf))).toEqual([]);
  expect(countCells(rows, [0, 1, 2])).toEqual({ missing: 1, toGrade: 1, held: 1 });
});

it('sorts by name, total and assignment, with who has none last', () => {
  const by = (sort: string, isDescending: boolean) =>
    names(viewRows(rows, { ...view, sort: { by: sort, isDescending } }, placeOf));
  expect(by('name', false)).toEqual(['b', 'a']);
  expect(by('so_far', false)).toEqual(['a', 'b']);
  expect(by('so_far', true)).toEqual(['a', 'b']);
  expect(by('x', true)).toEqual(['b', 'a']);
});

it('takes the middle', () => {
  expect(median([3, null, 1])).toBe(2);
  expect(median([null])).toBeNull();
  expect(median([5])).toBe(5);
});

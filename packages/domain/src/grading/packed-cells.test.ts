import { expect, it } from 'vitest';
import { packedCellsReader } from './packed-cells.ts';

it('reads points, states and marks', () => {
  expect(packedCellsReader()('16lwd-2*3,e,mn,,uwt*0,0,18.5wn')).toMatchObject([
    { state: 'graded', points: 16, isLate: true, hasWork: true, isDropped: true, lateDeduction: 2, seq: 3 },
    { state: 'excused', points: null, isReleased: true, seq: 1 },
    { state: 'missing', isReleased: false, seq: 1 },
    { state: 'ungraded', isReleased: false, hasWork: false, seq: 0 },
    { state: 'ungraded', hasWork: true, needsGrading: true, seq: 0 },
    { state: 'graded', points: 0, isReleased: true, lateDeduction: 0 },
    { state: 'graded', points: 18.5, isReleased: false, hasWork: true },
  ]);
});

it('reads each letter by itself, and leaves what isn’t said as it is for a cell that nothing happened to', () => {
  const read = (packed: string) => packedCellsReader()(packed)[0];
  const plain = {
    ...{ state: 'graded', points: 7.5, lateDeduction: 0, isLate: false, isReleased: true, isHeld: false },
    ...{ hasWork: false, needsGrading: false, isDropped: false, seq: 1 },
  };
  expect(read('7.5')).toEqual(plain);
  expect(read('7.5l-0.25')).toEqual({ ...plain, isLate: true, lateDeduction: 0.25 });
  expect(read('7.5w')).toEqual({ ...plain, hasWork: true });
  expect(read('7.5t')).toEqual({ ...plain, needsGrading: true });
  expect(read('7.5n')).toEqual({ ...plain, isReleased: false, isHeld: true });
  expect(read('7.5d*12')).toEqual({ ...plain, isDropped: true, seq: 12 });
  expect(read('u')).toEqual({ ...plain, state: 'ungraded', points: null, isReleased: false });
  expect(read('un')).toEqual({ ...plain, state: 'ungraded', points: null, isReleased: false, isHeld: true });
  expect(read('')).toEqual({ ...plain, state: 'ungraded', points: null, isReleased: false, seq: 0 });
});

it('gives cells that are packed alike one object, over all rows of a reader', () => {
  const reader = packedCellsReader();
  const [first, second] = reader('16w,16w');
  expect(second).toBe(first);
  expect(reader('16w')[0]).toBe(first);
});

it('reads one untouched cell from an empty text', () => {
  expect(packedCellsReader()('')).toMatchObject([{ state: 'ungraded', seq: 0 }]);
});

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

it('reads one untouched cell from an empty text', () => {
  expect(packedCellsReader()('')).toMatchObject([{ state: 'ungraded', seq: 0 }]);
});

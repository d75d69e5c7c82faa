import { expect, it } from 'vitest';
import { asSpreadsheet, filledFrom, moved, placesOf, rangeBetween } from './cell-range.ts';

const sheet = { studentIds: ['s1', 's2', 's3'], assignmentIds: ['a1', 'a2', 'a3'] };
const at = (studentId: string, assignmentId: string) => ({ studentId, assignmentId });
const names = (rows: readonly (readonly ReturnType<typeof at>[])[]) =>
  rows.map((row) => row.map(({ studentId, assignmentId }) => `${studentId}${assignmentId}`));

it('spans what lies between two cells, whichever corner comes first', () => {
  for (const [anchor, head] of [
    [at('s1', 'a2'), at('s2', 'a3')],
    [at('s2', 'a3'), at('s1', 'a2')],
    [at('s1', 'a3'), at('s2', 'a2')],
  ] as const) {
    const range = rangeBetween(sheet, anchor, head);
    expect(range).toMatchObject({ anchor, head });
    expect(range && names(placesOf(sheet, range))).toEqual([
      ['s1a2', 's1a3'],
      ['s2a2', 's2a3'],
    ]);
  }
  // One cell is no range, and neither is one that has gone.
  expect(rangeBetween(sheet, at('s1', 'a1'), at('s1', 'a1'))).toBeNull();
  expect(rangeBetween(sheet, at('gone', 'a1'), at('s2', 'a1'))).toBeNull();
});

it('goes on by one cell, to the end, and not beyond', () => {
  expect(moved(sheet, at('s2', 'a2'), 'ArrowDown', false)).toEqual(at('s3', 'a2'));
  expect(moved(sheet, at('s3', 'a2'), 'ArrowDown', false)).toEqual(at('s3', 'a2'));
  expect(moved(sheet, at('s1', 'a2'), 'ArrowUp', false)).toEqual(at('s1', 'a2'));
  expect(moved(sheet, at('s2', 'a1'), 'ArrowRight', true)).toEqual(at('s2', 'a3'));
  expect(moved(sheet, at('s3', 'a3'), 'ArrowUp', true)).toEqual(at('s1', 'a3'));
  expect(moved(sheet, at('s2', 'a2'), 'ArrowLeft', false)).toEqual(at('s2', 'a1'));
});

it('fills down from the first row, and right from the first column', () => {
  const range = rangeBetween(sheet, at('s1', 'a1'), at('s3', 'a2'));
  const rows = range ? placesOf(sheet, range) : [];
  const pairs = (direction: 'down' | 'right') =>
    filledFrom(rows, direction).map(({ from, to }) => names([[from, to]]).join());
  expect(pairs('down')).toEqual(['s1a1,s2a1', 's1a2,s2a2', 's1a1,s3a1', 's1a2,s3a2']);
  expect(pairs('right')).toEqual(['s1a1,s1a2', 's2a1,s2a2', 's3a1,s3a2']);
});

it('is copied as a spreadsheet reads it', () => {
  expect(
    asSpreadsheet([
      ['1', ''],
      ['ex', '2.5'],
    ]),
  ).toBe('1\t\r\nex\t2.5');
});

import { readGradeSheet } from '@fieldhouse/domain/grading/grade-sheet.ts';
import { expect, it } from 'vitest';
import { parseSheet } from './sheet-parser.ts';

it('counts rows as a spreadsheet does, empty lines too', () => {
  const lines = parseSheet('\uFEFF\r\n\r\nStudent,Leaves\r\n\r\nAda Adams,1\r\n\r\n\r\nBen Brown,2\r\n\r\n');
  const sheet = readGradeSheet(lines ?? [], new Map([['a', 'Leaves']]));
  expect(sheet?.rows.map(({ row, name }) => [row, name])).toEqual([
    [5, 'Ada Adams'],
    [8, 'Ben Brown'],
  ]);
});

it('finds what parts the cells below empty lines too', () => {
  expect(parseSheet('\r\n\r\nStudent;Leaves\r\nAda Adams;1,5')?.at(-1)).toEqual(['Ada Adams', '1,5']);
});

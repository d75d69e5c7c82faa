import { expect, it } from 'vitest';
import { readCellText, readPastedCells } from './cell-text.ts';

it.each([
  ['18', 18],
  [' 18.50 ', 18.5],
  ['18,5', 18.5],
  ['.5', 0.5],
  ['0', 0],
  ["'12", 12],
  ['400', 400],
  ['1,000', 1000],
  ['12,345,678', 12_345_678],
  ['0,500', 0.5],
  ['+7', 7],
  ['+1,000', 1000],
  ['18.5500', 18.55],
  ['7\u00a0', 7],
  ['1.15', 1.15],
])('reads %j as points', (text, points) => {
  expect(readCellText(text)).toEqual({ state: 'graded', points });
});

it.each([
  ['ex', 'excused'],
  ['EXCUSED', 'excused'],
  ['mi', 'missing'],
  ['fehlt', 'missing'],
  ['', 'ungraded'],
  ['   ', 'ungraded'],
  ['–', 'ungraded'],
  ['-', 'ungraded'],
  ['x', 'excused'],
  ['Dispensé', 'excused'],
  ['no  entregado', 'missing'],
])('reads %j as a state', (text, state) => {
  expect(readCellText(text)).toEqual({ state });
});

it.each([
  ['-3', 'negative'],
  ['− 3,5', 'negative'],
  ['- .5', 'negative'],
  ['90%', 'not_a_number'],
  ['18/20', 'not_a_number'],
  ['1,234.5', 'not_a_number'],
  ['=SUM(A1)', 'not_a_number'],
  ['1e9', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['18.555', 'too_fine'],
  ['1.005', 'too_fine'],
  ['1 000', 'not_a_number'],
  ['1.000', 'ambiguous'],
  ['1.000,5', 'not_a_number'],
])('does not take %j for points', (text, why) => {
  expect(readCellText(text)).toEqual({ state: 'unreadable', why });
});

const OF_40 = {
  pointsPossible: 40,
  letters: [
    { letter: 'A', percent: 100 },
    { letter: 'A-', percent: 92 },
    { letter: 'F', percent: 59 },
  ],
};

it.each([
  ['85%', 34],
  ['85 %', 34],
  ['33,3%', 13.32],
  ['+.5%', 0.2],
  ['110%', 44],
  ['a', 40],
  ['A-', 36.8],
  ['A−', 36.8],
  ['f', 23.6],
])('reads %j as a share of the points possible', (text, points) => {
  expect(readCellText(text, false, OF_40)).toEqual({ state: 'graded', points });
});

it('knows no other letters, no percent below zero, and takes a letter that is a state for the state', () => {
  expect(readCellText('B', false, OF_40)).toEqual({ state: 'unreadable', why: 'not_a_number' });
  expect(readCellText('-5%', false, OF_40)).toEqual({ state: 'unreadable', why: 'not_a_number' });
  const withM = { ...OF_40, letters: [{ letter: 'M', percent: 70 }] };
  expect(readCellText('m', false, withM)).toEqual({ state: 'missing' });
});

it('asks about what is a thousand or one where commas are decimal points', () => {
  expect(readCellText('1,000', true)).toEqual({ state: 'unreadable', why: 'ambiguous' });
  expect(readCellText('18,5', true)).toEqual({ state: 'graded', points: 18.5 });
  expect(readCellText('1,000,000', true)).toEqual({ state: 'graded', points: 1_000_000 });
});

it('reads a column and a block as a spreadsheet copies them', () => {
  expect(readPastedCells('1\r\n2\r\n3\r\n')).toEqual([['1'], ['2'], ['3']]);
  expect(readPastedCells('1\t2\n\t4')).toEqual([
    ['1', '2'],
    ['', '4'],
  ]);
  expect(readPastedCells('"a\n""b"""\tc')).toEqual([['a\n"b"', 'c']]);
  expect(readPastedCells('7')).toEqual([['7']]);
  expect(readPastedCells('1\r2\n\n')).toEqual([['1'], ['2'], ['']]);
  expect(readPastedCells('"1"\t"2"\n"3\t4"x')).toEqual([['1', '2'], ['3\t4x']]);
  // A quotation mark within a text is one.
  expect(readPastedCells('5" leaf\t""')).toEqual([['5" leaf', '']]);
});

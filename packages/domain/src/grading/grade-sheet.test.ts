import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGradeSheet, rosterFinder, scalePoints } from './grade-sheet.ts';

const HEADINGS = new Map([
  ['a1', 'Leaves'],
  ['a2', 'Roots'],
]);

const CANVAS = [
  [
    'Student',
    'ID',
    'SIS User ID',
    'SIS Login ID',
    'Section',
    'Leaves (1234567)',
    'Roots (1234568)',
    'Essays Current Score',
    'Current Score',
    'Final Grade',
  ],
  ['', '', '', '', '', 'Manual Posting', '', '', '', ''],
  ['    Points Possible', '', '', '', '', '20.00', '50.00', '(read only)', '(read only)', '(read only)'],
  ['Lovelace, Ada', '9001', 'S-1', 'ada', 'Period 1', '18.00', '', '90', '90', 'A'],
];

it('reads an export of Canvas: its columns, points possible, and the rows of students alone', () => {
  expect(readGradeSheet(CANVAS, HEADINGS)).toEqual({
    columns: [
      { at: 5, heading: 'Leaves (1234567)', assignmentId: 'a1', pointsPossible: 20 },
      { at: 6, heading: 'Roots (1234568)', assignmentId: 'a2', pointsPossible: 50 },
    ],
    rows: [{ row: 4, number: 'S-1', name: 'Lovelace, Ada', cells: CANVAS[3] }],
    hasSchoolNumbers: true,
  });
});

it('reads what a piece of work is worth as it reads grades', () => {
  const worth = (text: string) =>
    readGradeSheet(
      [
        ['Student', 'Leaves'],
        ['Points Possible', text],
      ],
      HEADINGS,
    )?.columns[0]?.pointsPossible;
  expect(['1,000', '12,5', '0', '', '1.000'].map(worth)).toEqual([1000, 12.5, null, null, null]);
});

it('leaves a column that it does not know to whoever imports, and gives an assignment to one column only', () => {
  const sheet = readGradeSheet([['Student ID', 'Leaves', 'Leaves (7)', 'Other']], HEADINGS);
  expect(sheet?.columns.map((one) => one.assignmentId)).toEqual(['a1', null, null]);
  expect(readGradeSheet([['Leaves'], ['3']], HEADINGS)).toBeNull();
});

it('prefers an assignment that is called like a column that is worked out', () => {
  const sheet = readGradeSheet([['Student', 'Final Grade']], new Map([['a', 'Final Grade']]));
  expect(sheet?.columns).toMatchObject([{ at: 1, assignmentId: 'a' }]);
});

it('takes a column of a teacher that is called like one of Canvas for one of grades', () => {
  const sheet = readGradeSheet([['Student', 'Lab Final Score']], HEADINGS);
  expect(sheet?.columns).toMatchObject([{ heading: 'Lab Final Score', assignmentId: null }]);
});

const ROSTER = [
  { studentId: 'ada', name: 'Ada Lovelace', studentNumber: 'S-1' },
  { studentId: 'ben', name: 'Ben Franklin', studentNumber: 'S-2' },
  { studentId: 'cy', name: 'Cy Young', studentNumber: null },
  { studentId: 'cy2', name: 'Cy Young', studentNumber: null },
  { studentId: 'di', name: 'Di Low', studentNumber: null },
];
const find = rosterFinder(ROSTER, true);

it("never takes one student's number with another's name", () => {
  expect(find('S-1', 'Franklin, Ben')).toEqual({ kind: 'name_differs', studentId: 'ada' });
  expect(find('S-1', 'Nobody Known')).toEqual({ kind: 'name_differs', studentId: 'ada' });
  expect(find('S-1', 'Lovelace, Ada')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(find(' s-1 ', '')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(find('', 'ben  franklin')).toEqual({ kind: 'student', studentId: 'ben' });
  expect(find('', 'Cy Young')).toEqual({ kind: 'unknown' });
});

it('asks where a number that nobody here has stands beside the name of somebody with another', () => {
  expect(find('S-9', 'Ada Lovelace')).toEqual({ kind: 'name_differs', studentId: 'ada' });
  expect(find('S-9', 'Di Low')).toEqual({ kind: 'student', studentId: 'di' });
  const foreign = rosterFinder(ROSTER, false);
  expect(foreign('9001', 'Ada Lovelace')).toEqual({ kind: 'student', studentId: 'ada' });
  expect(foreign('S-1', 'Ben Franklin')).toEqual({ kind: 'name_differs', studentId: 'ada' });
});

it('scales points exactly: all stays all, none stays none, and more never becomes less', () => {
  expect(scalePoints(18, 20, 50)).toBe(45);
  expect(scalePoints(1, 3, 10)).toBe(3.33);
  const points = fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(points, points, points, points, (a, b, from, to) => {
      expect(scalePoints(from, from, to)).toBe(to);
      expect(scalePoints(0, from, to)).toBe(0);
      expect(scalePoints(Math.min(a, b), from, to)).toBeLessThanOrEqual(
        scalePoints(Math.max(a, b), from, to),
      );
    }),
  );
  expect(() => scalePoints(1, 0, 10)).toThrow(RangeError);
});

it('reads any sheet without losing a row: each is a student, blank, about posting, or the points possible', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 20 }), (lines) => {
      const sheet = readGradeSheet([['Student', 'Leaves'], ...lines], HEADINGS);
      const left = lines.filter((cells) => {
        const words = cells.map((cell) => cell.trim().toLowerCase());
        return words.some((one) => one !== '') && words[0] !== 'points possible';
      });
      expect(sheet?.rows.length).toBeLessThanOrEqual(lines.length);
      expect(sheet?.rows.length).toBe(left.length);
    }),
  );
});

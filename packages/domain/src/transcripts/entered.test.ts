import { expect, it } from 'vitest';
import { areAsPrinted, creditedIn, repeatedRows } from './entered.ts';
import type { CompletedCourse } from './transcript.ts';

const printed = (line: number, title: string, grade: string): CompletedCourse => ({
  ...{ title, grade, credits: 1, term: 'Fall', schoolYear: '2024-25', ncaaEligible: null },
  source: { line, text: '' },
});
const COURSES = [printed(4, 'Biology', '93'), printed(5, 'Art', 'Merit'), printed(5, 'Art', 'Merit')];
const biology = {
  ...{ line: 4, isTaken: true, title: 'Biology', gradeRaw: '93', percent: 93, credits: 1 },
  ...{ termLabel: '2024-25, Fall', kind: 'transfer', isPassed: null, completedOn: null, isCore: null },
};
const art = { ...biology, line: 5, title: 'Art', gradeRaw: 'Merit', percent: null };

it.each([
  ['title', 'Biology Honors'],
  ['gradeRaw', '95'],
  ['percent', 95],
  ['percent', null],
  ['credits', 2],
  ['termLabel', '2023-24, Fall'],
  ['kind', 'dual_enrollment'],
  ['isPassed', true],
  ['completedOn', '2024-12-20'],
  ['line', 5],
])('tells that a person entered the %s otherwise than it is printed', (field, value) => {
  expect(areAsPrinted([biology], COURSES)).toEqual([true]);
  expect(areAsPrinted([{ ...biology, [field]: value }], COURSES)).toEqual([false]);
});

it('takes what is left out, or listed by the NCAA, for printed', () => {
  expect(areAsPrinted([{ ...biology, isTaken: false, isCore: true }], COURSES)).toEqual([true]);
});

it('has a printed row stand for one', () => {
  expect(areAsPrinted([biology, biology, art, art, art], COURSES)).toEqual([true, false, true, true, false]);
});

it('finds rows that are taken more often than they are printed', () => {
  expect(repeatedRows([biology, art, art], COURSES)).toEqual([]);
  expect(repeatedRows([biology, biology, art, art, art], COURSES)).toEqual([1, 4]);
  // Other credits, another percent or other capitals make no other course of it.
  expect(
    repeatedRows([biology, { ...biology, title: ' BIOLOGY', percent: 99, credits: 2 }], COURSES),
  ).toEqual([1]);
  expect(repeatedRows([biology, { ...biology, isTaken: false }], COURSES)).toEqual([]);
});

it('takes a row that was entered by hand once', () => {
  const ceramics = { ...art, line: 6, title: 'Ceramics' };
  expect(repeatedRows([ceramics, { ...ceramics, line: 7 }], COURSES)).toEqual([]);
  expect(repeatedRows([ceramics, ceramics], COURSES)).toEqual([1]);
});

it('knows a course that is on the record by its school, title and term', () => {
  const isCredited = creditedIn({
    credits: [{ schoolName: 'Ridgeview  High', title: 'biology ', termLabel: '2024-25, Fall' }],
    lines: [],
  });
  expect(isCredited(biology, 'ridgeview high')).toBe(true);
  expect(isCredited(biology, 'Lincoln High')).toBe(false);
  expect(isCredited({ ...biology, termLabel: '2025-26, Fall' }, 'Ridgeview High')).toBe(false);
  expect(isCredited({ ...biology, title: 'Biology II' }, 'Ridgeview High')).toBe(false);
});

it('knows a line of the same document, whatever was entered for it', () => {
  const isCredited = creditedIn({ credits: [], lines: [4] });
  expect(isCredited({ ...biology, title: 'Life Science', termLabel: '2020-21' }, 'X')).toBe(true);
  expect(isCredited(art, 'X')).toBe(false);
});

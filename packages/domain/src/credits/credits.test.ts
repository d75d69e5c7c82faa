import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STANDARD_STEPS, stepOf } from '../grading/grading-scale.ts';
import { CREDITS_REQUIRED, creditsEarned, creditsInProgress, creditsOfPosting } from './credits.ts';
import { creditsOfTransfer, outcomeOfGrade } from './outside-credit.ts';

it('counts half a credit per active course of 24', () => {
  expect(CREDITS_REQUIRED).toBe(24);
  expect(creditsInProgress(0)).toBe(0);
  expect(creditsInProgress(5)).toBe(2.5);
});

it('adds the credits of completed courses exactly', () => {
  expect(creditsEarned([])).toBe(0);
  expect(creditsEarned([1, 0.5, 1])).toBe(2.5);
  expect(creditsEarned([0.1, 0.2])).toBe(0.3);
  expect(creditsEarned([0.333, 0.333, 0.334])).toBe(1);
  // A thousand times this is 1000.9999999999999.
  expect(creditsEarned([1.001])).toBe(1.001);
});

it('grows with every course and does not mind the order', () => {
  const credits = fc.integer({ min: 0, max: 4000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.array(credits), credits, (courses, another) => {
      expect(creditsEarned([...courses, another])).toBeGreaterThanOrEqual(creditsEarned(courses));
      expect(creditsEarned(courses.toReversed())).toBe(creditsEarned(courses));
    }),
  );
});

it('earns the credits of a posted course from 60 percent on, unrounded', () => {
  expect(creditsOfPosting(0.5, stepOf(STANDARD_STEPS, 0.6))).toBe(0.5);
  expect(creditsOfPosting(0.5, stepOf(STANDARD_STEPS, 0.599999))).toBe(0);
  expect(creditsOfPosting(1, null)).toBe(0);
});

const result = (ratio: number | null, gradeRaw: string, isPassed: boolean | null = null) => ({
  ratio,
  gradeRaw,
  isPassed,
});

it('earns the credits of another school’s course when it was passed', () => {
  expect(creditsOfTransfer(1, result(0.6, 'D'))).toBe(1);
  expect(creditsOfTransfer(1, result(0.59, 'F'))).toBe(0);
  expect(creditsOfTransfer(1, result(0.59, 'A', true))).toBe(0);
});

const PASSED = ['B', 'c-', 'P', 'Pass', 'CR', 'Satisfactory', '60%', '92.5 %', '93. %'];
const FAILED = [
  ...[
    'F',
    ' f ',
    'Fail',
    'FAILED',
    'NC',
    'No credit',
    'Incomplete',
    'W',
    '(F)',
    'N.P.',
    'U',
    'E',
    'F (fail)',
  ],
  ...['Not Pass', 'Did not pass', 'DNF', 'WD', 'NR', 'In progress', '45%', '59.9 %', '0%'],
];
const OPEN = ['5', '0', 'befriedigend', 'Merit', 'Complete', '12%3', 'see note'];

it('goes by the printed grade where there is no percent', () => {
  for (const grade of PASSED)
    expect([grade, outcomeOfGrade(grade), creditsOfTransfer(0.5, result(null, grade, false))]).toEqual([
      grade,
      'passed',
      0.5,
    ]);
  for (const grade of FAILED)
    expect([grade, outcomeOfGrade(grade), creditsOfTransfer(0.5, result(null, grade, true))]).toEqual([
      grade,
      'failed',
      0,
    ]);
});

it('leaves it to the registrar where the grade doesn’t say it, and takes what was entered before for passed', () => {
  for (const grade of OPEN) {
    expect([grade, outcomeOfGrade(grade)]).toEqual([grade, null]);
    expect(creditsOfTransfer(0.5, result(null, grade, true))).toBe(0.5);
    expect(creditsOfTransfer(0.5, result(null, grade, false))).toBe(0);
    expect(creditsOfTransfer(0.5, result(null, grade))).toBe(0.5);
  }
});

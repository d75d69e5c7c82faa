import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { progressGpa as exactGpa, GPA_GOAL, GPA_MILESTONE, progressRatio } from './progress-gpa.ts';

const progressGpa = (ratios: readonly number[]): number | null => {
  const gpa = exactGpa(ratios);
  return gpa && ratioNumber(gpa);
};

const ratio = fc.double({ min: 0, max: 1, noNaN: true });

it('is null while no course has a grade', () => {
  expect(progressGpa([])).toBeNull();
});

it('is the mean percent divided by 25', () => {
  expect(progressGpa([0.62])).toBe(2.48);
  expect(progressGpa([1, 0.5])).toBe(3);
  expect(progressGpa([0.9, 0.8, 0.85])).toBe(3.4);
});

it('keeps a mean that is exactly on a threshold there, in any order', () => {
  // Added as they are, these seven come to 2.9999999999999996.
  const ratios = [0.543, 0.718, 0.933, 0.935, 0.924, 0.621, 0.576];
  expect(progressGpa(ratios)).toBe(3);
  expect(progressGpa(ratios.toReversed())).toBe(3);
});

it('is not rounded', () => {
  expect(progressGpa([2 / 3])).toBeCloseTo(8 / 3, 11);
});

it('takes the posted grade of a completed course and the total of a running one', () => {
  const totals = { soFarRatio: 0.7, finalRatio: 0.9 };
  expect(progressRatio({ status: 'completed', ...totals })).toBe(0.9);
  expect(progressRatio({ status: 'active', ...totals })).toBe(0.7);
  expect(progressRatio({ status: 'completed', soFarRatio: 0.7, finalRatio: null })).toBe(0.7);
  expect(progressRatio({ status: 'active', soFarRatio: null, finalRatio: 0.9 })).toBeNull();
  expect(progressRatio({ status: 'withdrawn', ...totals })).toBeNull();
});

it('knows the goal and the milestone as different numbers', () => {
  expect([GPA_GOAL, GPA_MILESTONE]).toEqual([3.8, 3.5]);
});

it('stays between 0 and 4 and between the worst and the best course', () => {
  fc.assert(
    fc.property(fc.array(ratio, { minLength: 1, maxLength: 30 }), (ratios) => {
      const gpa = progressGpa(ratios)!;
      expect(gpa).toBeGreaterThanOrEqual(Math.min(...ratios) * 4 - 1e-11);
      expect(gpa).toBeLessThanOrEqual(Math.max(...ratios) * 4 + 1e-11);
    }),
  );
});

it('never falls when one course improves', () => {
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 30 }), ratio, ratio, (others, a, b) => {
      const worse = progressGpa([...others, Math.min(a, b)])!;
      expect(progressGpa([...others, Math.max(a, b)])!).toBeGreaterThanOrEqual(worse);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedDecimal } from '../grading/exact-decimal.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { type GpaEntry, isAboveTarget, officialGpa } from './official-gpa.ts';
import { progressGpa } from './progress-gpa.ts';

const entries = (...grades: [ratio: number | string, credits: number][]): GpaEntry[] =>
  grades.map(([ratio, credits], at) => ({ group: String(at), ratio, credits }));
const gpaOf = (...grades: [ratio: number | string, credits: number][]): number | null => {
  const gpa = officialGpa('mean_over_25', entries(...grades));
  return gpa && ratioNumber(gpa);
};

it('is null while no final grade is posted, and then not above target', () => {
  expect(gpaOf()).toBeNull();
  expect(gpaOf([0.9, 0])).toBeNull();
  expect(isAboveTarget(null)).toBe(false);
});

it('is above target from exactly 3.0 on', () => {
  const ratios = [0.543, 0.718, 0.933, 0.935, 0.924, 0.621, 0.576];
  expect(isAboveTarget(gpaOf(...ratios.map((ratio): [number, number] => [ratio, 1])))).toBe(true);
  expect(isAboveTarget(2.9999)).toBe(false);
});

it('weighs each grade by its credits', () => {
  expect(gpaOf([1, 1], [0.5, 0.5])).toBeCloseTo((4 + 1) / 1.5, 14);
  expect(gpaOf([0.9, 0.333], [0.6, 0.667])).toBeCloseTo(4 * (0.9 * 0.333 + 0.6 * 0.667), 14);
});

it('counts no course above 4.0', () => {
  expect(gpaOf([1.2, 1], [0.8, 1])).toBe(3.6);
});

it('counts the attempts of one group with their mean, once', () => {
  const attempts = [
    { group: 'algebra', ratio: 0.5, credits: 1 },
    { group: 'algebra', ratio: 1, credits: 1 },
    { group: 'biology', ratio: 1, credits: 1 },
  ];
  expect(ratioNumber(officialGpa('mean_over_25', attempts)!)).toBe(3.5);
});

it('keeps what lies below a bound there to the last stored digit', () => {
  const gpa = officialGpa('mean_over_25', entries(['0.74999999999999999999', 1], ['0.75', 1]))!;
  expect(storedDecimal(gpa)).toBe('2.99999999999999999998');
});

it('agrees with the progress GPA where credits are equal and no ratio passes one', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }), (ratios) => {
      const official = officialGpa(
        'mean_over_25',
        entries(...ratios.map((one): [number, number] => [one, 0.5])),
      );
      expect(storedDecimal(official!)).toBe(storedDecimal(progressGpa(ratios)!));
    }),
  );
});

it('stays between 0 and 4 and never falls when a grade improves', () => {
  const grade = fc.tuple(fc.double({ min: 0, max: 1.5, noNaN: true }), fc.constantFrom(0.25, 0.5, 1));
  const ratio = fc.double({ min: 0, max: 1.5, noNaN: true });
  fc.assert(
    fc.property(fc.array(grade), ratio, ratio, (others, a, b) => {
      const worse = gpaOf(...others, [Math.min(a, b), 1])!;
      const better = gpaOf(...others, [Math.max(a, b), 1])!;
      expect(worse).toBeGreaterThanOrEqual(0);
      expect(better).toBeGreaterThanOrEqual(worse);
      expect(better).toBeLessThanOrEqual(4);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAboveTarget } from '../gpa/official-gpa.ts';
import { gradeBand } from '../grading/grade-band.ts';
import { boundsOf, type GradeSteps, letterOn, STANDARD_STEPS } from '../grading/grading-scale.ts';
import { gradePercent, oneDecimalPercent, points, shownGpa, twoDecimals, wholePercent } from './display.ts';

const ratio = fc.double({ min: 0, max: 1.5, noNaN: true });

it('shows nothing where there is nothing', () => {
  expect([wholePercent(null), oneDecimalPercent(null), twoDecimals(null), points(null)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('shows a ratio as a whole percent, halves up', () => {
  expect(wholePercent(0.8966)).toBe(90);
  expect(wholePercent(0.894999)).toBe(89);
  expect(wholePercent(0.575)).toBe(58);
  expect(wholePercent(0.285)).toBe(29);
  expect(wholePercent(1.04)).toBe(104);
});

it('shows a ratio as a percent with one decimal', () => {
  expect(oneDecimalPercent(0.8966)).toBe(89.7);
  expect(oneDecimalPercent(0.18518518518518517)).toBe(18.5);
  expect(oneDecimalPercent(0.0145)).toBe(1.5);
  expect(oneDecimalPercent(2 / 3)).toBe(66.7);
});

it('shows a GPA with two decimals', () => {
  expect(twoDecimals(1.005)).toBe(1.01);
  expect(twoDecimals(2.999)).toBe(3);
  // Rounded once: by way of 2.995 it would be 3.00.
  expect(twoDecimals(2.99497)).toBe(2.99);
});

it('reads points without trailing zeros', () => {
  expect(`${points(18.5)} of ${points(20.0)}`).toBe('18.5 of 20');
  expect(points(6.6667)).toBe(6.67);
  expect(points(0)).toBe(0);
});

it('never shows the better of two ratios as the smaller percent', () => {
  fc.assert(
    fc.property(ratio, ratio, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(wholePercent(low)).toBeLessThanOrEqual(wholePercent(high));
      expect(oneDecimalPercent(low)).toBeLessThanOrEqual(oneDecimalPercent(high));
    }),
  );
});

it('prints a percent with one decimal at most, close to the ratio', () => {
  fc.assert(
    fc.property(ratio, (value) => {
      const shown = oneDecimalPercent(value);
      expect(String(shown)).toMatch(/^\d+(\.\d)?$/);
      expect(Math.abs(shown - value * 100)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(Number.isInteger(wholePercent(value))).toBe(true);
    }),
  );
});

it('never lifts a grade to a bound that it has not reached', () => {
  expect(gradePercent(null)).toBeNull();
  expect(gradePercent(0.8966)).toBe(89);
  expect(gradePercent(0.899999996, 2)).toBe(89.99);
  expect(gradePercent(0.8999999999999999, 1)).toBe(89.9);
  expect([0.9, 0.8, 0.7, 0.6].map((ratio) => gradePercent(ratio))).toEqual([90, 80, 70, 60]);
  expect([0.8995, 0.7995, 0.6995, 0.595].map((ratio) => gradePercent(ratio))).toEqual([89, 79, 69, 59]);
  // Elsewhere it rounds.
  expect(gradePercent(0.8866)).toBe(89);
  expect(gradePercent(0.8866, 1)).toBe(88.7);
  expect(gradePercent(1.04)).toBe(104);
});

it('shows a percent whose letter and color are those of the exact grade', () => {
  const nearBound = fc
    .tuple(fc.constantFrom(0.6, 0.7, 0.8, 0.9), fc.double({ min: -0.01, max: 0.01, noNaN: true }))
    .map(([bound, off]) => bound + off);
  fc.assert(
    fc.property(fc.oneof(ratio, nearBound), fc.constantFrom(0, 1, 2), (value, decimals) => {
      const shown = Number(`${gradePercent(value, decimals)}e-2`);
      expect(letterOn(STANDARD_STEPS, shown)).toBe(letterOn(STANDARD_STEPS, value));
      expect(gradeBand(shown)).toBe(gradeBand(value));
    }),
  );
});

it('never shows a grade at or past the bound of a higher letter of its school', () => {
  const bound = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100);
  const steps = fc.uniqueArray(bound, { minLength: 1, maxLength: 12 }).map(
    (bounds): GradeSteps =>
      [...bounds.toSorted((a, b) => b - a), 0].map((fromPercent, at) => ({
        ...{ letter: `L${at}`, fromPercent },
        ...{ points: 0, isPassing: true },
      })),
  );
  const placeOf = (one: GradeSteps, share: number) =>
    one.findIndex(({ letter }) => letter === letterOn(one, share));
  fc.assert(
    fc.property(steps, ratio, fc.constantFrom(0, 1, 2), (one, value, decimals) => {
      const shown = Number(`${gradePercent(value, decimals, boundsOf(one))}e-2`);
      expect(placeOf(one, shown)).toBeGreaterThanOrEqual(placeOf(one, value));
      expect(Math.abs(shown - value)).toBeLessThanOrEqual(10 ** -(decimals + 2) + 1e-12);
    }),
  );
  expect(gradePercent(0.9256, 0, [92.7])).toBe(92);
  expect(gradePercent(0.9256, 0)).toBe(93);
});

it('shows no GPA at a bound that it has not reached', () => {
  expect(shownGpa(null)).toBeNull();
  expect([2.996, 2.999999999999999, 3.4951, 3.7999].map((gpa) => shownGpa(gpa))).toEqual([
    2.99, 2.99, 3.49, 3.79,
  ]);
  expect([3, 3.5, 3.8, 3.004, 2.994, 3.996, 2.495].map((gpa) => shownGpa(gpa))).toEqual([
    3, 3.5, 3.8, 3, 2.99, 4, 2.5,
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 4, noNaN: true }), (gpa) => {
      expect(isAboveTarget(shownGpa(gpa))).toBe(isAboveTarget(gpa));
      expect(Math.abs(shownGpa(gpa) - gpa)).toBeLessThan(0.01);
    }),
  );
});

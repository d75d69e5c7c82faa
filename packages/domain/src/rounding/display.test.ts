import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneDecimalPercent, points, twoDecimals, wholePercent } from './display.ts';

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

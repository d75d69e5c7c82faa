import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareRatios, exactDecimal, plus, storedDecimal, storedGpa, times } from './exact-decimal.ts';
import { type ExactRatio, ratioNumber } from './exact-ratio.ts';
import { ratioOfPercent } from './ratio-of-percent.ts';

it('reads a decimal as it is written', () => {
  expect(exactDecimal('0.90')).toEqual({ numerator: 90n, denominator: 100n });
  expect(exactDecimal(1)).toEqual({ numerator: 1n, denominator: 1n });
  expect(exactDecimal(1e-7)).toEqual({ numerator: 1n, denominator: 10_000_000n });
  expect(exactDecimal(2e21)).toEqual({ numerator: 2n * 10n ** 21n, denominator: 1n });
  expect(() => exactDecimal('a lot')).toThrow(SyntaxError);
});

it('stores twenty decimals and never rounds up to a bound', () => {
  expect(storedDecimal({ numerator: 2n, denominator: 3n })).toBe('0.66666666666666666666');
  expect(storedDecimal({ numerator: 17n, denominator: 5n })).toBe('3.40000000000000000000');
  expect(storedDecimal({ numerator: 3n * 10n ** 30n - 1n, denominator: 10n ** 30n })).toBe(
    '2.99999999999999999999',
  );
});

it('reads back every number that it stores', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 2, noNaN: true }), (value) => {
      expect(Number(storedDecimal(exactDecimal(value)))).toBe(value);
      expect(ratioNumber(exactDecimal(value))).toBeCloseTo(value, 14);
    }),
  );
});

it('adds, multiplies and compares without binary noise', () => {
  const sum = plus(exactDecimal(0.1), exactDecimal(0.2));
  expect(compareRatios(sum, exactDecimal(0.3))).toBe(0);
  expect(compareRatios(times(exactDecimal(1.1), exactDecimal(1.1)), exactDecimal(1.21))).toBe(0);
  expect(compareRatios(exactDecimal(0.1), exactDecimal(0.2))).toBeLessThan(0);
  expect(compareRatios(exactDecimal(0.2), exactDecimal(0.1))).toBeGreaterThan(0);
});

it('turns a typed percent into exactly its hundredth', () => {
  expect(1.1 / 100).not.toBe(0.011);
  expect(ratioOfPercent(1.1)).toBe(0.011);
  expect(ratioOfPercent(60)).toBe(0.6);
  expect(ratioOfPercent(0)).toBe(0);
  expect(ratioOfPercent(1e-7)).toBe(1e-9);
});

it('stores a GPA that course totals in thirds come to exactly, and none above what they are', () => {
  const mean = (...ratios: number[]) => {
    const { numerator, denominator } = ratios.map(exactDecimal).reduce(plus);
    return { numerator: numerator * 4n, denominator: denominator * BigInt(ratios.length) };
  };
  // 2/3 + 2/3 + 11/12 is 9/4: a mean of three quarters, though none of the numbers is what it stands for.
  const thirds = mean(2 / 3, 2 / 3, 11 / 12);
  expect(storedDecimal(thirds)).not.toBe('3.00000000000000000000');
  expect(storedGpa(thirds)).toBe('3.00000000000000000000');
  // A hundredth of a point in a course of a million points is missing.
  expect(Number(storedGpa(mean(0.74999999, 0.75)))).toBeLessThan(3);
  // Two courses of nearly a million points each, whose mean lies 1e-16 below 3.0: more than numbers can tell.
  const near = [
    { numerator: 52_777_772n, denominator: 99_999_989n },
    { numerator: 97_222_194n, denominator: 99_999_971n },
  ];
  expect(compareRatios(near.reduce(plus), exactDecimal(1.5))).toBeLessThan(0);
  expect(Number(storedGpa(mean(...near.map(ratioNumber))))).toBe(3);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 12 }), (twelfths) => {
      const exact = {
        numerator: BigInt(twelfths.reduce((sum, one) => sum + one, 0)) * 4n,
        denominator: BigInt(12 * twelfths.length),
      };
      const stored = storedGpa(mean(...twelfths.map((one) => one / 12)));
      expect(Math.abs(Number(stored) - Number(storedDecimal(exact)))).toBeLessThan(2e-15);
      // What has so many decimals at most is met exactly, every bound among it.
      if ((exact.numerator * 10n ** 12n) % exact.denominator === 0n)
        expect(stored).toBe(storedDecimal(exact));
    }),
  );
});

it('keeps a GPA of any courses below a bound that it misses by 1e-15, and on it from there', () => {
  const points = fc
    .record({ possible: fc.integer({ min: 1, max: 100_000_000 }), share: fc.integer({ min: 0, max: 1000 }) })
    .map(({ possible, share }) => ({
      numerator: (BigInt(possible) * BigInt(share)) / 1000n,
      denominator: BigInt(possible),
    }));
  const bound = fc.constantFrom('3.0', '3.5', '3.8', '2.0');
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 8 }), bound, (totals, least) => {
      const gpaOf = (ratios: readonly ExactRatio[]) => {
        const { numerator, denominator } = ratios.reduce(plus);
        return { numerator: numerator * 4n, denominator: denominator * BigInt(ratios.length) };
      };
      const exact = gpaOf(totals);
      const stored = exactDecimal(storedGpa(gpaOf(totals.map((one) => exactDecimal(ratioNumber(one))))));
      const nearly = plus(exact, exactDecimal('0.000000000000001'));
      if (compareRatios(nearly, exactDecimal(least)) <= 0)
        expect(compareRatios(stored, exactDecimal(least))).toBeLessThan(0);
      if (compareRatios(exact, exactDecimal(least)) >= 0)
        expect(compareRatios(stored, exactDecimal(least))).toBeGreaterThanOrEqual(0);
    }),
  );
});

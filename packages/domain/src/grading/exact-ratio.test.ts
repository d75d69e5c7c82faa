import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greatestCommonDivisor, leastCommonMultiple, ratioNumber } from './exact-ratio.ts';

it('gives the nearest number, whatever the size of the two', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), fc.nat(200), (a, b, bits) => {
      const blow = (1n << BigInt(bits)) + 1n;
      expect(ratioNumber({ numerator: BigInt(a) * blow, denominator: BigInt(b) * blow })).toBe(a / b);
    }),
  );
  const large = 3n ** 200n;
  expect(ratioNumber({ numerator: large, denominator: 2n * large + 1n })).toBe(0.5);
  // The first is no number any more: the nearest to it, divided by three, isn't the nearest to the quotient.
  expect(ratioNumber({ numerator: 2n ** 53n + 3n, denominator: 3n })).toBe(3_002_399_751_580_331.5);
});

it('finds what divides and what is divided', () => {
  expect(greatestCommonDivisor(12n, 18n)).toBe(6n);
  expect(greatestCommonDivisor(0n, 0n)).toBe(1n);
  expect(leastCommonMultiple([4n, 6n, 10n])).toBe(60n);
  expect(leastCommonMultiple([])).toBe(1n);
});

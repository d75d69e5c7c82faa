import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hundredths, roundHalfAway } from './half-away.ts';

it('rounds halves away from zero on both sides', () => {
  expect(roundHalfAway(2.5, 0)).toBe(3);
  expect(roundHalfAway(-2.5, 0)).toBe(-3);
  expect(roundHalfAway(2.4999, 0)).toBe(2);
});

it('is not fooled by binary fractions', () => {
  expect(roundHalfAway(1.005, 2)).toBe(1.01);
  expect(roundHalfAway(8.345, 2)).toBe(8.35);
  expect(roundHalfAway(0.1 + 0.2, 2)).toBe(0.3);
  expect(roundHalfAway(1.1 * 1.1 * 100, 0)).toBe(121);
  expect(roundHalfAway(0.285 * 10, 1)).toBe(2.9); // the product is 2.8499999999999996
  expect(roundHalfAway(5e-8, 2)).toBe(0);
});

it('leaves numbers alone that have no decimals to round', () => {
  expect(roundHalfAway(2.5e21, 2)).toBe(2.5e21);
  expect([Infinity, -Infinity, Number.NaN].map((n) => roundHalfAway(n, 2))).toEqual([
    Infinity,
    -Infinity,
    Number.NaN,
  ]);
});

it('never answers minus zero', () => {
  expect(Object.is(roundHalfAway(-0.001, 2), 0)).toBe(true);
  expect(Object.is(hundredths(-0.001), 0)).toBe(true);
});

it('rounds every half of a hundredth up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (whole) => {
      expect(roundHalfAway(Number(`${whole}.5e-2`), 2)).toBe(Number(`${whole + 1}e-2`));
    }),
  );
});

it('moves a number by half a step at most and keeps the order', () => {
  const n = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(n, n, (a, b) => {
      expect(Math.abs(roundHalfAway(a, 2) - a)).toBeLessThanOrEqual(0.005 + 1e-8);
      if (a <= b) expect(roundHalfAway(a, 2)).toBeLessThanOrEqual(roundHalfAway(b, 2));
    }),
  );
});

it('turns every amount with two decimals into its own whole number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (whole) => {
      expect(hundredths(whole / 100)).toBe(whole);
    }),
  );
});

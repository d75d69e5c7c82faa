import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLate, type LatePolicy, lateDeduction } from './late.ts';

const DUE = '2026-10-30T03:59:00Z';
const policy: fc.Arbitrary<LatePolicy> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({
    kind: fc.constant('percent_per_day' as const),
    percent: fc.integer({ min: 0, max: 100 }),
    mostPercent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({ kind: fc.constant('cap' as const), percent: fc.integer({ min: 0, max: 100 }) }),
);
const hundredth = fc.integer({ min: 0, max: 20_000 }).map((n) => n / 100);

it('counts days that have begun', () => {
  expect(daysLate(DUE, DUE)).toBe(0);
  expect(daysLate('2026-10-30T03:59:01Z', DUE)).toBe(1);
  expect(daysLate('2026-10-31T03:59:00Z', DUE)).toBe(1);
  expect(daysLate('2026-10-31T03:59:01Z', DUE)).toBe(2);
  expect(daysLate(null, DUE)).toBe(0);
  expect(daysLate(DUE, null)).toBe(0);
});

it('takes a share of the points possible for each day, up to the most', () => {
  const tenPerDay = { kind: 'percent_per_day', percent: 10, mostPercent: 30 } as const;
  expect(lateDeduction(18, 20, 1, tenPerDay)).toBe(2);
  expect(lateDeduction(18, 20, 3, tenPerDay)).toBe(6);
  expect(lateDeduction(18, 20, 30, tenPerDay)).toBe(6);
  expect(lateDeduction(1, 20, 2, tenPerDay)).toBe(1);
  expect(lateDeduction(18, 20, 0, tenPerDay)).toBe(0);
});

it('caps what late work can earn', () => {
  const cap = { kind: 'cap', percent: 50 } as const;
  expect(lateDeduction(18, 20, 1, cap)).toBe(8);
  expect(lateDeduction(9, 20, 1, cap)).toBe(0);
});

it('never leaves less for more points, never takes more than there is', () => {
  fc.assert(
    fc.property(
      hundredth,
      hundredth,
      hundredth,
      fc.integer({ min: 0, max: 40 }),
      policy,
      (a, b, possible, days, p) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const left = (points: number) =>
          Math.round((points - lateDeduction(points, possible, days, p)) * 100);
        expect(left(low)).toBeLessThanOrEqual(left(high));
        expect(left(low)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it('refuses points that are none', () => {
  expect(() => lateDeduction(-1, 20, 1, { kind: 'none' })).toThrow(RangeError);
  expect(() => lateDeduction(Number.NaN, 20, 1, { kind: 'none' })).toThrow(RangeError);
});

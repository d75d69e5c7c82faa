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

const NEW_YORK = 'America/New_York';
const ZONES = [
  NEW_YORK,
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Pacific/Apia',
  'UTC',
];
const zone = fc.constantFrom(...ZONES);
/** Years in which each of the zones changed its clocks, some of them at midnight. */
const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

it('E70: counts the calendar days of the school, the due day itself as one', () => {
  // Due at 23:59 on October 29 in New York.
  expect(daysLate(DUE, DUE, NEW_YORK)).toBe(0);
  expect(daysLate('2026-10-29T15:00:00Z', DUE, NEW_YORK)).toBe(0);
  expect(daysLate('2026-10-30T03:59:01Z', DUE, NEW_YORK)).toBe(1);
  expect(daysLate('2026-10-31T03:59:59Z', DUE, NEW_YORK)).toBe(1);
  expect(daysLate('2026-10-31T04:00:00Z', DUE, NEW_YORK)).toBe(2);
  // Due at noon: the rest of that day and the whole next day are one day each.
  expect(daysLate('2026-10-29T20:00:00Z', '2026-10-29T16:00:00Z', NEW_YORK)).toBe(1);
  expect(daysLate('2026-10-31T03:59:00Z', '2026-10-29T16:00:00Z', NEW_YORK)).toBe(1);
  expect(daysLate(null, DUE, NEW_YORK)).toBe(0);
  expect(daysLate(DUE, null, NEW_YORK)).toBe(0);
});

it('E70: a day of 25 or 23 hours is one day', () => {
  // Clocks went back on 2026-11-01: due 23:59 on October 31, handed in at 23:59 on November 1, 25 hours later.
  expect(daysLate('2026-11-02T04:59:00Z', '2026-11-01T03:59:00Z', NEW_YORK)).toBe(1);
  // Clocks went forward on 2027-03-14: 23:59 on March 13, and 00:30 on March 15, 23 and a half hours later.
  expect(daysLate('2027-03-15T04:30:00Z', '2027-03-14T04:59:00Z', NEW_YORK)).toBe(2);
  // In Sao Paulo midnight came twice: handed in an hour after 23:30, when clocks showed 23:30 of the same day again.
  expect(daysLate('2018-02-18T02:30:00Z', '2018-02-18T01:30:00Z', 'America/Sao_Paulo')).toBe(1);
});

it('E70: is the distance of the local dates, whatever clocks do, and at least one for late work', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -3, max: 90 * 24 * 60 }), zone, (due, minutes, timeZone) => {
      const submitted = new Date(due.getTime() + minutes * 60_000);
      const localDate = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      const midnight = (at: Date) => Date.parse(`${localDate.format(at)}T00:00:00Z`);
      const apart = (midnight(submitted) - midnight(due)) / (24 * 60 * 60 * 1000);
      expect(daysLate(submitted.toISOString(), due.toISOString(), timeZone)).toBe(
        minutes <= 0 ? 0 : Math.max(1, apart),
      );
    }),
    { numRuns: 500 },
  );
});

it('E70: never falls when work comes later', () => {
  fc.assert(
    fc.property(moment, fc.nat(60 * 24 * 60), fc.nat(60 * 24 * 60), zone, (due, a, b, timeZone) => {
      const days = (minutes: number) =>
        daysLate(new Date(due.getTime() + minutes * 60_000).toISOString(), due.toISOString(), timeZone);
      expect(days(Math.min(a, b))).toBeLessThanOrEqual(days(Math.max(a, b)));
    }),
  );
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
  expect(lateDeduction(18, 20, 0, cap)).toBe(0);
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

it('multiplies percent and days in whole numbers', () => {
  const perDay = (percent: number) => ({ kind: 'percent_per_day', percent, mostPercent: 100 }) as const;
  // 1.15 × 3 = 3.45 % of 10 points is 0.345, which rounds up; in binary fractions it is a little less.
  expect(lateDeduction(10, 10, 3, perDay(1.15))).toBe(0.35);
  // 66.67 % of 0.75 points
  expect(lateDeduction(0.75, 0.75, 1, { kind: 'cap', percent: 66.67 })).toBe(0.25);
});

it('takes exactly what whole numbers of any size give', () => {
  const percent = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(
      fc.nat(1_500_000),
      fc.nat(1_000_000),
      fc.nat(4000),
      percent,
      percent,
      fc.boolean(),
      (given, possible, days, each, most, isCap) => {
        const halfUp = (n: bigint) => (2n * n + 10_000n) / 20_000n;
        const rate = BigInt(isCap ? each : Math.min(each * days, most));
        const share = halfUp(BigInt(possible) * rate);
        const left = BigInt(given);
        const wanted =
          days === 0 ? 0n : isCap ? (left > share ? left - share : 0n) : left < share ? left : share;
        const policy: LatePolicy = isCap
          ? { kind: 'cap', percent: each / 100 }
          : { kind: 'percent_per_day', percent: each / 100, mostPercent: most / 100 };
        expect(lateDeduction(given / 100, possible / 100, days, policy)).toBe(Number(wanted) / 100);
      },
    ),
  );
});

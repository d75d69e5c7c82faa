import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDueSoon, isLate } from './due.ts';

const DUE = '2026-10-15T23:59:00Z';
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());

it('takes work on the very instant as in time, and a millisecond later as late', () => {
  expect(isLate('2026-10-15T23:59:00.000Z', DUE)).toBe(false);
  expect(isLate('2026-10-15T23:59:00.001Z', DUE)).toBe(true);
});

it('never calls work late that has no due date', () => {
  expect(isLate('2099-01-01T00:00:00Z', null)).toBe(false);
  expect(isDueSoon(null, '2026-10-15T00:00:00Z')).toBe(false);
});

it('compares instants, not spellings', () => {
  expect(isLate('2026-10-15T19:59:00-04:00', DUE)).toBe(false);
  expect(isLate('2026-10-15T20:00:00-04:00', DUE)).toBe(true);
});

it('is due soon from 24 hours before to the instant itself', () => {
  expect(isDueSoon(DUE, '2026-10-14T23:58:59Z')).toBe(false);
  expect(isDueSoon(DUE, '2026-10-14T23:59:00Z')).toBe(true);
  expect(isDueSoon(DUE, DUE)).toBe(true);
  expect(isDueSoon(DUE, '2026-10-15T23:59:01Z')).toBe(false);
});

it('refuses an instant without a zone', () => {
  expect(() => isLate('2026-10-15T23:59:00', DUE)).toThrow(RangeError);
  expect(() => isDueSoon('2026-10-15', DUE)).toThrow(RangeError);
  expect(() => isDueSoon('2026-99-15T00:00:00Z', DUE)).toThrow(RangeError);
});

it('never has work both due soon and late', () => {
  fc.assert(
    fc.property(instant, instant, (dueAt, now) => {
      expect(isDueSoon(dueAt, now) && isLate(now, dueAt)).toBe(false);
    }),
  );
});

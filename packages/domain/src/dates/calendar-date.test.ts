import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  type CalendarDate,
  compareDates,
  daysBetween,
  isCalendarDate,
  weekday,
} from './calendar-date.ts';

/** Dates as the platform's own UTC calendar makes them, an oracle apart from ours. */
const date = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10) as CalendarDate);

it('knows which days exist', () => {
  expect(isCalendarDate('2024-02-29')).toBe(true);
  expect(isCalendarDate('2000-02-29')).toBe(true);
  expect(isCalendarDate('0001-01-01')).toBe(true);
  for (const text of ['2023-02-29', '1900-02-29', '2024-13-01', '2024-00-10', '2024-04-31', '2024-01-00']) {
    expect(isCalendarDate(text), text).toBe(false);
  }
  for (const text of ['', '2024-2-9', '0000-01-01', '2024-01-01T00:00:00Z', ' 2024-01-01', '2024-01-01\n']) {
    expect(isCalendarDate(text), text).toBe(false);
  }
});

it('steps over month ends and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-01-01', '2026-12-31')).toBe(364);
});

it('counts each day of four years', () => {
  for (let days = 0; days < 1_461; days += 1) {
    const expected = new Date(Date.UTC(2023, 2, 1 + days)).toISOString().slice(0, 10) as CalendarDate;
    expect(addDays('2023-03-01', days)).toBe(expected);
    expect(daysBetween('2023-03-01', expected)).toBe(days);
  }
});

it('refuses days that do not exist and years out of range', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
  expect(() => daysBetween('2023-02-29', '2023-03-01')).toThrow(RangeError);
});

it('counts a year of life from the birthday on', () => {
  expect(ageOn('2012-09-15', '2025-09-14')).toBe(12);
  expect(ageOn('2012-09-15', '2025-09-15')).toBe(13);
  expect(ageOn('2012-02-29', '2025-02-28')).toBe(12);
  expect(ageOn('2012-02-29', '2025-03-01')).toBe(13);
  expect(ageOn('2012-02-29', '2028-02-29')).toBe(16);
});

it('names the day of the week, Sunday first', () => {
  expect(weekday('2026-09-06')).toBe(0);
  expect(weekday('2026-09-12')).toBe(6);
  expect(weekday('1969-12-31')).toBe(3);
});

it('agrees with the platform calendar on steps and weekdays', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -300, max: 300 }), (start, days) => {
      const at = new Date(`${start}T00:00:00Z`);
      expect(weekday(start)).toBe(at.getUTCDay());
      at.setUTCDate(at.getUTCDate() + days);
      fc.pre(at.getUTCFullYear() >= 1);
      expect(addDays(start, days)).toBe(at.toISOString().slice(0, 10));
    }),
  );
});

it('steps back to where it came from, in order', () => {
  fc.assert(
    fc.property(date, date, (a, b) => {
      expect(addDays(a, daysBetween(a, b))).toBe(b);
      expect(Math.sign(compareDates(a, b))).toBe(-Math.sign(daysBetween(a, b)) + 0);
    }),
  );
});

it('never makes anyone younger as days go by', () => {
  fc.assert(
    fc.property(date, date, fc.nat(800), (birthOn, today, days) => {
      fc.pre(today < '9990');
      const later = addDays(today, days);
      expect(ageOn(birthOn, later)).toBeGreaterThanOrEqual(ageOn(birthOn, today));
    }),
  );
});

it('knows how long each month is, and no month beyond the twelfth', () => {
  const longest = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const on = (month: number, day: number) =>
    `2023-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  for (const [index, days] of longest.entries()) {
    expect(isCalendarDate(on(index + 1, days)), on(index + 1, days)).toBe(true);
    expect(isCalendarDate(on(index + 1, days + 1)), on(index + 1, days + 1)).toBe(false);
  }
  expect(isCalendarDate('2024-02-29')).toBe(true);
  expect(isCalendarDate('2024-02-30')).toBe(false);
  for (const text of ['2023-13-01', '2023-00-10', '2023-10-00', '0000-10-10']) {
    expect(isCalendarDate(text), text).toBe(false);
  }
});

it('counts on across centuries with and without a leap day', () => {
  for (const [before, after] of [
    ['1900-02-28', '1900-03-01'],
    ['2000-02-28', '2000-02-29'],
    ['2000-02-29', '2000-03-01'],
    ['2100-02-28', '2100-03-01'],
    ['1999-12-31', '2000-01-01'],
    ['2099-12-31', '2100-01-01'],
  ] as const) {
    expect(addDays(before, 1)).toBe(after);
    expect(addDays(after, -1)).toBe(before);
  }
  expect(compareDates('2024-01-01', '2024-01-02')).toBe(-1);
  expect(compareDates('2024-01-02', '2024-01-01')).toBe(1);
  expect(compareDates('2024-01-01', '2024-01-01')).toBe(0);
});

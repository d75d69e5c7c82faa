import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate, daysBetween, weekday } from '../dates/calendar-date.ts';
import { addMonths, isSameMonth, monthGrid, monthStart, weekOf, weekStart } from './grid.ts';

const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days): CalendarDate => addDays('1950-01-01', days));

it('begins weeks on Sunday', () => {
  expect(weekStart('2026-11-21')).toBe('2026-11-15');
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-22');
  fc.assert(
    fc.property(anyDate, (date) => {
      const week = weekOf(date);
      expect(week).toHaveLength(7);
      expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(week).toContain(date);
    }),
  );
});

it('lays a month out in whole weeks that follow each other and hold every day of it once', () => {
  expect(monthGrid('2026-02-10').length).toBe(4);
  expect(monthGrid('2026-08-10').length).toBe(6);
  fc.assert(
    fc.property(anyDate, (date) => {
      const days = monthGrid(date).flat();
      expect(days.length % 7).toBe(0);
      expect(weekday(days[0] as CalendarDate)).toBe(0);
      days.slice(1).forEach((day, index) => {
        expect(daysBetween(days[index] as CalendarDate, day)).toBe(1);
      });
      const own = days.filter((day) => isSameMonth(day, date));
      expect(own[0]).toBe(monthStart(date));
      expect(isSameMonth(addDays(own.at(-1) as CalendarDate, 1), date)).toBe(false);
      // No week without a day of the month.
      for (const week of monthGrid(date)) expect(week.some((day) => isSameMonth(day, date))).toBe(true);
    }),
  );
});

it('counts months over the end of a year, there and back', () => {
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -100, max: 100 }), (date, months) => {
      expect(addMonths(addMonths(date, months), -months)).toBe(monthStart(date));
    }),
  );
});

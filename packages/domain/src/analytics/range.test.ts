import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate, compareDates, daysBetween, weekday } from '../dates/calendar-date.ts';
import { mondayOf, type RangeKind, rangeDays, stepsOf, weekOf, weeksIn } from './range.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('1990-01-01', n));
const none = { terms: [], years: [] };

it('begins weeks on Monday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  fc.assert(
    fc.property(day, (on) => {
      const week = weekOf(on);
      expect(week).toHaveLength(7);
      expect(weekday(week[0] as CalendarDate)).toBe(1);
      expect(week).toContain(on);
    }),
  );
});

it('takes the term and the year that run, or those that ended last', () => {
  const periods = {
    terms: [
      { startsOn: '2026-01-10', endsOn: '2026-06-05' },
      { startsOn: '2026-08-20', endsOn: '2026-12-18' },
    ],
    years: [{ startsOn: '2026-08-20', endsOn: '2027-06-05' }],
  } as const;
  expect(rangeDays('semester', '2026-11-21', periods)).toEqual({ from: '2026-08-20', to: '2026-11-21' });
  expect(rangeDays('year', '2026-11-21', periods)).toEqual({ from: '2026-08-20', to: '2026-11-21' });
  expect(rangeDays('semester', '2026-07-01', periods)).toEqual({ from: '2026-01-10', to: '2026-06-05' });
  expect(rangeDays('year', '2026-07-01', periods)).toEqual({ from: '2025-07-01', to: '2026-07-01' });
  expect(rangeDays('semester', '2029-07-01', periods).from).toBe('2028-12-31');
  expect(rangeDays('month', '2026-11-21', periods)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(rangeDays('week', '2026-11-21', periods)).toEqual({ from: '2026-11-16', to: '2026-11-21' });
});

it('cuts a range into steps that cover each of its days once', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (from, length) => {
      const range = { from, to: addDays(from, length) };
      const steps = stepsOf(range);
      expect(steps[0]?.from).toBe(range.from);
      expect(steps.at(-1)?.to).toBe(range.to);
      steps.forEach((step, index) => {
        const next = steps[index + 1];
        if (next) expect(next.from).toBe(addDays(step.to, 1));
        expect(daysBetween(step.from, step.to)).toBeLessThan(length < 31 ? 1 : 7);
      });
    }),
  );
});

it('never reaches beyond today, and counts a week at least', () => {
  fc.assert(
    fc.property(day, fc.constantFrom<RangeKind>('week', 'month', 'semester', 'year'), (today, kind) => {
      const range = rangeDays(kind, today, none);
      expect(range.to).toBe(today);
      expect(compareDates(range.from, today)).toBeLessThanOrEqual(0);
      expect(weeksIn(range)).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('takes a period from its first day, through its last, and for a year after it began', () => {
  const term = { startsOn: '2025-09-01', endsOn: '2025-12-19' } as const;
  const at = (today: CalendarDate) => rangeDays('semester', today, { terms: [term], years: [] });
  expect(at('2025-09-01')).toEqual({ from: '2025-09-01', to: '2025-09-01' });
  expect(at('2025-12-19')).toEqual({ from: '2025-09-01', to: '2025-12-19' });
  expect(at('2025-12-20')).toEqual({ from: '2025-09-01', to: '2025-12-19' });
  expect(at('2026-09-01')).toEqual({ from: '2025-09-01', to: '2025-12-19' });
  expect(at('2026-09-02')).toEqual({ from: addDays('2026-09-02', -182), to: '2026-09-02' });
});

it('divides by the weeks of a range, and by one week at least', () => {
  expect(weeksIn({ from: '2026-11-16', to: '2026-11-29' })).toBe(2);
  expect(weeksIn({ from: '2026-11-16', to: '2026-12-09' })).toBe(24 / 7);
  expect(weeksIn({ from: '2026-11-16', to: '2026-11-18' })).toBe(1);
});

it('steps by days up to 31 of them, and by weeks beyond', () => {
  expect(stepsOf({ from: '2026-10-01', to: '2026-10-31' })).toHaveLength(31);
  expect(stepsOf({ from: '2026-10-01', to: '2026-11-01' })).toEqual([
    { from: '2026-10-01', to: '2026-10-04' },
    { from: '2026-10-05', to: '2026-10-11' },
    { from: '2026-10-12', to: '2026-10-18' },
    { from: '2026-10-19', to: '2026-10-25' },
    { from: '2026-10-26', to: '2026-11-01' },
  ]);
});

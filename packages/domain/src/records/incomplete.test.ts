import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date.ts';
import { incompleteDueDays, isIncompleteDueDay, isIncompleteOverdue } from './incomplete.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));

it.each<[today: CalendarDate, termEndsOn: CalendarDate | null, first: string, last: string]>([
  ['2026-11-29', null, '2026-11-29', '2027-11-29'],
  ['2026-11-29', '2026-12-18', '2026-12-18', '2027-12-18'],
  ['2026-11-29', '2026-06-12', '2026-11-29', '2027-11-29'],
])('on %s, in a term that ends on %s, is due from %s to %s', (today, termEndsOn, earliestOn, latestOn) => {
  expect(incompleteDueDays(today, termEndsOn)).toEqual({ earliestOn, latestOn });
});

it('takes no new day that is past, before the end of the term, or more than a year after both', () => {
  fc.assert(
    fc.property(day, fc.option(day), day, (today, termEndsOn, dueOn) => {
      const from = [today, termEndsOn ?? today].toSorted().at(-1) as CalendarDate;
      expect(isIncompleteDueDay(dueOn, incompleteDueDays(today, termEndsOn), null)).toBe(
        dueOn >= from && daysBetween(from, dueOn) <= 365,
      );
    }),
  );
});

it('wants a day, and leaves the one that is posted', () => {
  const days = incompleteDueDays('2026-11-29', null);
  expect(isIncompleteDueDay(null, days, null)).toBe(false);
  expect(isIncompleteDueDay(null, days, '2026-10-01')).toBe(false);
  expect(isIncompleteDueDay('2026-10-01', days, '2026-10-01')).toBe(true);
  expect(isIncompleteDueDay('2026-10-02', days, '2026-10-01')).toBe(false);
});

it('is overdue from the day after on', () => {
  expect(isIncompleteOverdue('2026-11-29', '2026-11-29')).toBe(false);
  expect(isIncompleteOverdue('2026-11-29', '2026-11-30')).toBe(true);
  expect(isIncompleteOverdue(null, '2026-11-30')).toBe(false);
});

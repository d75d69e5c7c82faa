import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClock } from '../calendar/zoned.ts';
import { addDays, type CalendarDate, daysBetween, weekday } from '../dates/calendar-date.ts';
import { doOverlap, joinedAs, MAX_SERIES_SESSIONS, seriesDays, seriesInstants } from './recurrence.ts';

it('comes again on its weekdays, every so many weeks, up to the last day', () => {
  expect(seriesDays('2026-11-18', null)).toEqual(['2026-11-18']);
  expect(seriesDays('2026-11-18', { weekdays: [1, 3], everyWeeks: 1, until: '2026-11-30' })).toEqual([
    '2026-11-18',
    '2026-11-23',
    '2026-11-25',
    '2026-11-30',
  ]);
  expect(seriesDays('2026-11-18', { weekdays: [3], everyWeeks: 2, until: '2026-12-30' })).toEqual([
    '2026-11-18',
    '2026-12-02',
    '2026-12-16',
    '2026-12-30',
  ]);
});

it('may come on the last day where that begins a week', () => {
  expect(seriesDays('2026-11-18', { weekdays: [0], everyWeeks: 1, until: '2026-11-29' })).toEqual([
    '2026-11-18',
    '2026-11-22',
    '2026-11-29',
  ]);
});

it('keeps the time on the wall through both changes of the clocks', () => {
  for (const first of ['2026-10-26', '2026-03-02'] as const) {
    const days = seriesDays(first, { weekdays: [1], everyWeeks: 1, until: addDays(first, 21) });
    const instants = seriesInstants(days, '16:00', 'America/New_York');
    expect(instants.map((one) => wallClock(one, 'America/New_York'))).toEqual(
      days.map((on) => ({ on, at: '16:00' })),
    );
    expect(new Set(instants.map((one) => one.slice(11))).size).toBe(2);
  }
});

it('never has a day twice, before the first or after the last, and ends', () => {
  const rule = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
    everyWeeks: fc.integer({ min: 1, max: 4 }),
    length: fc.integer({ min: 0, max: 1_200 }),
    from: fc.integer({ min: 0, max: 10_000 }),
  });
  fc.assert(
    fc.property(rule, ({ weekdays, everyWeeks, length, from }) => {
      const first: CalendarDate = addDays('2000-01-01', from);
      const until = addDays(first, length);
      const days = seriesDays(first, { weekdays, everyWeeks, until });
      expect(days.length).toBeLessThanOrEqual(MAX_SERIES_SESSIONS + 1);
      days.slice(1).forEach((on, index) => {
        expect(daysBetween(days[index] as CalendarDate, on)).toBeGreaterThan(0);
        expect(daysBetween(on, until)).toBeGreaterThanOrEqual(0);
        expect(weekdays).toContain(weekday(on));
      });
    }),
  );
});

it('tells classes that overlap from those that follow each other', () => {
  const a = { scheduledAt: '2026-11-18T16:00:00.000Z', durationMinutes: 60 };
  const at = (scheduledAt: string) => ({ scheduledAt, durationMinutes: 30 });
  expect(doOverlap(a, at('2026-11-18T17:00:00.000Z'))).toBe(false);
  expect(doOverlap(a, at('2026-11-18T16:59:00.000Z'))).toBe(true);
  expect(doOverlap(a, at('2026-11-18T15:30:00.000Z'))).toBe(false);
  expect(doOverlap(a, at('2026-11-18T15:31:00.000Z'))).toBe(true);
  expect(doOverlap(at('2026-11-18T15:31:00.000Z'), a)).toBe(true);
});

it('marks who comes ten minutes after the start as late', () => {
  const start = '2026-11-18T16:00:00.000Z';
  expect(joinedAs(start, '2026-11-18T15:45:00.000Z')).toBe('present');
  expect(joinedAs(start, '2026-11-18T16:09:59.000Z')).toBe('present');
  expect(joinedAs(start, '2026-11-18T16:10:00.000Z')).toBe('late');
});

it('counts weeks from the Sunday of the first one', () => {
  expect(seriesDays('2026-11-18', { weekdays: [0, 1, 3, 6], everyWeeks: 2, until: '2026-12-05' })).toEqual([
    '2026-11-18',
    '2026-11-21',
    '2026-11-29',
    '2026-11-30',
    '2026-12-02',
    '2026-12-05',
  ]);
});

it('stops one day after the most sessions that a series may have', () => {
  const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], everyWeeks: 1, until: '2030-01-01' } as const;
  expect(MAX_SERIES_SESSIONS).toBe(120);
  expect(seriesDays('2026-11-18', daily)).toHaveLength(121);
  // The 120th is the last one of its week.
  expect(seriesDays('2026-11-21', daily)).toHaveLength(121);
  expect(seriesDays('2026-11-18', { ...daily, until: addDays('2026-11-18', 119) })).toHaveLength(120);
});

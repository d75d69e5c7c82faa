import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date.ts';
import { isDayOff, shiftInstant } from './shift-dates.ts';
import { instantOf, type WallTime, wallClock } from './zoned.ts';

const NEW_YORK = 'America/New_York';
const zones = fc.constantFrom(NEW_YORK, 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'UTC');
const days = fc.integer({ min: 0, max: 800 }).map((n): CalendarDate => addDays('2026-01-01', n));
const shifts = fc.integer({ min: -730, max: 730 });
const holidays = fc.array(days, { maxLength: 60 }).map((list) => new Set(list));
/** Outside the hours that clocks skip or repeat. */
const times = fc
  .integer({ min: 240, max: 1439 })
  .map(
    (n): WallTime =>
      `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}` as WallTime,
  );

it('keeps the time on the wall over the change of clocks, seconds included', () => {
  const before = '2026-10-31T03:59:59.000Z'; // 30 October, 11:59:59 pm in New York
  expect(shiftInstant(before, { days: 7, timeZone: NEW_YORK, daysOff: null })).toEqual({
    after: '2026-11-07T04:59:59.000Z',
    skipsDay: false,
  });
});

it('puts what falls on a weekend or a holiday on the next day of school', () => {
  const friday = instantOf({ on: '2026-11-20', at: '23:59' }, NEW_YORK);
  const thanksgiving = new Set<CalendarDate>(['2026-11-26', '2026-11-27']);
  expect(shiftInstant(friday, { days: 1, timeZone: NEW_YORK, daysOff: thanksgiving })).toEqual({
    after: instantOf({ on: '2026-11-23', at: '23:59' }, NEW_YORK),
    skipsDay: true,
  });
  expect(shiftInstant(friday, { days: 6, timeZone: NEW_YORK, daysOff: thanksgiving })).toEqual({
    after: instantOf({ on: '2026-11-30', at: '23:59' }, NEW_YORK),
    skipsDay: true,
  });
});

it('moves by exactly so many days at the same local time where no day is skipped', () => {
  fc.assert(
    fc.property(days, times, zones, shifts, (on, at, timeZone, by) => {
      const { after, skipsDay } = shiftInstant(instantOf({ on, at }, timeZone), {
        days: by,
        timeZone,
        daysOff: null,
      });
      const wall = wallClock(after, timeZone);
      expect(skipsDay).toBe(false);
      expect(wall.at).toBe(at);
      expect(daysBetween(on, wall.on)).toBe(by);
    }),
    { numRuns: 400 },
  );
});

it('never lands on a day off, never before the day asked for, and says when it went further', () => {
  fc.assert(
    fc.property(days, times, zones, shifts, holidays, (on, at, timeZone, by, off) => {
      const { after, skipsDay } = shiftInstant(instantOf({ on, at }, timeZone), {
        days: by,
        timeZone,
        daysOff: off,
      });
      const wall = wallClock(after, timeZone);
      const target = addDays(on, by);
      expect(wall.at).toBe(at);
      expect(isDayOff(wall.on, off)).toBe(false);
      expect(wall.on >= target).toBe(true);
      expect(skipsDay).toBe(wall.on !== target);
      for (let day = target; day < wall.on; day = addDays(day, 1)) expect(isDayOff(day, off)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it('takes a move back by moving the other way, where no day is skipped', () => {
  fc.assert(
    fc.property(days, times, zones, shifts, (on, at, timeZone, by) => {
      const start = instantOf({ on, at }, timeZone);
      const there = shiftInstant(start, { days: by, timeZone, daysOff: null }).after;
      expect(shiftInstant(there, { days: -by, timeZone, daysOff: null }).after).toBe(start);
    }),
  );
});

it('stays where it fell when nothing but days off follows', () => {
  const off = new Set(Array.from({ length: 400 }, (_, n) => addDays('2026-06-01', n)));
  const start = instantOf({ on: '2026-06-01', at: '12:00' }, 'UTC');
  expect(shiftInstant(start, { days: 1, timeZone: 'UTC', daysOff: off })).toEqual({
    after: instantOf({ on: '2026-06-02', at: '12:00' }, 'UTC'),
    skipsDay: false,
  });
});

it('goes on over 120 days off, and no further', () => {
  const shifted = (count: number) => {
    const daysOff = new Set(Array.from({ length: count }, (_, n) => addDays('2026-06-02', n)));
    return shiftInstant('2026-06-01T12:00:00.000Z', { days: 1, timeZone: 'UTC', daysOff }).after;
  };
  expect(shifted(120)).toBe('2026-09-30T12:00:00.000Z');
  expect(shifted(121)).toBe('2026-06-02T12:00:00.000Z');
});

it('leaves an instant alone that is moved by no days, in the hour that comes twice too', () => {
  const rule = { days: 0, timeZone: 'America/New_York', daysOff: null };
  for (const instant of ['2026-11-01T05:59:59.000Z', '2026-11-01T06:59:59.000Z'])
    expect(shiftInstant(instant, rule)).toEqual({ after: instant, skipsDay: false });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { dateIn, instantOf, instantsOfDays, moveToDay, type WallTime, wallClock } from './zoned.ts';

const NEW_YORK = 'America/New_York';
const zones = fc.constantFrom(NEW_YORK, 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
/** Around the days on which clocks change in 2026 and 2027, and everything between. */
const days = fc.integer({ min: 0, max: 800 }).map((n): CalendarDate => addDays('2026-01-01', n));
const times = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (n): WallTime =>
      `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}` as WallTime,
  );

it('knows the hour on both sides of both changes of clocks', () => {
  // The last evening of summer time, and the first of winter time.
  expect(instantOf({ on: '2026-10-31', at: '23:59' }, NEW_YORK)).toBe('2026-11-01T03:59:00.000Z');
  expect(instantOf({ on: '2026-11-01', at: '23:59' }, NEW_YORK)).toBe('2026-11-02T04:59:00.000Z');
  expect(instantOf({ on: '2027-03-13', at: '23:59' }, NEW_YORK)).toBe('2027-03-14T04:59:00.000Z');
  expect(instantOf({ on: '2027-03-14', at: '23:59' }, NEW_YORK)).toBe('2027-03-15T03:59:00.000Z');
  expect(instantOf({ on: '2026-10-25', at: '12:00' }, 'Europe/Berlin')).toBe('2026-10-25T11:00:00.000Z');
  expect(instantOf({ on: '2027-03-28', at: '12:00' }, 'Europe/Berlin')).toBe('2027-03-28T10:00:00.000Z');
});

it('takes the earlier of two such times, and goes on counting where there is none', () => {
  expect(instantOf({ on: '2026-11-01', at: '01:30' }, NEW_YORK)).toBe('2026-11-01T05:30:00.000Z');
  const skipped = instantOf({ on: '2027-03-14', at: '02:30' }, NEW_YORK);
  expect(wallClock(skipped, NEW_YORK)).toEqual({ on: '2027-03-14', at: '03:30' });
});

it('comes back to the day it started from, and to the time unless clocks skip it', () => {
  fc.assert(
    fc.property(days, times, zones, (on, at, zone) => {
      const back = wallClock(instantOf({ on, at }, zone), zone);
      expect(back.on).toBe(on);
      const isSkipped = (at >= '02:00' && at < '03:00') as boolean;
      if (!isSkipped) expect(back.at).toBe(at);
    }),
    { numRuns: 500 },
  );
});

it('moves to another day at the same local time', () => {
  expect(moveToDay('2026-10-31T03:59:00Z', '2026-11-02', NEW_YORK)).toBe('2026-11-03T04:59:00.000Z');
  fc.assert(
    fc.property(days, days, times, zones, (from, to, at, zone) => {
      fc.pre(at < '02:00' || at >= '04:00');
      const moved = moveToDay(instantOf({ on: from, at }, zone), to, zone);
      expect(wallClock(moved, zone)).toEqual({ on: to, at });
    }),
    { numRuns: 500 },
  );
});

it('stays where it is on the day it has, in the hour that comes twice too', () => {
  for (const [instant, zone] of [
    ['2026-11-01T05:30:00.000Z', 'America/New_York'],
    ['2026-11-01T06:30:00.000Z', 'America/New_York'],
    ['2026-10-25T01:15:00.000Z', 'Europe/Berlin'],
    ['2026-03-08T07:30:00.000Z', 'America/New_York'],
  ] as const)
    expect(moveToDay(instant, dateIn(instant, zone), zone)).toBe(instant);
});

it('bounds days by their own midnights: the days of a change of clocks have 25 and 23 hours', () => {
  const hours = (on: CalendarDate) => {
    const { from, until } = instantsOfDays(on, on, NEW_YORK);
    return (Date.parse(until) - Date.parse(from)) / 3_600_000;
  };
  expect(hours('2026-11-01')).toBe(25);
  expect(hours('2027-03-14')).toBe(23);
  expect(hours('2026-11-02')).toBe(24);
  fc.assert(
    fc.property(days, zones, (on, zone) => {
      const { from, until } = instantsOfDays(on, on, zone);
      expect(dateIn(from, zone)).toBe(on);
      expect(dateIn(new Date(Date.parse(until) - 1).toISOString(), zone)).toBe(on);
      expect(dateIn(until, zone)).toBe(addDays(on, 1));
    }),
  );
});

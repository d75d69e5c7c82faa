import fc from 'fast-check';
import { expect, it } from 'vitest';
import { upcomingThisWeek, weekEnd } from './upcoming.ts';

const NEW_YORK = 'America/New_York';
const at = (startsAt: string, endsAt = startsAt) => ({ startsAt, endsAt });

it('ends the week at midnight after Saturday, in the zone', () => {
  expect(weekEnd('2026-11-20T15:00:00Z', NEW_YORK)).toBe('2026-11-22T05:00:00.000Z');
  // Sunday already here, still Saturday there.
  expect(weekEnd('2026-11-22T04:59:00Z', NEW_YORK)).toBe('2026-11-22T05:00:00.000Z');
  expect(weekEnd('2026-11-22T05:00:00Z', NEW_YORK)).toBe('2026-11-29T05:00:00.000Z');
  // The week in which clocks are turned back.
  expect(weekEnd('2026-10-31T12:00:00Z', NEW_YORK)).toBe('2026-11-01T04:00:00.000Z');
  expect(weekEnd('2026-11-01T12:00:00Z', NEW_YORK)).toBe('2026-11-08T05:00:00.000Z');
});

it('keeps what is under way, and leaves out what is over or next week', () => {
  const now = '2026-11-20T15:00:00Z';
  const over = at('2026-11-20T14:59:00Z');
  const underWay = at('2026-11-20T14:30:00Z', '2026-11-20T15:30:00Z');
  const saturday = at('2026-11-22T04:59:00Z');
  const sunday = at('2026-11-22T05:00:00Z');
  const ending = at('2026-11-20T14:00:00Z', now);
  expect(upcomingThisWeek([sunday, saturday, over, underWay, ending], now, NEW_YORK)).toEqual([
    ending,
    underWay,
    saturday,
  ]);
});

it('never reaches farther than seven days and an hour, and comes in order', () => {
  const instants = fc
    .integer({ min: Date.parse('2026-10-20T00:00:00Z'), max: Date.parse('2026-11-20T00:00:00Z') })
    .map((millis) => new Date(millis).toISOString());
  fc.assert(
    fc.property(fc.array(instants), instants, (all, now) => {
      const found = upcomingThisWeek(
        all.map((one) => at(one)),
        now,
        NEW_YORK,
      ).map(({ startsAt }) => startsAt);
      expect(found).toEqual([...found].sort());
      for (const one of found) {
        const ahead = Date.parse(one) - Date.parse(now);
        expect(ahead).toBeGreaterThanOrEqual(0);
        expect(ahead).toBeLessThan((7 * 24 + 1) * 3_600_000);
      }
    }),
  );
});

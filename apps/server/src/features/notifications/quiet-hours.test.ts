import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { positionalStatement } from '#db/unit.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const findDue = positionalStatement<{ at: string }>(
  `select app.delivery_due($1, interval '0', $4, 'America/New_York', $2::time, $3::time) as at`,
);

it('knows the quiet hours of both nights in which clocks are set', async () => {
  const due = async (at: string, from: string, to: string, cadence = 'now') => {
    const [row] = await world.services.units.write(jobForPlatform, (tx) =>
      tx.query(findDue(at, from, to, cadence)),
    );
    return new Date(row?.at ?? 0).toISOString();
  };
  // Put forward on March 10, 2030 at two: seven o'clock comes an hour sooner.
  expect(await due('2030-03-10T05:00:00.000Z', '22:00', '07:00')).toBe('2030-03-10T11:00:00.000Z');
  expect(await due('2030-03-10T10:59:59.000Z', '22:00', '07:00')).toBe('2030-03-10T11:00:00.000Z');
  expect(await due('2030-03-10T11:00:00.000Z', '22:00', '07:00')).toBe('2030-03-10T11:00:00.000Z');
  // An end that this night doesn't have: it ends as long after midnight as in other nights.
  expect(await due('2030-03-10T05:00:00.000Z', '22:00', '02:30')).toBe('2030-03-10T07:30:00.000Z');
  // Put back on November 3, 2030 at two: half past one comes twice, and the night is quiet until the second.
  expect(await due('2030-11-03T04:00:00.000Z', '22:00', '01:30')).toBe('2030-11-03T06:30:00.000Z');
  expect(await due('2030-11-03T05:40:00.000Z', '22:00', '01:30')).toBe('2030-11-03T06:30:00.000Z');
  expect(await due('2030-11-03T06:30:00.000Z', '22:00', '01:30')).toBe('2030-11-03T06:30:00.000Z');
  // And a beginning at half past one is the first of the two.
  expect(await due('2030-11-03T05:45:00.000Z', '01:30', '06:00')).toBe('2030-11-03T11:00:00.000Z');
  expect(await due('2030-11-03T05:15:00.000Z', '01:30', '06:00')).toBe('2030-11-03T05:15:00.000Z');
  // Seven in the morning of the day after, whatever happens in the night.
  expect(await due('2030-03-09T20:00:00.000Z', '00:00', '00:00', 'daily')).toBe('2030-03-10T11:00:00.000Z');
  expect(await due('2030-11-02T20:00:00.000Z', '00:00', '00:00', 'daily')).toBe('2030-11-03T12:00:00.000Z');
  expect(await due('2030-11-04T12:00:00.000Z', '00:00', '00:00', 'weekly')).toBe('2030-11-11T12:00:00.000Z');
  // Quiet at noon, and not overnight.
  expect(await due('2030-05-01T16:30:00.000Z', '12:00', '13:00')).toBe('2030-05-01T17:00:00.000Z');
  expect(await due('2030-05-01T17:00:00.000Z', '12:00', '13:00')).toBe('2030-05-01T17:00:00.000Z');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreement } from './agreement.ts';

const pair = (engine: number, person: number, pointsPossible = 20) => ({ engine, person, pointsPossible });

it('says nothing where nothing was judged twice', () => {
  expect(agreement([])).toEqual({ count: 0, exactRatio: null, nearRatio: null, biasRatio: null });
});

it('counts the same, the near, and which way it leans', () => {
  expect(agreement([pair(20, 20), pair(18, 16), pair(10, 15), pair(8, 6)])).toEqual({
    count: 4,
    exactRatio: 0.25,
    nearRatio: 0.75,
    biasRatio: (0 + 0.1 - 0.25 + 0.1) / 4,
  });
});

it('leans the other way when engine and person change places', () => {
  const points = fc.integer({ min: 0, max: 2000 }).map((n) => n / 100);
  fc.assert(
    fc.property(fc.array(fc.tuple(points, points), { minLength: 1 }), (all) => {
      const there = agreement(all.map(([engine, person]) => pair(engine, person)));
      const back = agreement(all.map(([engine, person]) => pair(person, engine)));
      expect(there.biasRatio).toBeCloseTo(-(back.biasRatio ?? 0), 12);
      expect(there.exactRatio).toBe(back.exactRatio);
      expect(there.nearRatio ?? 0).toBeGreaterThanOrEqual(there.exactRatio ?? 0);
    }),
  );
});

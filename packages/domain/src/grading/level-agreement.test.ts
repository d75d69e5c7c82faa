import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LevelsTwice, levelAgreement } from './level-agreement.ts';

const level = fc.integer({ min: 0, max: 3 });
const pairs = fc.array(fc.record({ engine: level, reader: level }), { minLength: 1, maxLength: 40 });

it('says nothing where nothing was judged twice', () => {
  expect(levelAgreement([])).toEqual({ count: 0, exactRatio: null, nearRatio: null, weightedKappa: null });
});

it('counts the same level and the neighbor, and weighs distance by its square', () => {
  const judged = [
    [0, 0],
    [1, 2],
    [3, 1],
    [3, 3],
  ].map(([engine, reader]) => ({ engine: engine!, reader: reader! }));
  // Seen: (0 + 1 + 4 + 0) / 4 = 1.25. By chance: 19/4 + 14/4 - 2 × 7/4 × 6/4 = 3.
  expect(levelAgreement(judged)).toEqual({
    count: 4,
    exactRatio: 0.5,
    nearRatio: 0.75,
    weightedKappa: 1 - 1.25 / 3,
  });
});

it('equals kappa as its definition over the table of levels has it', () => {
  fc.assert(
    fc.property(pairs, (judged) => {
      const expected = kappaByTable(judged);
      const { weightedKappa } = levelAgreement(judged);
      if (expected === null) expect(weightedKappa).toBeNull();
      else expect(weightedKappa).toBeCloseTo(expected, 9);
    }),
  );
});

it('is 1 for the same levels throughout, and the same both ways round', () => {
  fc.assert(
    fc.property(pairs, (judged) => {
      const same = levelAgreement(judged.map(({ reader }) => ({ engine: reader, reader })));
      expect([1, null]).toContain(same.weightedKappa);
      const turned = judged.map(({ engine, reader }) => ({ engine: reader, reader: engine }));
      expect(levelAgreement(turned).weightedKappa ?? 2).toBeCloseTo(
        levelAgreement(judged).weightedKappa ?? 2,
        9,
      );
    }),
  );
});

function kappaByTable(judged: readonly LevelsTwice[]): number | null {
  const share = (isMeant: (pair: LevelsTwice) => boolean) => judged.filter(isMeant).length / judged.length;
  let seen = 0;
  let chance = 0;
  for (let a = 0; a <= 3; a++) {
    for (let b = 0; b <= 3; b++) {
      const weight = (a - b) ** 2 / 9;
      seen += weight * share(({ engine, reader }) => engine === a && reader === b);
      chance += weight * share(({ engine }) => engine === a) * share(({ reader }) => reader === b);
    }
  }
  return chance < 1e-12 ? null : 1 - seen / chance;
}

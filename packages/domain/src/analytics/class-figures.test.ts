import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distributionOf, groupMean, itemFigures, LEAST_IN_GROUP } from './class-figures.ts';

it('puts each total in the band of its exact ratio', () => {
  const found = distributionOf([0, 0.4999999, 0.5, 0.69999999, 0.7, 0.9, 1, 1.05])!;
  expect(found.bands.map(({ from, count }) => [from, count])).toEqual([
    [0, 2],
    [0.5, 1],
    [0.6, 1],
    [0.7, 1],
    [0.8, 0],
    [0.9, 3],
  ]);
  expect(found.bands.at(-1)!.below).toBeNull();
  expect(found.median).toBe((0.69999999 + 0.7) / 2);
});

it('tells nothing of a group that is so small that single students would show', () => {
  const few = Array.from({ length: LEAST_IN_GROUP - 1 }, () => 0.8);
  expect(distributionOf(few)).toBeNull();
  expect(groupMean(few)).toBeNull();
  const results = few.map(() => ({ points: 8, pointsPossible: 10 }));
  expect(itemFigures(results)).toEqual({
    ...{ count: LEAST_IN_GROUP - 1, mean: null, fullCount: null, noneCount: null },
  });
  expect(distributionOf([...few, 0.9])).toMatchObject({ count: LEAST_IN_GROUP, median: 0.8 });
});

it('counts who got all points of a criterion, and who got none', () => {
  const points = [0, 2.5, 5, 5, 5, 7];
  expect(itemFigures(points.map((one) => ({ points: one, pointsPossible: 5 })))).toEqual({
    ...{ count: 6, mean: 4.9 / 6, fullCount: 4, noneCount: 1 },
  });
  // Nothing could be had for it.
  expect(itemFigures(points.map((one) => ({ points: one, pointsPossible: 0 }))).count).toBe(0);
});

it('counts everybody once, whatever the totals are', () => {
  const ratio = fc.integer({ min: 0, max: 120 }).map((percent) => percent / 100);
  fc.assert(
    fc.property(fc.array(ratio, { minLength: LEAST_IN_GROUP, maxLength: 60 }), (ratios) => {
      const found = distributionOf(ratios)!;
      expect(found.bands.reduce((sum, { count }) => sum + count, 0)).toBe(ratios.length);
      expect(found.mean).toBeGreaterThanOrEqual(Math.min(...ratios) - 1e-9);
      expect(found.mean).toBeLessThanOrEqual(Math.max(...ratios) + 1e-9);
      expect(ratios.filter((one) => one < found.median).length).toBeLessThanOrEqual(ratios.length / 2);
    }),
  );
});

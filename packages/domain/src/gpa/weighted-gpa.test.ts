import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareRatios } from '../grading/exact-decimal.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { officialGpa } from './official-gpa.ts';
import { type WeightedEntry, weightedGpa } from './weighted-gpa.ts';

const entry = fc.record({
  group: fc.constantFrom('a', 'b', 'c', 'd'),
  ratio: fc.integer({ min: 0, max: 120 }).map((percent) => percent / 100),
  credits: fc.constantFrom(0.25, 0.5, 1),
  weight: fc.constantFrom(0, 0.5, 1),
});

it('adds the weight of a course by its credits', () => {
  const course = (group: string, ratio: number, credits: number, weight: number): WeightedEntry => ({
    ...{ group, ratio, credits, weight },
  });
  expect(ratioNumber(weightedGpa('mean_over_25', [course('a', 0.75, 1, 1), course('b', 0.75, 1, 0)])!)).toBe(
    3.5,
  );
  expect(
    ratioNumber(weightedGpa('mean_over_25', [course('a', 0.75, 0.5, 1), course('b', 0.75, 1.5, 0)])!),
  ).toBe(3.25);
  expect(weightedGpa('mean_over_25', [])).toBeNull();
});

it('is the official GPA without weights, never below it, and at most one above it', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      const official = officialGpa('mean_over_25', entries)!;
      const plain = entries.map((one) => ({ ...one, weight: 0 }));
      expect(compareRatios(weightedGpa('mean_over_25', plain)!, official)).toBe(0);
      const weighted = weightedGpa('mean_over_25', entries)!;
      expect(compareRatios(weighted, official)).toBeGreaterThanOrEqual(0);
      expect(ratioNumber(weighted) - ratioNumber(official)).toBeLessThanOrEqual(1 + 1e-12);
    }),
  );
});

import type { RubricCriterion } from '@fieldhouse/contract/content.ts';
import { expect, it } from 'vitest';
import { isSamePoints, levelsOf, rubricSum, withPoints } from './rubric.ts';

const criterion = (points: number, levels: number[] = []): RubricCriterion => ({
  id: 'c',
  name: '',
  description: '',
  source: 'manual',
  points,
  levels: levels.map((each) => ({ id: `${each}`, label: '', points: each })),
});

it('adds up hundredths, not binary fractions', () => {
  const sum = rubricSum({ v: 1, criteria: [criterion(0.1), criterion(0.2)] });
  expect(sum).toBe(0.3);
  expect(isSamePoints(0.1 + 0.2, 0.3)).toBe(true);
  expect(isSamePoints(0.31, 0.3)).toBe(false);
});

it('makes levels of a template with a share of the points each, from all to none', () => {
  const levels = levelsOf('four', 10, ['Excellent', 'Good', 'Developing', 'Not yet']);
  expect(levels.map(({ label, points }) => [label, points])).toEqual([
    ['Excellent', 10],
    ['Good', 7.5],
    ['Developing', 5],
    ['Not yet', 0],
  ]);
  expect(new Set(levels.map(({ id }) => id)).size).toBe(4);
});

it('keeps the share of each level when a criterion is worth something else', () => {
  expect(withPoints(criterion(10, [10, 5, 0]), 4).levels.map(({ points }) => points)).toEqual([4, 2, 0]);
  expect(withPoints(criterion(3, [3, 1]), 10).levels.map(({ points }) => points)).toEqual([10, 3.33]);
  expect(withPoints(criterion(0, [0]), 5)).toMatchObject({ points: 5, levels: [{ points: 0 }] });
});

import { expect, it } from 'vitest';
import type { Grid } from './gradebook-queries.ts';
import { draftOf, exampleOf, problemsOf, setupOf, sumOfWeights, typedNumber } from './setup-state.ts';
import { unpackRows } from './sheet-model.ts';

const grid = {
  weighting: 'points',
  setupVersion: 3,
  missing: { kind: 'not_counted' },
  own: { missing: null, late: null },
  school: { missing: { kind: 'not_counted' }, late: { kind: 'none' } },
  categories: [],
  assignments: [
    { assignmentId: 'x', pointsPossible: 10, isExtraCredit: false, categoryId: null },
    { assignmentId: 'y', pointsPossible: 100, isExtraCredit: false, categoryId: null },
  ],
  students: [
    {
      ...{ studentId: 'a', name: 'Ada', standing: 'taking', posted: null, cells: '5,90' },
      ...{ soFarRatio: null, ifNothingElseRatio: null },
    },
  ],
} as unknown as Grid;

const category = (key: string, weight: string) => ({
  ...{ key, categoryId: null, name: key, weight, mean: 'points' as const },
  ...{ dropLowest: '0', dropHighest: '0', neverDropIds: [] },
});

it('adds the weights as they are typed, without binary noise', () => {
  const draft = {
    ...draftOf(grid),
    categories: [category('a', '33.3'), category('b', '33,3'), category('c', '33.4 %')],
  };
  expect(sumOfWeights(draft)).toBe(100);
  expect(problemsOf({ ...draft, weighting: 'categories' })).toEqual([]);
  expect(setupOf({ ...draft, weighting: 'categories' }, grid).categories[0]?.weightRatio).toBe(0.333);
});

it('says what is missing before it is saved', () => {
  const draft = { ...draftOf(grid), weighting: 'categories' as const };
  expect(problemsOf({ ...draft, categories: [category('a', '40'), category('A', '50')] })).toEqual([
    'weights',
    'names',
  ]);
  expect(problemsOf({ ...draft, categories: [{ ...category('a', '100'), dropLowest: '-1' }] })).toEqual([
    'numbers',
  ]);
  expect(typedNumber('12.345', 100)).toBeNull();
  expect(typedNumber('101', 100)).toBeNull();
});

it('shows what a student would have by what is typed', () => {
  const [row] = unpackRows(grid);
  const draft = {
    ...draftOf(grid),
    weighting: 'categories' as const,
    categories: [category('a', '50'), category('b', '50')],
    categoryOf: new Map([
      ['x', 'a'],
      ['y', 'b'],
    ]),
  };
  expect(exampleOf(draft, grid, row as never).soFarRatio).toBe(0.7);
  expect(exampleOf(draftOf(grid), grid, row as never).soFarRatio).toBe(95 / 110);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELL_STATES, cellStateOf } from './cell-state.ts';

it('takes a zero as a grade', () => {
  expect(cellStateOf('graded', 0)).toEqual({ state: 'graded', points: 0 });
});

it('keeps the other three apart from a zero and from each other', () => {
  expect(cellStateOf('ungraded', null)).toEqual({ state: 'ungraded', points: null });
  expect(cellStateOf('excused', null)).toEqual({ state: 'excused', points: null });
  expect(cellStateOf('missing', null)).toEqual({ state: 'missing', points: null });
});

it('refuses a grade without points and points that are none', () => {
  for (const points of [null, -0.01, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => cellStateOf('graded', points)).toThrow(RangeError);
  }
});

it('has points exactly when graded', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CELL_STATES), fc.nat(100), (state, points) => {
      if (state === 'graded') expect(cellStateOf(state, points).points).toBe(points);
      else expect(() => cellStateOf(state, points)).toThrow(RangeError);
    }),
  );
});

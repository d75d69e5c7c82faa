import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAboveTarget, officialGpa } from './official-gpa.ts';
import { progressGpa } from './progress-gpa.ts';

it('is null while no final grade is posted, and then not above target', () => {
  expect(officialGpa('mean_over_25', [])).toBeNull();
  expect(isAboveTarget(null)).toBe(false);
});

it('is above target from exactly 3.0 on', () => {
  expect(isAboveTarget(officialGpa('mean_over_25', [0.543, 0.718, 0.933, 0.935, 0.924, 0.621, 0.576]))).toBe(
    true,
  );
  expect(isAboveTarget(2.9999)).toBe(false);
});

it('agrees with the progress GPA on the same grades', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (ratios) => {
      expect(officialGpa('mean_over_25', ratios)).toBe(progressGpa(ratios));
    }),
  );
});

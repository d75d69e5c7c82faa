import type { GradingScaleId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { STANDARD_STEPS } from '@fieldhouse/domain/grading/grading-scale.ts';
import { expect, it } from 'vitest';
import { scalesOf } from './workflows.ts';

it('says of a scale that posted grades name and another one took the place of, that it was replaced', () => {
  const schoolId = 'school' as SchoolId;
  const [first, second] = ['first', 'second'] as [GradingScaleId, GradingScaleId];
  const rows = [first, second].map((scaleId, at) => ({
    ...{ schoolId, scaleId, number: at + 1, effectiveOn: null, steps: [...STANDARD_STEPS] },
  }));
  expect(
    scalesOf(rows, schoolId, [first, second]).map(({ scaleId, isReplaced }) => [scaleId, isReplaced]),
  ).toEqual([
    [first, true],
    [second, false],
  ]);
});

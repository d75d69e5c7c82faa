import { expect, it } from 'vitest';
import { creditsOfTransfer, isPassedElsewhere } from './outside-credit.ts';

const passes = (gradeRaw: string, ratio: number | null) =>
  isPassedElsewhere({ gradeRaw, ratio, isPassed: null });

it('goes by the percent, from 60 % on, unrounded', () => {
  expect(passes('B', 0.6)).toBe(true);
  expect(passes('B', 0.599999)).toBe(false);
});

it.each(['F', 'f.', 'Fail', '(F)', 'NP', 'No credit', 'W', 'Withdrawn', 'Incomplete', 'I'])(
  'takes %s for not passed, whatever percent stands beside it',
  (printed) => {
    expect(passes(printed, 0.62)).toBe(false);
    expect(creditsOfTransfer(1, { gradeRaw: printed, ratio: 0.62, isPassed: null })).toBe(0);
  },
);

it.each(['E', 'U', 'Not reported', 'Excellent', '4', 'A'])(
  'lets the percent say what %s means',
  (printed) => {
    expect(passes(printed, 0.95)).toBe(true);
  },
);

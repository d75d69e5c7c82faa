import type { GradeSteps } from '@fieldhouse/domain/grading/grading-scale.ts';
import type { Formats } from './format.ts';

/** "A 93 %, B 85 %": the letters with where they begin, but for the lowest. */
export const scaleText = (steps: GradeSteps, format: Formats): string =>
  format.list(
    steps.slice(0, -1).map(({ letter, fromPercent }) => `${letter} ${format.percent(fromPercent / 100, 2)}`),
  );

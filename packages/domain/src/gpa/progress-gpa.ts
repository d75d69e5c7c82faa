/** The goal that analytics measures a student's GPA against, unless the student sets another. */
export const GPA_GOAL = 3.8;

/** The GPA of the milestone for keeping a strong record. */
export const GPA_MILESTONE = 3.5;

/** Ratios are added as whole millionths of a millionth, so a sum on a threshold stays on it in any order. */
const UNITS_PER_ONE = 1_000_000_000_000;

/**
 * The mean of the course percents divided by 25, or null while no course has a grade.
 *
 * Ratios are current course grades (0 to 1, above 1 with extra credit); 100 % is 4.0. The result is not
 * rounded. It measures progress and says nothing about eligibility, which has its own grade points.
 */
export function progressGpa(courseRatios: readonly number[]): number | null {
  if (courseRatios.length === 0) return null;
  const units = courseRatios.reduce((sum, ratio) => sum + Math.round(ratio * UNITS_PER_ONE), 0);
  return (units * 4) / (courseRatios.length * UNITS_PER_ONE);
}

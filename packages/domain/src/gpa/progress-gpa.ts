import { exactDecimal, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';

/** The goal that analytics measures a student's GPA against, unless the student sets another. */
export const GPA_GOAL = 3.8;

/** The GPA of the milestone for keeping a strong record. */
export const GPA_MILESTONE = 3.5;

/** A course as its student stands in it; ratios are shares of one, null where there is none. */
export interface CourseStanding<Ratio extends number | string = number> {
  readonly status: 'active' | 'completed' | 'withdrawn';
  /** From released work. */
  readonly soFarRatio: Ratio | null;
  /** The final grade as it was posted. */
  readonly finalRatio: Ratio | null;
}

/**
 * The ratio with which a course enters the progress GPA: the posted grade of a completed course, the total so far of a
 * running one; null where there is none or the student was withdrawn, and then the course stays out.
 *
 * A completed course without a posted grade counts with its total. Whoever lists the courses of the progress GPA asks
 * here too, so that the list and the value can't differ.
 */
export function progressRatio<Ratio extends number | string>(course: CourseStanding<Ratio>): Ratio | null {
  if (course.status === 'withdrawn') return null;
  return course.status === 'completed' ? (course.finalRatio ?? course.soFarRatio) : course.soFarRatio;
}

/**
 * The mean of the course percents divided by 25, or null while no course has a grade.
 *
 * Ratios are those of `progressRatio` (0 to 1, above 1 with extra credit), as numbers or as decimals in digits; 100 %
 * is 4.0. Exact. It measures progress and says nothing about eligibility, which has its own grade points.
 */
export function progressGpa(courseRatios: readonly (number | string)[]): ExactRatio | null {
  if (courseRatios.length === 0) return null;
  const sum = courseRatios.map(exactDecimal).reduce(plus);
  return { numerator: sum.numerator * 4n, denominator: sum.denominator * BigInt(courseRatios.length) };
}

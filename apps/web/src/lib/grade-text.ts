import { gradePercent } from '@fieldhouse/domain/rounding/display.ts';
import type { Formats } from './format.ts';

/**
 * The share of a grade in percent, a dash where there is none: never at a letter's bound that the exact grade hasn't
 * reached (`gradePercent`).
 *
 * @param bounds percents at which letters of the school's scale begin, where a letter stands beside it.
 */
export const gradeText = (
  format: Formats,
  ratio: number | null,
  fractionDigits = 0,
  bounds?: readonly number[],
): string =>
  ratio === null ? '–' : format.percent(gradePercent(ratio, fractionDigits, bounds) / 100, fractionDigits);

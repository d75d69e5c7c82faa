import { gradePercent } from '@fieldhouse/domain/rounding/display.ts';
import type { Formats } from './format.ts';

/**
 * The share of a grade in percent, a dash where there is none: never at a letter's bound that the exact grade hasn't
 * reached (`gradePercent`).
 */
export const gradeText = (format: Formats, ratio: number | null, fractionDigits = 0): string =>
  ratio === null ? '–' : format.percent(gradePercent(ratio, fractionDigits) / 100, fractionDigits);

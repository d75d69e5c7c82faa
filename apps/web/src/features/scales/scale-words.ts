import type { ScaleProblem } from '@fieldhouse/domain/grading/grading-scale.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';

/** The days on which a scale holds. */
export function daysWords(
  { fromOn, toOn }: { readonly fromOn: string | null; readonly toOn: string | null },
  format: Formats,
  t: TFunction,
): string {
  if (fromOn === null && toOn === null) return t('For all days');
  if (fromOn === null) return t('Until {{date}}', { date: format.calendarDate(toOn ?? '') });
  if (toOn === null) return t('From {{date}}', { date: format.calendarDate(fromOn) });
  return format.calendarRange(fromOn, toOn);
}

/** Why the server refused a scale, in a sentence that says what to do. */
export const refusalWords = (error: unknown, t: TFunction): string =>
  codeOf(error) === 'STALE'
    ? t('Someone else entered a scale. Check the current one, then save again.')
    : errorText(error, t);

/** Why steps make no scale, in a sentence that says what to do. */
export function problemWords(problem: ScaleProblem, t: TFunction): string {
  switch (problem) {
    case 'too_few':
      return t('Enter at least two letters.');
    case 'too_many':
      return t('A scale can have up to 20 letters.');
    case 'letter_twice':
      return t('Each letter can appear only once. Change one of the two.');
    case 'percent_twice':
      return t('Two letters start at the same percent. Change one of the two.');
    case 'no_zero':
      return t('The lowest letter starts at 0%, so every grade has a letter.');
    case 'points_rise':
      return t('A lower letter can’t have more points than a higher one.');
    case 'passing_gap':
      return t('Every letter above a passing letter must pass too.');
    case 'none_passes':
      return t('The highest letter passes.');
    case 'all_pass':
      return t('The lowest letter doesn’t pass.');
  }
}

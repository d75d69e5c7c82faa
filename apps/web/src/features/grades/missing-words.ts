import type { MissingPolicy } from '@fieldhouse/domain/grading/course-totals.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';

/** What work that never came counts as, in the total so far. */
export function missingWords(missing: MissingPolicy, format: Formats, t: TFunction): string {
  if (missing.kind === 'not_counted') return t('Not counted');
  return missing.kind === 'zero'
    ? t('Zero points')
    : t('{{percent}} of the points', { percent: format.percent(missing.percent / 100, 2) });
}

/** The same in the total if nothing else is handed in, which counts it in any case. */
export const absentWords = (missing: MissingPolicy, format: Formats, t: TFunction): string =>
  missingWords(missing.kind === 'not_counted' ? { kind: 'zero' } : missing, format, t);

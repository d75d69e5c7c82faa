import type { OwnPrerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';

/** What keeps the reader out: required, and not on their record. */
export const lacking = (prerequisites: readonly OwnPrerequisite[]): OwnPrerequisite[] =>
  prerequisites.filter(({ kind, standing }) => kind === 'required' && standing === 'missing');

/** "Algebra I (80% or better)". */
export const prerequisiteWords = (
  { title, minRatio }: Pick<OwnPrerequisite, 'title' | 'minRatio'>,
  t: TFunction,
  format: Formats,
): string =>
  minRatio === null
    ? title
    : t('{{course}} ({{share}} or better)', { course: title, share: format.percent(minRatio, 2) });

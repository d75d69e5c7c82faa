import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { TFunction } from 'i18next';

/** The areas of core courses, in the order of lists. */
export const AREAS: readonly NcaaArea[] = [
  'english',
  'math',
  'science',
  'social_science',
  'world_language',
  'religion_philosophy',
];

export function areaName(area: NcaaArea, t: TFunction): string {
  switch (area) {
    case 'english':
      return t('English');
    case 'math':
      return t('Mathematics');
    case 'science':
      return t('Science');
    case 'social_science':
      return t('Social science');
    case 'world_language':
      return t('World language');
    case 'religion_philosophy':
      return t('Religion or philosophy');
  }
}

import type { TFunction } from 'i18next';

/** The area of a core course. */
export function areaName(area: string, t: TFunction): string {
  switch (area) {
    case 'english':
      return t('English');
    case 'math':
      return t('Math');
    case 'science':
      return t('Science');
    case 'social_science':
      return t('Social science');
    case 'world_language':
      return t('World language');
    case 'religion_philosophy':
      return t('Religion or philosophy');
    default:
      return t('no core area');
  }
}

/** A line of a division's table of core courses. */
export function laneName(area: string, t: TFunction): string {
  switch (area) {
    case 'academic':
      return t('More English, math or science');
    case 'other':
      return t('Other core courses');
    default:
      return areaName(area, t);
  }
}

import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { TFunction } from 'i18next';
import type { Credit } from './records-queries.ts';

export const CREDIT_KINDS: readonly Credit['kind'][] = ['transfer', 'dual_enrollment', 'homeschool', 'exam'];

export function kindName(kind: Credit['kind'], t: TFunction): string {
  switch (kind) {
    case 'transfer':
      return t('Transfer');
    case 'dual_enrollment':
      return t('Dual enrollment');
    case 'homeschool':
      return t('Homeschool');
    case 'exam':
      return t('Examination');
  }
}

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

import type { TFunction } from 'i18next';
import type { Details } from './authoring-queries.ts';

export const SUBJECTS: readonly Details['subject'][] = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'Technology',
];

export const GRADE_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const levelChoices = (t: TFunction): { value: Details['level']; label: string }[] => [
  { value: 'general', label: t('General') },
  { value: 'honors', label: t('Honors') },
  { value: 'ap', label: t('Advanced Placement (AP)') },
  { value: 'ib', label: t('International Baccalaureate (IB)') },
  { value: 'dual', label: t('Dual enrollment') },
];

export const ncaaAreaChoices = (
  t: TFunction,
): { value: NonNullable<Details['ncaaArea']>; label: string }[] => [
  { value: 'english', label: t('English') },
  { value: 'math', label: t('Mathematics') },
  { value: 'science', label: t('Natural or physical science') },
  { value: 'social_science', label: t('Social science') },
  { value: 'world_language', label: t('World language') },
  { value: 'religion_philosophy', label: t('Religion or philosophy') },
];

import type { Profile } from '@fieldhouse/contract/eligibility.ts';
import type { TFunction } from 'i18next';

export function schoolingName(schooling: NonNullable<Profile['schooling']>, t: TFunction): string {
  switch (schooling) {
    case 'us':
      return t('In the United States');
    case 'mixed':
      return t('Partly in the United States');
    case 'international':
      return t('Entirely outside the United States');
  }
}

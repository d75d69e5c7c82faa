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

import type { TFunction } from 'i18next';
import type { Registry } from './registry-queries.ts';

type AccountStatus = Registry['statuses'][number]['accountStatus'];

export const ACCOUNT_STATUSES: readonly AccountStatus[] = [
  'cleared',
  'extended_evaluation',
  'not_cleared',
  'in_review',
  'suspended',
  'withdrawn',
  'closed',
  'none',
];

/** How a school's account with the Eligibility Center stands, in its words. */
export function accountName(status: AccountStatus, t: TFunction): string {
  switch (status) {
    case 'cleared':
      return t('Cleared');
    case 'extended_evaluation':
      return t('Extended Evaluation');
    case 'not_cleared':
      return t('Not Cleared');
    case 'in_review':
      return t('In Review');
    case 'suspended':
      return t('Suspended');
    case 'withdrawn':
      return t('Withdrawn');
    case 'closed':
      return t('Closed');
    case 'none':
      return t('None');
  }
}

import type { Outlook } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { TFunction } from 'i18next';

/** Where a record leads, in a word. */
export function outlookName(outlook: Outlook, t: TFunction): string {
  switch (outlook) {
    case 'met':
      return t('Met');
    case 'on_track':
      return t('On track');
    case 'at_risk':
      return t('At risk');
    case 'out_of_reach':
      return t('Out of reach');
    case 'unknown':
      return t('Unknown');
  }
}

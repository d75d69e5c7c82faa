import type { Outlook } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { TFunction } from 'i18next';
import type { BadgeTone } from '#ui/display/badge.tsx';

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

export const OUTLOOK_TONES: Readonly<Record<Outlook, BadgeTone>> = {
  met: 'success',
  on_track: 'success',
  at_risk: 'warning',
  out_of_reach: 'danger',
  unknown: 'neutral',
};

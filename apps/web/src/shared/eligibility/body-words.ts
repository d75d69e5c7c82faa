import type { Body } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { TFunction } from 'i18next';

export function bodyName(body: Body, t: TFunction): string {
  switch (body) {
    case 'DI':
      return t('Division I');
    case 'DII':
      return t('Division II');
    case 'NAIA':
      return t('NAIA');
  }
}

/** What the official record alone comes to. */
export function verdictName(verdict: string | null, t: TFunction): string {
  switch (verdict) {
    case 'qualifier':
      return t('Qualifier');
    case 'academic_redshirt':
      return t('Academic redshirt');
    case 'partial_qualifier':
      return t('Partial qualifier');
    case 'nonqualifier':
      return t('Nonqualifier');
    case 'eligible':
      return t('Eligible');
    case 'not_eligible':
      return t('Not eligible');
    default:
      return t('Not decided');
  }
}

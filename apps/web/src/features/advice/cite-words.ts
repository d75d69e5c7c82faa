import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import type { Cite } from './advice-queries.ts';
import { ruleTitle } from './rule-title.ts';

/** What a source is called on its chip. */
export function citeName(cite: Cite, t: TFunction, format: Formats): string {
  switch (cite.kind) {
    case 'rule':
      return t('{{body}}: {{rule}}, in force since {{date}}', {
        body: bodyName(cite.body, t),
        rule: ruleTitle(cite.ruleId, t),
        date: format.calendarDate(cite.fromOn),
      });
    case 'ledger':
      return t('Ledger, {{body}}', { body: bodyName(cite.body, t) });
    case 'course':
      return t('Course: {{title}}', { title: cite.title });
    case 'registry':
      return cite.checkedOn === null
        ? t('School’s NCAA list')
        : t('School’s NCAA list, read {{date}}', { date: format.calendarDate(cite.checkedOn) });
    case 'plan':
      return t('Course plan');
    case 'road':
      return t('Road to college');
    case 'history':
      return t('What changed');
    case 'people':
      return t('People of the school');
  }
}

/** The document behind a source, where there is one. */
export function citeSource(cite: Cite, t: TFunction, format: Formats): string | null {
  if (cite.kind !== 'rule') return null;
  const date = format.calendarDate(cite.checkedOn);
  return cite.source === ''
    ? t('Our own reading of the rules, checked {{date}}', { date })
    : t('{{source}}, checked {{date}}', { source: cite.source, date });
}

/** The page on which a source stands. */
export const citePlace = (cite: Cite): '/eligibility' | '/plan' | '/messages' =>
  cite.kind === 'plan' ? '/plan' : cite.kind === 'people' ? '/messages' : '/eligibility';

import { RULE_IDS, ruleSlug } from '@fieldhouse/domain/eligibility/rule-pages.ts';
import { describe, expect, it } from 'vitest';
import { allWords } from '../../tools/sentences.ts';
import { type RULE_PAGES, rulePage } from './rule-pages.ts';

const src = new URL('..', import.meta.url).pathname;

describe.each(['en', 'es', 'fr', 'de'] as const)('in %s', (language) => {
  const words = allWords(src, language);
  const page = (name: (typeof RULE_PAGES)[number]) =>
    rulePage(name, (sentence) => words[sentence] || sentence, 'Fieldhouse', language);

  it('each rule has a page with its source, its day and how sure it is', () => {
    for (const id of RULE_IDS) {
      const { title, description, body } = page(`rules/${ruleSlug(id)}`);
      expect(title.length, id).toBeGreaterThan(3);
      expect(description.length, id).toBeGreaterThan(10);
      expect(body, id).toMatch(
        /NCAA|NAIA|School district|Sports site|Core GPA sheet|College compliance|Reader/,
      );
      expect(body, id).toContain('2026');
      expect(body, id).not.toMatch(/\{\{|undefined|NaN/);
    }
  });

  it('the list leads to each of them, in this language', () => {
    const { body } = page('rules');
    for (const id of RULE_IDS)
      expect(body).toContain(`href="${language === 'en' ? '' : `/${language}`}/rules/${ruleSlug(id)}"`);
  });
});

it('prints the figures of the rule set, and no other', () => {
  const { body } = rulePage('rules/core-gpa', (sentence) => sentence, 'Fieldhouse', 'de');
  expect([...body.matchAll(/<dd>(\d,\d{3})<\/dd>/g)].map(([, figure]) => figure)).toEqual([
    '2,300',
    '2,000',
    '2,200',
  ]);
});

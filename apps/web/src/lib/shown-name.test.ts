import { FORMER_MEMBER } from '@fieldhouse/domain/people/full-name.ts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import german from '../locales/de/common.json' with { type: 'json' };
import { interpolation, names } from './i18n.ts';
import { shownName } from './shown-name.ts';

beforeAll(async () => {
  await i18next.use(names).init({
    ...{ lng: 'de', keySeparator: false, nsSeparator: false, interpolation },
    resources: { de: { translation: german } },
  });
});

it('says in the language of the reader that somebody was here', () => {
  expect(shownName(FORMER_MEMBER, i18next.t)).toBe('Ehemaliges Mitglied');
  expect(shownName('Nora Okafor', i18next.t)).toBe('Nora Okafor');
});

it('says so in every sentence that names a person', () => {
  const sentence = (name: string) => i18next.t('set by {{name}}', { name });
  expect(sentence(FORMER_MEMBER)).toContain('Ehemaliges Mitglied');
  expect(sentence('Nora <Okafor>')).toContain('Nora <Okafor>');
  expect(i18next.t('{{count}} minutes', { count: 2 })).toContain('2');
});

import { readFileSync } from 'node:fs';

export type TestLocale = 'en' | 'es';
export type Words = (sentence: string, values?: Readonly<Record<string, string | number>>) => string;

const file = (locale: TestLocale) =>
  JSON.parse(
    readFileSync(new URL(`../apps/web/src/locales/${locale}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

/**
 * The words of the web app in a language, from its own files: a journey then finds its buttons in any of them. A sentence
 * that isn't translated yet is shown in English, here as in the app.
 */
export function wordsIn(locale: TestLocale): Words {
  const [own, english] = [file(locale), file('en')];
  const plurals = new Intl.PluralRules(locale);
  return (sentence, values = {}) => {
    const form = typeof values.count === 'number' ? `_${plurals.select(values.count)}` : '';
    const englishForm = form && `_${new Intl.PluralRules('en').select(Number(values.count))}`;
    const words = own[`${sentence}${form}`] || english[`${sentence}${englishForm}`] || sentence;
    return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

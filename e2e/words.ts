import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allWords } from '../apps/web/tools/sentences.ts';

export type TestLocale = 'en' | 'es';
export type Words = (sentence: string, values?: Readonly<Record<string, string | number>>) => string;

const src = path.join(fileURLToPath(new URL('..', import.meta.url)), 'apps/web/src');

/**
 * The words of the web app in a language, from its own files: a journey then finds its buttons in any of them. A sentence
 * that isn't translated yet is shown in English, here as in the app.
 */
export function wordsIn(locale: TestLocale): Words {
  const [own, english] = [allWords(src, locale), allWords(src, 'en')];
  const plurals = new Intl.PluralRules(locale);
  return (sentence, values = {}) => {
    const form = typeof values.count === 'number' ? `_${plurals.select(values.count)}` : '';
    const englishForm = form && `_${new Intl.PluralRules('en').select(Number(values.count))}`;
    const words = own[`${sentence}${form}`] || english[`${sentence}${englishForm}`] || sentence;
    return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

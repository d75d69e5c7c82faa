import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';

/** Translations by English sentence, as the file of words of this page holds them. */
export type Words = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string | number>>;

/** The sentences of the page: as in the app, without its library. */
export function translator(words: Words, language: string): TFunction {
  const plural = new Intl.PluralRules(language);
  const decimal = new Intl.NumberFormat(TAGS[language] ?? language, { useGrouping: false });
  const shown = (value: string | number | undefined) =>
    typeof value === 'number' ? decimal.format(value) : (value ?? '');
  const translate = (sentence: string, values: Values = {}): string => {
    const { count } = values;
    const form = typeof count === 'number' ? `${sentence}_${plural.select(count)}` : sentence;
    const text = words[form] || words[`${sentence}_other`] || words[sentence] || sentence;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => shown(values[name]));
  };
  return translate as unknown as TFunction;
}

/** Regional forms that readers here expect: English as in the United States. */
const TAGS: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-US', fr: 'fr', de: 'de' };

/** Numbers and dates as the page writes them: those of the app's that its sentences take. */
export function formatter(language: string): Pick<Formats, 'number' | 'calendarDate' | 'list'> {
  const tag = TAGS[language] ?? language;
  return {
    number: (value, digits) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits ?? 0,
        maximumFractionDigits: digits ?? 2,
      }).format(value),
    calendarDate: (day) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${day}T12:00:00Z`),
      ),
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
  };
}

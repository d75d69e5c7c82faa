import type { Locale } from '@fieldhouse/contract/people.ts';
import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import english from '../locales/en.json' with { type: 'json' };
import { shownName } from './shown-name.ts';

/** The English sentence is the key, so English needs words only for plurals. */
export const LOCALES: readonly { locale: Locale; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
  { locale: 'fr', name: 'Français' },
  { locale: 'de', name: 'Deutsch' },
];

const STORAGE_KEY = 'fieldhouse-locale';
const isLocale = (value: unknown): value is Locale => LOCALES.some(({ locale }) => locale === value);

type Words = Record<string, string>;
const loadWords: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Words }>> = {
  es: () => import('../locales/es.json'),
  fr: () => import('../locales/fr.json'),
  de: () => import('../locales/de.json'),
};

async function load(locale: Locale) {
  if (locale === 'en' || i18next.hasResourceBundle(locale, 'translation')) return;
  const { default: words } = await loadWords[locale]();
  i18next.addResourceBundle(locale, 'translation', words);
}

/** What this browser was last set to, or else its own languages. */
function rememberedLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLocale(stored)) return stored;
  return navigator.languages.map((language) => language.slice(0, 2)).find(isLocale) ?? 'en';
}

export const currentLocale = (): Locale => (isLocale(i18next.language) ? i18next.language : 'en');

/** The language of the page for components: they are drawn anew when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : 'en';
}

/** Switches every text, number and date of the page; saving it to the account is the caller's. */
export async function setLocale(locale: Locale) {
  localStorage.setItem(STORAGE_KEY, locale);
  // The server chooses the language of the public page by it.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store isn't in every browser we serve
  document.cookie = `language=${locale}; path=/; max-age=31536000; samesite=lax`;
  await load(locale).catch(() => undefined);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** React escapes what it renders; every value of a sentence goes through `names`. */
export const interpolation = { escapeValue: false, alwaysFormat: true };

/** Sentences name people: the name of somebody whose account was deleted is a word to translate. */
export const names: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown) => (typeof value === 'string' ? shownName(value, i18next.t) : (value as string)),
};

export async function startI18n() {
  await i18next
    .use(initReactI18next)
    .use(names)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: english } },
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      interpolation,
      react: { useSuspense: false },
    });
  const locale = rememberedLocale();
  if (locale !== 'en') {
    await load(locale).catch(() => undefined);
    await i18next.changeLanguage(locale);
  }
  document.documentElement.lang = locale;
}

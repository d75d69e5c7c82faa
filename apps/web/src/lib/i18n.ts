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

/** Translations by English sentence. */
export type Words = Readonly<Record<string, string>>;

/**
 * The files of words of each language: `common` for every page, and those of features. Only the app's own code knows their
 * names, so that a file keeps its name, and stays on the device, until its words change; and only a page in that language
 * carries them.
 */
const LANGUAGES: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly FILES: WordFiles }>>> = {
  es: () => import('../locales/es.ts'),
  fr: () => import('../locales/fr.ts'),
  de: () => import('../locales/de.ts'),
};
type WordFiles = Readonly<Record<string, () => Promise<Words>>>;

/** The language of the page, or the one that it is about to take. */
let wanted: Locale = 'en';
/** The features whose sentences may stand on the page. */
const opened = new Set<string>();
/** Files that were loaded, so that nothing is put in twice. */
const loaded = new Set<string>();

/** Loads the common words of a language, and those of these features: what there is of them, where a file is gone. */
async function load(locale: Locale, features: Iterable<string>) {
  if (locale === 'en') return;
  const files = await LANGUAGES[locale]().then(
    ({ FILES }) => FILES,
    () => null,
  );
  await Promise.allSettled(
    ['common', ...features].map(async (name) => {
      const file = `./${locale}/${name}.json`;
      const words = loaded.has(file) ? undefined : await files?.[file]?.();
      if (!words) return;
      loaded.add(file);
      i18next.addResourceBundle(locale, 'translation', words);
    }),
  );
}

/**
 * Loads the words of features beside their code, and gives the code once both are there. The build writes this around
 * each `import()` (`apps/web/tools/words-with-code.ts`). Without the words the page is in English.
 */
export async function withWords<Module>(code: Promise<Module>, features: readonly string[]): Promise<Module> {
  for (const feature of features) opened.add(feature);
  const [module] = await Promise.all([code, load(wanted, features)]);
  return module;
}

/**
 * Adds singulars of a feature. The build writes this into the sources that say them (`tools/english-plurals.ts`).
 *
 * @public
 */
export function addEnglish(words: Words) {
  if (i18next.isInitialized) i18next.addResourceBundle('en', 'translation', words);
  else Object.assign(english, words);
}

/** What this browser was last set to, or else its own languages. */
function rememberedLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLocale(stored)) return stored;
  return navigator.languages.map((language) => language.slice(0, 2)).find(isLocale) ?? 'en';
}

export const currentLocale = (): Locale => (isLocale(i18next.language) ? i18next.language : 'en');

/** The language of the page for components: they render again when it changes. */
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
  wanted = locale;
  await load(locale, opened);
  // Of two that were chosen one after the other, the last one stays.
  if (wanted !== locale) return;
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
  wanted = rememberedLocale();
  // What begins anew has English alone.
  loaded.clear();
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
  if (wanted !== 'en') {
    await load(wanted, opened);
    await i18next.changeLanguage(wanted);
  }
  document.documentElement.lang = wanted;
}

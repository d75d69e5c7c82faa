import i18next from 'i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setLocale, startI18n, withWords } from './i18n.ts';

const COMMON = 'Cancel';
const OF_HOME = 'Nothing is due within a day.';
const OF_GRADING = 'Back to the queue';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'es', setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await startI18n();
});

afterAll(() => vi.unstubAllGlobals());

it('starts with the common words of the language, and no others', () => {
  expect(i18next.language).toBe('es');
  expect(i18next.t(COMMON)).toBe('Cancelar');
  expect(i18next.t(OF_HOME)).toBe(OF_HOME);
});

it('gives code once its words are there', async () => {
  expect(await withWords(Promise.resolve('code'), ['home'])).toBe('code');
  expect(i18next.t(OF_HOME)).not.toBe(OF_HOME);
  expect(i18next.t(OF_GRADING)).toBe(OF_GRADING);
});

it('brings what was opened along into another language', async () => {
  await setLocale('de');
  expect(i18next.t(COMMON)).toBe('Abbrechen');
  expect(i18next.t(OF_HOME)).not.toBe(OF_HOME);
  const german = i18next.t(OF_HOME);
  await setLocale('es');
  expect(i18next.t(OF_HOME)).not.toBe(german);
});

it('keeps the last language of two that were chosen one after the other', async () => {
  await Promise.all([setLocale('fr'), setLocale('en')]);
  expect(i18next.language).toBe('en');
  await setLocale('es');
});

it('goes on in English without words, and fails where the code does', async () => {
  expect(await withWords(Promise.resolve('code'), ['no-such-feature'])).toBe('code');
  await expect(withWords(Promise.reject(new TypeError('gone')), ['grading'])).rejects.toThrow('gone');
});

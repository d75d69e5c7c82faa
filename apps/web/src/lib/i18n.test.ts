import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const words = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

it('has both English forms of every sentence that counts', () => {
  const english = words('en');
  const counting = Object.keys(words('de')).filter((key) => /_(one|other)$/.test(key));
  expect(counting.length).toBeGreaterThan(0);
  expect(counting.filter((key) => !english[key])).toEqual([]);
});

it('keeps no English form of a sentence that is gone', () => {
  const german = words('de');
  expect(Object.keys(words('en')).filter((key) => !(key in german))).toEqual([]);
});

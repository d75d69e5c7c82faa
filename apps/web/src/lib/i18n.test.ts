import path from 'node:path';
import { expect, it } from 'vitest';
import { allWords } from '../../tools/sentences.ts';

const words = (language: 'en' | 'de') => allWords(path.join(import.meta.dirname, '..'), language);

it('has both English forms of every sentence that counts', () => {
  const english = words('en');
  const counting = Object.keys(words('de')).filter((key) => /_(one|other)$/.test(key));
  expect(counting.length).toBeGreaterThan(0);
  expect(counting.filter((key) => !english[key])).toEqual([]);
});

it('keeps no English form of a sentence that was removed', () => {
  const german = words('de');
  expect(Object.keys(words('en')).filter((key) => !(key in german))).toEqual([]);
});

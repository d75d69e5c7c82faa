import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeWords, wordAt, wordsOf } from './words.ts';

const written = (text: string) => wordsOf(text).map(({ start, end }) => text.slice(start, end));

it('finds words without the marks around them', () => {
  expect(written('“Well,” she said — it’s $3.50 (or so).')).toEqual([
    'Well',
    'she',
    'said',
    'it’s',
    '3.50',
    'or',
    'so',
  ]);
  expect(written('… 😀 —')).toEqual([]);
});

it('takes the time that the engine marked, and what lies between in proportion', () => {
  const marks = [
    { position: 0, atMs: 0 },
    { position: 8, atMs: 1_000 },
  ];
  expect(timeWords('one two three', marks, 2_000)).toEqual([
    { start: 0, end: 3, atMs: 0 },
    { start: 4, end: 7, atMs: 500 },
    { start: 8, end: 13, atMs: 1_000 },
  ]);
});

it('estimates by length where there are no marks', () => {
  expect(timeWords('ab cd', [], 1_000).map(({ atMs }) => atMs)).toEqual([0, 600]);
});

it('never goes back in time, and stays within the audio, whatever the engine says', () => {
  const mark = fc.record({
    position: fc.integer({ min: -5, max: 80 }),
    atMs: fc.integer({ min: -5, max: 9_000 }),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.array(mark), (text, marks) => {
      const times = timeWords(text, marks, 5_000).map(({ atMs }) => atMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const atMs of times) expect(atMs >= 0 && atMs <= 5_000).toBe(true);
    }),
  );
});

it('knows the word at a time', () => {
  const words = timeWords('one two three', [], 1_300);
  expect([-1, 0, 399, 400, 9_999].map((atMs) => wordAt(words, atMs))).toEqual([-1, 0, 0, 1, 2]);
});

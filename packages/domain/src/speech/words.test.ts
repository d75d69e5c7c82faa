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
  // To the nearest millisecond.
  expect(timeWords('ab cd', [], 1_001).map(({ atMs }) => atMs)).toEqual([0, 601]);
});

it('leaves out marks outside the text or the audio, and those that go back', () => {
  const times = (text: string, ...marks: [position: number, atMs: number][]) =>
    timeWords(
      text,
      marks.map(([position, atMs]) => ({ position, atMs })),
      1_000,
    ).map(({ atMs }) => atMs);
  expect(times('ab cd', [5, 100])).toEqual([0, 600]);
  expect(times('ab cd', [3, 1_001])).toEqual([0, 600]);
  expect(times('ab cd', [0, 300])).toEqual([0, 600]);
  expect(times('ab cd', [3, -1])).toEqual([0, 600]);
  expect(times('ab cd ef', [3, 500], [6, 400])).toEqual([0, 500, 800]);
  // The last place of the text, the end of the audio, and two marks at one time are all right.
  expect(times('ab c', [3, 1_000])).toEqual([0, 1_000]);
  expect(times('ab cd ef', [3, 500], [6, 500])).toEqual([0, 500, 500]);
  // Silence at the beginning.
  expect(times('  ab cd', [1, 400])).toEqual([500, 800]);
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

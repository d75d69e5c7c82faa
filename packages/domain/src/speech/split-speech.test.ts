import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SPEECH_MAX_CHARACTERS, splitSpeech } from './split-speech.ts';

const prose = fc
  .array(
    fc.constantFrom('Light', 'is', '😀', 'long ', '. ', '! ', '?” ', '\n\n', ' ', 'a'.repeat(40), '\ud83d'),
  )
  .map((pieces) => pieces.join(''));

it('loses nothing: the parts joined are the text, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(prose, fc.string({ unit: 'binary' })),
      fc.integer({ min: 2, max: 60 }),
      (text, max) => {
        expect(splitSpeech(text, max).join('')).toBe(text);
        expect(splitSpeech(text, max, 9).join('')).toBe(text);
      },
    ),
  );
});

it('keeps every part within the limit and never empty', () => {
  fc.assert(
    fc.property(prose, fc.integer({ min: 2, max: 60 }), (text, max) => {
      for (const part of splitSpeech(text, max)) {
        expect(part.length).toBeGreaterThan(0);
        expect(part.length).toBeLessThanOrEqual(max);
      }
    }),
  );
});

it('never cuts a surrogate pair in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 20 }), (text, max) => {
      for (const part of splitSpeech(text, max)) expect(part.isWellFormed()).toBe(true);
    }),
  );
});

it('ends parts where sentences end, as long as a sentence fits', () => {
  const sentence = 'Plants make sugar from light. ';
  const parts = splitSpeech(sentence.repeat(400));
  expect(parts.length).toBe(5);
  for (const part of parts) expect(part.trimEnd().endsWith('.')).toBe(true);
  for (const part of parts.slice(0, -1)) {
    expect(part.length).toBeGreaterThan(SPEECH_MAX_CHARACTERS - sentence.length);
  }
});

it('takes closing quotation marks along, and 3.5 is no end', () => {
  expect(splitSpeech('“Go!” she said. It was 3.5 miles.', 18)).toEqual([
    '“Go!” she said. ',
    'It was 3.5 miles.',
  ]);
});

it('cuts a sentence that is too long after a space', () => {
  expect(splitSpeech('one two three four', 9)).toEqual(['one two ', 'three ', 'four']);
});

it('keeps the first part short when asked to', () => {
  const parts = splitSpeech('Water is wet. '.repeat(300), 2_500, 700);
  expect(parts[0]?.length).toBeLessThanOrEqual(700);
  expect(parts[1]?.length).toBeGreaterThan(2_400);
});

it('fills each part to its limit and no further', () => {
  expect(splitSpeech('A b. C d. ', 10)).toEqual(['A b. C d. ']);
  expect(splitSpeech('A b. C d. ', 9)).toEqual(['A b. ', 'C d. ']);
  expect(splitSpeech('abc def', 4)).toEqual(['abc ', 'def']);
  expect(splitSpeech('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(splitSpeech('ab😀😀', 3)).toEqual(['ab', '😀', '😀']);
  expect(splitSpeech(' abcd', 3)).toEqual([' ', 'abc', 'd']);
  // The first and the last pair that there are, and one whose second half ends a part.
  expect(splitSpeech('a\u{10000}', 2)).toEqual(['a', '\u{10000}']);
  expect(splitSpeech('a\u{10ffff}', 2)).toEqual(['a', '\u{10ffff}']);
  expect(splitSpeech('\u{10000}b', 2)).toEqual(['\u{10000}', 'b']);
  // Only the first part is short, and only where the limit lets it be longer.
  expect(splitSpeech('A b. C d. E f. G h. ', 10, 5)).toEqual(['A b. ', 'C d. E f. ', 'G h. ']);
  expect(splitSpeech('A b. C d. E f. ', 5, 10)).toEqual(['A b. ', 'C d. ', 'E f. ']);
  expect(splitSpeech('ab', 2, 2)).toEqual(['ab']);
  for (const [max, first] of [
    [1, 2],
    [2, 1],
  ] as const)
    expect(() => splitSpeech('ab', max, first)).toThrow(RangeError);
});

it('has nothing to say for an empty text', () => {
  expect(splitSpeech('')).toEqual([]);
});

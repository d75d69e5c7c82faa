import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf, wordCount } from './marked-text.ts';

it('cuts a text where quotes begin and end', () => {
  expect(segmentsOf('He falls because he cannot change.', [{ number: 1, start: 3, end: 8 }])).toEqual([
    { text: 'He ', numbers: [], ending: [] },
    { text: 'falls', numbers: [1], ending: [1] },
    { text: ' because he cannot change.', numbers: [], ending: [] },
  ]);
});

it('names every criterion that quotes a piece', () => {
  expect(
    segmentsOf('abcdef', [
      { number: 2, start: 2, end: 6 },
      { number: 1, start: 0, end: 4 },
    ]),
  ).toEqual([
    { text: 'ab', numbers: [1], ending: [] },
    { text: 'cd', numbers: [1, 2], ending: [1] },
    { text: 'ef', numbers: [2], ending: [2] },
  ]);
});

it('leaves out quotes that lie outside of the text', () => {
  expect(
    segmentsOf('abc', [
      { number: 1, start: 1, end: 9 },
      { number: 2, start: -1, end: 2 },
    ]),
  ).toEqual([{ text: 'abc', numbers: [], ending: [] }]);
});

it('always gives the whole text back', () => {
  const quote = fc.record({ number: fc.integer({ min: 1, max: 4 }), start: fc.nat(40), end: fc.nat(40) });
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(quote), (text, quotes) => {
      expect(
        segmentsOf(text, quotes)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('counts words', () => {
  expect(wordCount('  Two  quotations,\nboth accurate. ')).toBe(4);
  expect(wordCount('')).toBe(0);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findQuote } from './quotes.ts';

it('finds a quote where it stands, first occurrence first', () => {
  expect(findQuote('the cell and the wall', 'the wall')).toEqual({ start: 13, end: 21 });
  expect(findQuote('ha ha', 'ha')).toEqual({ start: 0, end: 2 });
});

it('forgives runs of white space, and answers with offsets into the source', () => {
  const source = 'It  was\n\tnot wet.';
  const span = findQuote(source, ' was not   wet ')!;
  expect(source.slice(span.start, span.end)).toBe('was\n\tnot wet');
});

it('takes curly and straight quotation marks for each other', () => {
  expect(findQuote('She said “it’s full”.', '"it\'s full"')).toEqual({ start: 9, end: 20 });
  expect(findQuote('say "no"', '“no”')).toEqual({ start: 4, end: 8 });
});

it('takes every kind of quotation mark for the straight one of its size', () => {
  for (const mark of ['“', '”', '„', '‟'])
    expect(findQuote(`a${mark}b`, 'a"b')).toEqual({ start: 0, end: 3 });
  for (const mark of ['‘', '’', '‚', '‛'])
    expect(findQuote(`a${mark}b`, "a'b")).toEqual({ start: 0, end: 3 });
  expect(findQuote('a“b', "a'b")).toBeNull();
});

it('forgives nothing else', () => {
  expect(findQuote('The cell wall', 'the cell wall')).toBeNull();
  expect(findQuote('The cell wall', 'cell, wall')).toBeNull();
  expect(findQuote('Thecell', 'The cell')).toBeNull();
  expect(findQuote('The cell wall', '')).toBeNull();
  expect(findQuote('The cell wall', '  \n ')).toBeNull();
  expect(findQuote('', 'a')).toBeNull();
});

it('finds every stretch of a text, and points at the same words', () => {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', ' ', '\n', '“', '😀')),
      fc.nat(),
      fc.nat(),
      (units, a, b) => {
        const source = units.join('');
        const from = a % (source.length + 1);
        const quote = source.slice(from, from + (b % (source.length + 1)));
        const span = findQuote(source, quote);
        if (plain(quote) === '') {
          expect(span).toBeNull();
          return;
        }
        expect(plain(source.slice(span!.start, span!.end))).toBe(plain(quote));
        expect(span!.start).toBeLessThan(span!.end);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, markWords, searchWords } from './words.ts';

const plain = (segments: readonly { text: string }[]) => segments.map(({ text }) => text).join('');

describe('the words of a query', () => {
  it('are folded, and hold no operator or wildcard', () => {
    expect(searchWords("  ¿Cómo  está el 50%_ d'Été? ")).toEqual(['como', 'esta', 'el', '50', 'd', 'ete']);
    expect(searchWords("%_'&|!:*()\\\u0000<>")).toEqual([]);
  });

  it('are letters, digits and marks whatever was typed, at most twelve', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const words = searchWords(query);
        expect(words.length).toBeLessThanOrEqual(12);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,60}$/u);
      }),
    );
  });
});

describe('marked words', () => {
  it('begin with a term, accents and case aside', () => {
    expect(markWords('La Energía del sol', ['energ'])).toEqual([
      { text: 'La ', isMatch: false },
      { text: 'Energía', isMatch: true },
      { text: ' del sol', isMatch: false },
    ]);
  });

  it('give the text back, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, terms) => {
        expect(plain(markWords(text, terms))).toBe(text);
      }),
    );
  });
});

describe('an excerpt', () => {
  const long = `${'Plants take in light and water. '.repeat(20)}Chlorophyll is green. ${'They store sugar in roots. '.repeat(20)}`;

  it('lies around the first match, cut between words', () => {
    const text = plain(excerptOf(long, ['chloro']));
    expect(text).toMatch(/^… .*Chlorophyll is green\..* …$/);
    expect(text.length).toBeLessThan(220);
    expect(long).toContain(text.slice(2, -2));
  });

  it('is the beginning where nothing matches, and all of a short text', () => {
    expect(plain(excerptOf(long, ['zebra']))).toMatch(/^Plants take in light/);
    expect(plain(excerptOf('Short words', ['zebra']))).toBe('Short words');
    expect(excerptOf('', ['zebra'])).toEqual([]);
  });

  it('begins at a word where the text was cut before', () => {
    expect(plain(excerptOf('nts take in light', ['light'], true))).toBe('… take in light');
  });

  it('never fails and never grows, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 600 }),
        fc.array(fc.string()),
        fc.boolean(),
        (text, terms, isCut) => {
          expect(plain(excerptOf(text, terms, isCut)).length).toBeLessThanOrEqual(204);
        },
      ),
    );
  });
});

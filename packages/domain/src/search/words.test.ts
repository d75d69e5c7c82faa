import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, markWords, searchWords } from './words.ts';

const plain = (segments: readonly { text: string }[]) => segments.map(({ text }) => text).join('');

describe('the words of a query', () => {
  it('are folded, and hold no operator or wildcard', () => {
    expect(searchWords("  ¿Cómo  está el 50%_ d'Été? ")).toEqual(['como', 'esta', 'el', '50', 'd', 'ete']);
    expect(searchWords("%_'&|!:*()\\\u0000<>")).toEqual([]);
  });

  it('are twelve at most, of sixty characters each', () => {
    expect(searchWords('a b c d e f g h i j k l m n')).toHaveLength(12);
    expect(searchWords(`${'😀a'}${'b'.repeat(80)}`)).toEqual([`a${'b'.repeat(59)}`]);
    // A character outside the basic plane counts once, and isn't cut in two.
    expect(searchWords('𝒳'.repeat(70).normalize('NFC'))).toEqual(['x'.repeat(60)]);
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

  it('begins with the sentence of its match, else with a word, and with the match where no word begins before', () => {
    // The first sentence ends within the sixty characters before the match.
    const sentences = `${'Water flows down. '.repeat(8)}And now light falls on a leaf.`;
    expect(plain(excerptOf(sentences, ['light']))).toBe(
      '… Water flows down. Water flows down. And now light falls on a leaf.',
    );
    // Of several terms any is a match.
    expect(plain(excerptOf(sentences, ['zebra', 'light']))).toMatch(/^… /);
    const words = `${'water '.repeat(30)}light`;
    expect(plain(excerptOf(words, ['light']))).toBe(`… ${'water '.repeat(9)}light`);
    // One word of more than sixty characters runs up to it.
    expect(plain(excerptOf(`${'w'.repeat(99)}-light`, ['light']))).toBe('… light');
    expect(plain(excerptOf(`${'植物需要光，'.repeat(90)}根吸收水。`, ['根']))).toBe('… 根吸收水。');
  });

  it('begins a piece of a longer text with a whole word', () => {
    expect(plain(excerptOf('ater flows', ['zebra'], true))).toBe('… flows');
    expect(plain(excerptOf('ater', ['zebra'], true))).toBe('ater');
    expect(plain(excerptOf('-light', ['light'], true))).toBe('… light');
  });

  it('begins with the text as long as its match is among the first sixty characters', () => {
    expect(plain(excerptOf(`One. ${'w'.repeat(54)} light`, ['light']))).toMatch(/^One\. w/);
    expect(plain(excerptOf(`One. ${'w'.repeat(55)} light`, ['light']))).toMatch(/^… w/);
  });

  it('holds two hundred characters at most, and a word that is longer than that up to there', () => {
    expect(plain(excerptOf('a'.repeat(200), []))).toBe('a'.repeat(200));
    expect(plain(excerptOf('a'.repeat(201), []))).toBe(`${'a'.repeat(200)} …`);
    expect(plain(excerptOf(`${'a'.repeat(200)} b`, []))).toBe(`${'a'.repeat(200)} …`);
    expect(plain(excerptOf(`${'a'.repeat(198)} bb`, []))).toBe(`${'a'.repeat(198)} …`);
    expect(plain(excerptOf(`${'ab '.repeat(66)}ab`, []))).toBe(`${'ab '.repeat(66)}ab`);
  });

  it('reads any white space as one space, and marks what it found', () => {
    expect(excerptOf('  Light\n\t and\u00a0 leaves ', ['light', 'le'])).toEqual([
      { text: 'Light', isMatch: true },
      { text: ' and ', isMatch: false },
      { text: 'leaves', isMatch: true },
    ]);
    expect(excerptOf(long, ['chloro']).filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Chlorophyll', isMatch: true },
    ]);
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

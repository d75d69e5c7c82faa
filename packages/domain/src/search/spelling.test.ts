import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctWords, editDistance } from './spelling.ts';

describe('the distance of two words', () => {
  it('counts letters added, left out, changed and exchanged', () => {
    expect(editDistance('light', 'light', 2)).toBe(0);
    expect(editDistance('lihgt', 'light', 2)).toBe(1);
    expect(editDistance('ligt', 'light', 2)).toBe(1);
    expect(editDistance('lightt', 'light', 2)).toBe(1);
    expect(editDistance('kight', 'light', 2)).toBe(1);
    expect(editDistance('cat', 'light', 2)).toBeNull();
  });

  it('counts two neighbors that are exchanged as one edit, wherever they stand', () => {
    expect(editDistance('ab', 'ba', 1)).toBe(1);
    expect(editDistance('lightsu', 'lightus', 1)).toBe(1);
    expect(editDistance('acb', 'ba', 3)).toBe(3);
  });

  it('is what trying every edit comes to, up to the limit', () => {
    /** All ways of taking both words apart from their ends. */
    const tried = (a: string, b: string): number => {
      if (a === '' || b === '') return a.length + b.length;
      const isSame = a.at(-1) === b.at(-1);
      const ways = [
        tried(a.slice(0, -1), b) + 1,
        tried(a, b.slice(0, -1)) + 1,
        tried(a.slice(0, -1), b.slice(0, -1)) + (isSame ? 0 : 1),
      ];
      if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
        ways.push(tried(a.slice(0, -2), b.slice(0, -2)) + 1);
      return Math.min(...ways);
    };
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.nat(5), (a, b, limit) => {
        const edits = tried(a, b);
        expect(editDistance(a, b, limit)).toBe(edits <= limit ? edits : null);
      }),
      { numRuns: 400 },
    );
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
      }),
    );
  });
});

describe('a corrected query', () => {
  const titles = ['Photosynthesis and light', 'Light and shadow', 'La energía', 'Cell walls'];

  it('takes the nearest word of a title, as the title writes it', () => {
    expect(correctWords(['photosinthesis'], [], titles)).toEqual(['Photosynthesis']);
    expect(correctWords(['enrgia'], [], titles)).toEqual(['energía']);
    expect(correctWords(['photosinth'], [], titles)).toEqual(['Photosynthesis']);
  });

  it('leaves words alone that are found, that are too short, or that nothing is near', () => {
    expect(correctWords(['plants', 'lihgt'], ['plants'], titles)).toEqual(['plants', 'light']);
    expect(correctWords(['li'], [], titles)).toBeNull();
    expect(correctWords(['zebra'], [], titles)).toBeNull();
  });

  it('prefers the same first letter, then the commoner word', () => {
    expect(correctWords(['wolls'], [], ['Walls', 'Rolls'])).toEqual(['Walls']);
    expect(correctWords(['bigt'], [], ['Bight', 'Night', 'bigot and bigot'])?.[0]?.toLowerCase()).toBe(
      'bigot',
    );
  });

  it('allows no edit in two letters, one in three to seven, and two from eight on', () => {
    expect(correctWords(['bg'], [], ['Bag'])).toBeNull();
    expect(correctWords(['cag'], [], ['Cat'])).toEqual(['Cat']);
    expect(correctWords(['plannts'], [], ['Plants'])).toEqual(['Plants']);
    expect(correctWords(['plaamts'], [], ['Planets'])).toBeNull();
    expect(correctWords(['geomatri'], [], ['Geometry'])).toEqual(['Geometry']);
    expect(correctWords(['gaomatri'], [], ['Geometry'])).toBeNull();
  });

  it('prefers a whole word to the beginning of a longer one, and fewer edits to either', () => {
    expect(correctWords(['watre'], [], ['Waterfall', 'Water'])).toEqual(['Water']);
    expect(correctWords(['watre'], [], ['Water', 'Waterfall'])).toEqual(['Water']);
    // Letter by letter the beginning of one, and an edit away from the other.
    expect(correctWords(['photo'], [], ['Photons'])).toEqual(['Photons']);
    expect(correctWords(['photo'], [], ['Photos', 'Photons'])).toEqual(['Photons']);
  });

  it('counts a word however its titles write it, and shows it as the first does', () => {
    const written = ['Cells', 'Calls', 'cálls', 'CALLS', 'cells'];
    expect(correctWords(['cxlls'], [], written)).toEqual(['Calls']);
    expect(correctWords(['cxlls'], [], written.toReversed())).toEqual(['CALLS']);
    // As often: that which comes first.
    expect(correctWords(['cxlls'], [], ['Cells', 'Calls'])).toEqual(['Cells']);
  });

  it('leaves a word alone that is found somewhere, though titles hold a near one', () => {
    expect(correctWords(['wolls', 'cxlls'], ['wolls'], ['Walls', 'Calls'])).toEqual(['wolls', 'Calls']);
  });

  it('puts the first letter before how common a word is', () => {
    expect(correctWords(['wolls'], [], ['Rolls', 'Rolls of paper', 'Walls'])).toEqual(['Walls']);
    expect(correctWords(['wolls'], [], ['Walls', 'Rolls', 'Rolls of paper'])).toEqual(['Walls']);
  });
});

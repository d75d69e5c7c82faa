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
});

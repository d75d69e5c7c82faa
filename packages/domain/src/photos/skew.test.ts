import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_SKEW, type Shades, skewOf } from './skew.ts';

const WIDTH = 360;
const HEIGHT = 460;

/** A page whose lines of words lean by so many degrees, under a shadow that grows to the right. */
function page({ degrees, gap = 22, shadow = 0 }: { degrees: number; gap?: number; shadow?: number }): Shades {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const radians = (degrees * Math.PI) / 180;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const dx = x - WIDTH / 2;
      const dy = y - HEIGHT / 2;
      const along = dx * Math.cos(radians) + dy * Math.sin(radians);
      const across = dy * Math.cos(radians) - dx * Math.sin(radians);
      const isLine = ((across % gap) + gap) % gap < 5;
      const isWord = ((along % 31) + 31) % 31 < 24;
      const isInside = Math.abs(along) < 130 && Math.abs(across) < 170;
      const paper = 230 - shadow * (x / WIDTH);
      pixels[y * WIDTH + x] = isLine && isWord && isInside ? paper * 0.35 : paper;
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** Numbers from 0 to 1 that follow from a seed (Mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('how far a photographed page leans', () => {
  test('is found to within half a degree, also under a shadow', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -10, max: 10, noNaN: true }),
        fc.integer({ min: 16, max: 34 }),
        fc.integer({ min: 0, max: 120 }),
        (degrees, gap, shadow) => {
          const found = skewOf(page({ degrees, gap, shadow }));
          expect(found).not.toBeNull();
          expect(Math.abs((found ?? 99) - degrees)).toBeLessThanOrEqual(0.5);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('is unknown of a blank page and of one without lines', () => {
    const blank = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(240) };
    expect(skewOf(blank)).toBeNull();
    for (const share of [0.002, 0.05, 0.3]) {
      const random = randomFrom(share * 1_000);
      const pixels = Uint8Array.from(blank.pixels, () => (random() < share ? 30 : 235));
      expect(skewOf({ ...blank, pixels })).toBeNull();
    }
  });

  test('is never more than what can be put right, and an image of no size has none', () => {
    expect(Math.abs(skewOf(page({ degrees: 30 })) ?? 0)).toBeLessThanOrEqual(LARGEST_SKEW);
    expect(skewOf({ width: 0, height: 0, pixels: new Uint8Array() })).toBeNull();
  });
});

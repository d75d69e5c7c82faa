import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSize } from './page-size.ts';

it.each([
  ['a photo of a page', 3_000, 4_000, { width: 2_200, height: 2_933 }],
  ['a small picture, so that its letters are large enough', 850, 1_100, { width: 2_200, height: 2_847 }],
  ['a picture of a whole web page', 1_080, 12_000, { width: 1_272, height: 14_142 }],
  ['a strip that no page is', 10, 50_000, { width: 3, height: 16_000 }],
])('says in which size %s is read', (_, width, height, size) => {
  expect(pageSize(width, height)).toEqual(size);
});

it('never has more than eighteen million pixels, nor a side of none', () => {
  const side = fc.integer({ min: 1, max: 50_000_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = pageSize(width, height);
      expect(size.width * size.height).toBeLessThanOrEqual(18_000_000);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(16_000);
    }),
  );
});

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageType, readImage, uprightPage } from './ocr.ts';

const PAGE = new URL('../../testing/transcript-page.png', import.meta.url);

it('reads the lines of a photographed page', async () => {
  const text = await readImage(readFileSync(PAGE));
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  expect(lines).toContain('English 9 A 1.00');
  expect(lines).toContain('World History C 1.00');
  expect(text).toMatch(/Student Name: Daniel Ortega/);
}, 60_000);

it('refuses a damaged image', async () => {
  await expect(readImage(readFileSync(PAGE).subarray(0, 400))).rejects.toMatchObject({ reason: 'DAMAGED' });
  await expect(readImage(Buffer.from('no image'))).rejects.toMatchObject({ reason: 'DAMAGED' });
});

it.each([
  ['a strip that no page is', { width: 100, height: 50_000 }, 1, [32, 16_000]],
  ['a photo that was taken sideways', { width: 400, height: 300 }, 6, [2_200, 2_933]],
])('brings %s into a size that is read in bounded time', async (_, size, orientation, expected) => {
  const picture = await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await uprightPage(picture, 30_000)).metadata();
  expect([width, height]).toEqual(expected);
});

it('gives up once its time is over, whatever it was about to do', async () => {
  await expect(readImage(readFileSync(PAGE), 1)).rejects.toMatchObject({ reason: 'TOO_COMPLEX' });
});

it('tells an image by its first bytes', async () => {
  expect(await imageType(readFileSync(PAGE).subarray(0, 4_100))).toBe('image/png');
  expect(await imageType(Buffer.from('%PDF-1.7'))).toBeNull();
});

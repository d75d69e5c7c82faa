import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImage } from './ocr.ts';

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

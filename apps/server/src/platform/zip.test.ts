import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { unzip } from '#testing/unzip.ts';
import { zipOf, zipped } from './zip.ts';

const MEGABYTE = 1024 * 1024;
/** What one request may cost the thread that answers everybody (security class 26). */
const MOST_MS = 200;

it('packs files that any program unpacks', async () => {
  const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
  const packed = Buffer.from(await zipOf([entry('a.json', '[]'), entry('files/ö.txt', 'x'.repeat(70_000))]));
  expect([...unzip(packed)]).toEqual([
    ['a.json', '[]'],
    ['files/ö.txt', 'x'.repeat(70_000)],
  ]);
});

it('costs the thread that answers everybody next to nothing, however large a file is', async () => {
  // The largest document that anybody uploads, and one that can't be made smaller.
  const bytes = randomBytes(25 * MEGABYTE);
  const before = process.threadCpuUsage();
  let size = 0;
  for await (const piece of zipped([{ name: 'scan.pdf', bytes }])) size += piece.length;
  const { user, system } = process.threadCpuUsage(before);
  process.stdout.write(`25 MB packed: ${Math.round((user + system) / 1000)} ms of the thread\n`);
  expect(size).toBeGreaterThan(bytes.length);
  expect((user + system) / 1000).toBeLessThan(MOST_MS);
});

import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unzip } from '#testing/unzip.ts';
import { zipOf, zipped } from './zip.ts';

const MEGABYTE = 1024 * 1024;
/** Processor time of this thread in ms. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

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
  let size = 0;
  const cost = await costOf(async () => {
    for await (const piece of zipped([{ name: 'scan.pdf', bytes }])) size += piece.length;
  });
  // Held against the same work on this thread: a busy machine makes both slower (security class 26).
  const here = await costOf(() => deflateRawSync(bytes));
  process.stdout.write(
    `25 MB packed: ${Math.round(cost)} ms of the thread, instead of ${Math.round(here)}\n`,
  );
  expect(size).toBeGreaterThan(bytes.length);
  expect(cost).toBeLessThan(here / 2);
});

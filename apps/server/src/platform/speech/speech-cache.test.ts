import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clockFrom } from '../clock.ts';
import { FileStore } from '../files.ts';
import { mp3DurationMs } from './mp3-duration.ts';
import { SpeechCache } from './speech-cache.ts';

const spoken = {
  audio: new Uint8Array(1_000).fill(7),
  words: [{ start: 0, end: 3, atMs: 5 }],
  durationMs: 90,
};
const open = (bounds: ConstructorParameters<typeof SpeechCache>[2] = {}) => {
  let now = Date.now();
  const store = new FileStore({ dataDir: mkdtempSync(path.join(tmpdir(), 'fieldhouse-speech-')), s3: null });
  const cache = new SpeechCache(
    store,
    clockFrom(() => now),
    bounds,
  );
  return { store, cache, pass: (ms: number) => (now += ms) };
};

it('gives back what it was given, under a voice and a text', async () => {
  const { cache } = open();
  await cache.keep(cache.keyOf('fr', 'Bonjour'), spoken);
  const found = await cache.find(cache.keyOf('fr', 'Bonjour'));
  expect({ ...found, audio: [...(found?.audio ?? [])] }).toEqual({ ...spoken, audio: [...spoken.audio] });
  expect(await cache.find(cache.keyOf('de', 'Bonjour'))).toBeNull();
});

it('takes a file that was cut off for none', async () => {
  const { cache, store } = open();
  const key = cache.keyOf('en', 'Hello');
  await cache.keep(key, spoken);
  await store.put(key, (await store.get(key)).slice(0, 500));
  expect(await cache.find(key)).toBeNull();
  await store.put(key, new Uint8Array([1, 2]));
  expect(await cache.find(key)).toBeNull();
});

it('removes what is older than its age', async () => {
  const { cache, store, pass } = open({ maxAgeMs: 1_000, sweepEveryMs: 1_000_000 });
  await cache.keep(cache.keyOf('en', 'old'), spoken);
  pass(5_000);
  await cache.sweep();
  expect(await store.list('speech')).toEqual([]);
});

it('never holds more than it may for long, and keeps the newest', async () => {
  const { cache, store } = open({ maxBytes: 3_500, sweepEveryBytes: 1 });
  for (const text of ['1', '2', '3', '4', '5']) await cache.keep(cache.keyOf('en', text), spoken);
  const sizes = (await store.list('speech')).map(({ sizeBytes }) => sizeBytes);
  expect(sizes.length).toBe(3);
  expect(await cache.find(cache.keyOf('en', '5'))).not.toBeNull();
});

it('tells an MP3 from what is none', () => {
  expect(mp3DurationMs(new Uint8Array())).toBeNull();
  expect(mp3DurationMs(new TextEncoder().encode('<html>down</html>'.repeat(50)))).toBeNull();
  expect(mp3DurationMs(new Uint8Array([0xff, 0xf3, 0x40, 0xc4]))).toBeNull();
});

import { expect, it } from 'vitest';
import { createMemoryStore } from '#lib/memory-store.ts';
import type { Answer } from './answer.ts';
import { isToFinish, SubmissionKeys } from './pending-submission.ts';

const answer = (text: string): Answer => ({ v: 1, text, matches: [] });
const keysOn = (device = createMemoryStore()) => new SubmissionKeys(device, 'ada', 'lab-1');

it('keeps the key of an answer until it is acknowledged', async () => {
  const keys = keysOn();
  const first = await keys.keyFor(answer('my lab'));
  expect(await keys.keyFor(answer('my lab'))).toBe(first);
  await keys.settle();
  expect(await keys.keyFor(answer('my lab'))).not.toBe(first);
});

it('gives another text another key', async () => {
  const keys = keysOn();
  expect(await keys.keyFor(answer('my lab, better'))).not.toBe(await keys.keyFor(answer('my lab')));
});

it('keeps the key over a reload of the page', async () => {
  const device = createMemoryStore();
  const key = await keysOn(device).keyFor(answer('my lab'));
  const reloaded = keysOn(device);
  expect(await reloaded.load()).toEqual({ idempotencyKey: key, content: answer('my lab') });
  expect(await reloaded.keyFor(answer('my lab'))).toBe(key);
});

it('finishes a hand-in unless the person has written something else since', () => {
  const pending = { idempotencyKey: 'k', content: answer('my lab') };
  expect(isToFinish(pending, answer('my lab'))).toBe(true);
  expect(isToFinish(pending, answer(''))).toBe(true);
  expect(isToFinish(pending, answer('my lab, better'))).toBe(false);
  expect(isToFinish(null, answer(''))).toBe(false);
});

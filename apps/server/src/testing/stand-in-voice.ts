import { parentPort } from 'node:worker_threads';
import type { VoiceWork } from '#platform/speech/built-in-voice.ts';
import type { Order } from '#platform/work-thread.ts';

/** In place of the voice's thread: does what the text says, so that tests see it crash, hang and recover. */
parentPort?.on('message', ({ id, work: { text } }: Order<VoiceWork>) => {
  if (text === 'crash') throw new Error('crashed as told');
  if (text === 'exit') process.exit(3);
  if (text === 'hang') return;
  if (text === 'fail') return parentPort?.postMessage({ id, result: { failure: 'failed as told' } });
  const audio = new TextEncoder().encode(text);
  parentPort?.postMessage({ id, result: { audio, marks: [{ position: 0, atMs: 0 }], durationMs: 100 } });
});

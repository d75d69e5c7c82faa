import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from '../work-thread.ts';
import { type ReadingResult, type ReadingWork, read } from './answer-reader.ts';

parentPort?.on('message', ({ id, work }: Order<ReadingWork>) => {
  const answer: Answer<ReadingResult> = { id, result: read(work) };
  parentPort?.postMessage(answer);
});

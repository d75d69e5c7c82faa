import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from '#platform/work-thread.ts';
import { parseSheet, type SheetResult } from './sheet-parser.ts';

parentPort?.on('message', ({ id, work }: Order<string>) => {
  const answer: Answer<SheetResult> = { id, result: parseSheet(work) };
  parentPort?.postMessage(answer);
});

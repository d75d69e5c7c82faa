import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from '#platform/work-thread.ts';
import { drawTranscript, unprintable } from './draw.ts';
import type { PdfOrder, PdfResult } from './render.ts';

parentPort?.on('message', async ({ id, work }: Order<PdfOrder>) => {
  const result: PdfResult =
    work.kind === 'draw'
      ? { pdf: await drawTranscript(work.work), unprintable: unprintable(work.work.sheet) }
      : { pdf: new Uint8Array(), unprintable: unprintable(work.sheet) };
  const answer: Answer<PdfResult> = { id, result };
  parentPort?.postMessage(answer);
});

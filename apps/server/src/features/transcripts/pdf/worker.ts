import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from '#platform/work-thread.ts';
import { drawTranscript, unprintable } from './draw.ts';
import type { PdfOrder, PdfResult } from './render.ts';
import { textsOf } from './texts.ts';

parentPort?.on('message', async ({ id, work }: Order<PdfOrder>) => {
  const result: PdfResult =
    work.kind === 'draw'
      ? {
          pdf: await drawTranscript(work.work),
          unprintable: unprintable(textsOf(work.work.sheet, work.work.marks)),
        }
      : { pdf: new Uint8Array(), unprintable: unprintable(work.texts) };
  const answer: Answer<PdfResult> = { id, result };
  parentPort?.postMessage(answer);
});

import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from '../work-thread.ts';
import { HtmlTooComplexError, requireBounds } from './bounds.ts';
import type { CleanResult, CleanWork } from './cleaner.ts';
import { sanitize } from './sanitize.ts';

parentPort?.on('message', ({ id, work }: Order<CleanWork>) => {
  const answer: Answer<CleanResult> = { id, result: clean(work) };
  parentPort?.postMessage(answer);
});

function clean({ kind, html, isBounded }: CleanWork): CleanResult {
  try {
    if (isBounded) requireBounds(html);
    return sanitize(kind, html);
  } catch (error) {
    if (error instanceof HtmlTooComplexError) return null;
    throw error;
  }
}

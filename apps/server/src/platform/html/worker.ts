import { parentPort } from 'node:worker_threads';
import { HtmlTooComplexError, requireBounds } from './bounds.ts';
import type { CleanAnswer, CleanOrder } from './cleaner.ts';
import { sanitize } from './sanitize.ts';

parentPort?.on('message', (order: CleanOrder) => {
  const answer: CleanAnswer = { id: order.id, html: clean(order) };
  parentPort?.postMessage(answer);
});

function clean({ kind, html, isBounded }: CleanOrder): string | null {
  try {
    if (isBounded) requireBounds(html);
    return sanitize(kind, html);
  } catch (error) {
    if (error instanceof HtmlTooComplexError) return null;
    throw error;
  }
}

import { runChild } from './harness.ts';
import type { Reference, Speed } from './measure.ts';

/**
 * Operations per second on the machine that the budgets were written for (2 cores), while nothing else ran: a bare
 * statement through eight connections, password hashes eight at once, a JSON answer of a bare server to eight
 * connections.
 */
const RECORDED: Readonly<Record<Reference, number>> = { statement: 11_500, hash: 102, json: 5_000 };

/** How quick the machine is now. */
export async function measureSpeed(url: string): Promise<Speed> {
  const now = await runChild<Record<Reference, number>>('bench/reference-rates.ts', { url });
  return {
    statement: now.statement / RECORDED.statement,
    hash: now.hash / RECORDED.hash,
    json: now.json / RECORDED.json,
  };
}

/** The speed of the time between two measurements. */
export const between = (one: Speed, other: Speed): Speed => ({
  statement: Math.sqrt(one.statement * other.statement),
  hash: Math.sqrt(one.hash * other.hash),
  json: Math.sqrt(one.json * other.json),
});

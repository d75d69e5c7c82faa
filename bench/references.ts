import { runChild } from './harness.ts';
import type { Reference, Speed } from './measure.ts';

/**
 * Operations per second on the machine that the budgets were written for (2 cores), while nothing else ran: a bare
 * statement through eight connections, password hashes eight at once, a JSON answer of a bare server to eight
 * connections.
 *
 * That machine is gone. What is known of it is what commit fa9246b did there: 1,267 assignments, 521 calendars, 625
 * submissions and 70 sign-ins in a second, and a grade saved in 7.2 ms. Another machine did 749, 406, 472 and 60, and
 * 11.2 ms, and 28,000 statements, 157 hashes and 13,000 JSON answers: 0.7 of it (0.59 to 0.78), and 0.86 in sign-in.
 */
const RECORDED: Readonly<Record<Reference, number>> = { statement: 40_000, hash: 183, json: 18_500 };

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

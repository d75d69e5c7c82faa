import { ORPCError } from '@orpc/server';
import { type Limit, Turns } from './limiter.ts';
import type { Services } from './services.ts';

/**
 * Does costly work for one person: one after the other, so that nobody fills a queue, and so many times in an hour.
 *
 * @param key what is counted, and for whom: "transcripts:drawn:<user>".
 * @throws ORPCError TOO_MANY_TRIES
 */
export async function inTurn<Result>(
  { limiter }: Pick<Services, 'limiter'>,
  { key, perHour }: { readonly key: string; readonly perHour: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const limit: Limit = { key, wrongTries: perHour, windowSeconds: 3_600, isSingle: true };
  const turns = new Turns();
  try {
    await limiter.takeTurns(turns, [limit]);
    const retryAfterSeconds = await limiter.waitSeconds([limit]);
    if (retryAfterSeconds > 0)
      throw new ORPCError('TOO_MANY_TRIES', { status: 429, data: { retryAfterSeconds } });
    await limiter.count([limit], 1);
    return await work();
  } finally {
    turns.giveBack();
  }
}

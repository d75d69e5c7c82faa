import { ORPCError } from '@orpc/server';
import { type Limit, Turns } from '#platform/limiter.ts';
import type { Services } from '#platform/services.ts';

/** More than anybody reads: a school's transcripts for many students are a job. */
const PER_HOUR = 300;

const drawingLimit = (userId: string): Limit => ({
  key: `transcripts:drawn:${userId}`,
  wrongTries: PER_HOUR,
  windowSeconds: 3_600,
  isSingle: true,
});

/**
 * Draws for one person: one after the other, so that nobody fills the queue of the thread, and so many in an hour.
 *
 * @throws ORPCError TOO_MANY_TRIES
 */
export async function drawnInTurn<Result>(
  { limiter }: Pick<Services, 'limiter'>,
  userId: string,
  draw: () => Promise<Result>,
): Promise<Result> {
  const limit = drawingLimit(userId);
  const turns = new Turns();
  try {
    await limiter.takeTurns(turns, [limit]);
    const retryAfterSeconds = await limiter.waitSeconds([limit]);
    if (retryAfterSeconds > 0)
      throw new ORPCError('TOO_MANY_TRIES', { status: 429, data: { retryAfterSeconds } });
    await limiter.count([limit], 1);
    return await draw();
  } finally {
    turns.giveBack();
  }
}

import { inTurn } from '#platform/in-turn.ts';
import type { Services } from '#platform/services.ts';

/** More than anybody reads: a school's transcripts for many students are a job. */
const PER_HOUR = 300;

/**
 * Draws for one person: one after the other, so that nobody fills the queue of the thread, and so many in an hour.
 *
 * @throws ORPCError TOO_MANY_TRIES
 */
export const drawnInTurn = <Result>(
  services: Pick<Services, 'limiter'>,
  userId: string,
  draw: () => Promise<Result>,
): Promise<Result> => inTurn(services, { key: `transcripts:drawn:${userId}`, perHour: PER_HOUR }, draw);

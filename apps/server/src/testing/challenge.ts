import { hash } from 'node:crypto';
import type { Challenge } from '@fieldhouse/contract/challenge.ts';
import { solvePuzzle } from '@fieldhouse/domain/accounts/proof-of-work.ts';

const firstWord = (text: string): number => hash('sha256', text, 'buffer').readUInt32BE(0);

/** The answer to a challenge, as the header carries it; a challenge of the first level takes about a second. */
export const solved = (challenge: Challenge): string => {
  const answers = Array.from({ length: challenge.puzzles }, (_, puzzle) =>
    solvePuzzle(challenge, puzzle, firstWord),
  );
  return `${challenge.token}.${answers.join('-')}`;
};

/** The challenge that a call was refused with. */
export async function challengeFrom(call: Promise<unknown>): Promise<Challenge> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason as { code?: string; data?: { challenge: Challenge } },
  );
  if (error?.code !== 'CHALLENGE_REQUIRED' || !error.data)
    throw new Error(`No challenge, but ${error?.code}`);
  return error.data.challenge;
}

import type { Challenge } from '@fieldhouse/contract/challenge.ts';
import type { Puzzles } from '@fieldhouse/domain/accounts/proof-of-work.ts';
import { ChallengeCancelled, solving } from './solving.ts';

/** What of a worker is used. */
export interface Solver {
  onmessage: ((event: MessageEvent<number>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(puzzles: Puzzles): void;
  terminate(): void;
}

/** A shorter calculation than this isn't shown: it would only flash. */
const SHOWN_AFTER_MS = 400;

const openWorker = (): Solver =>
  new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });

let line: Promise<unknown> = Promise.resolve();

/**
 * Calculates the answer to a challenge, as the header of the same call carries it. One at a time: two would take twice
 * as long each.
 *
 * @throws ChallengeCancelled when the person stops it.
 * @throws Error where this browser can't run the calculation.
 */
export function answerTo(challenge: Challenge, open: () => Solver = openWorker): Promise<string> {
  const answer = line.then(() => solve(challenge, open));
  line = answer.catch(() => {});
  return answer;
}

async function solve(challenge: Challenge, open: () => Solver): Promise<string> {
  const { salt, puzzles, bits, token } = challenge;
  const solver = open();
  const answers: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const cancel = () => reject(new ChallengeCancelled());
      const show = () => solving.set({ ratio: answers.length / puzzles, cancel });
      timer = setTimeout(show, SHOWN_AFTER_MS);
      solver.onmessage = ({ data }) => {
        answers.push(data);
        if (answers.length === puzzles) resolve();
        else if (solving.get()) show();
      };
      solver.onerror = () => reject(new Error('The calculation could not be run.'));
      solver.postMessage({ salt, puzzles, bits });
    });
  } finally {
    clearTimeout(timer);
    solver.terminate();
    solving.set(null);
  }
  return `${token}.${answers.join('-')}`;
}

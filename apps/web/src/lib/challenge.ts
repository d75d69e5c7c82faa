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

/** A browser without module workers throws, or says so by an error of the worker. */
function tryOpen(open: () => Solver): Solver | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/**
 * Solves one puzzle after the other on the page's own thread: each takes a few milliseconds on average, and between two of
 * them the page can draw and answer.
 */
async function solveHere(puzzles: Puzzles, onAnswer: (answer: number) => void, isOver: () => boolean) {
  const [{ solvePuzzle }, { firstWord }] = await Promise.all([
    import('@fieldhouse/domain/accounts/proof-of-work.ts'),
    import('./sha256.ts'),
  ]);
  for (let puzzle = 0; puzzle < puzzles.puzzles && !isOver(); puzzle += 1) {
    onAnswer(solvePuzzle(puzzles, puzzle, firstWord));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let line: Promise<unknown> = Promise.resolve();

/**
 * Calculates the answer to a challenge, as the header of the same call carries it. One at a time: two would take twice
 * as long each.
 *
 * In a worker, or where there is none on the page's own thread, piece by piece.
 *
 * @throws ChallengeCancelled when the person stops it.
 */
export function answerTo(challenge: Challenge, open: () => Solver = openWorker): Promise<string> {
  const answer = line.then(() => solve(challenge, open));
  line = answer.catch(() => {});
  return answer;
}

async function solve(challenge: Challenge, open: () => Solver): Promise<string> {
  const { salt, puzzles, bits, token } = challenge;
  const solver = tryOpen(open);
  const asked = { salt, puzzles, bits };
  let answers: number[] = [];
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const cancel = () => reject(new ChallengeCancelled());
      const show = () => solving.set({ ratio: answers.length / puzzles, cancel });
      timer = setTimeout(show, SHOWN_AFTER_MS);
      const take = (answer: number) => {
        answers.push(answer);
        if (answers.length === puzzles) resolve();
        else if (solving.get()) show();
      };
      const goOnHere = () => {
        answers = [];
        solveHere(asked, take, () => isOver).catch(reject);
      };
      if (!solver) {
        goOnHere();
        return;
      }
      solver.onmessage = ({ data }) => take(data);
      solver.onerror = () => {
        solver.onmessage = null;
        solver.terminate();
        goOnHere();
      };
      solver.postMessage(asked);
    });
  } finally {
    isOver = true;
    clearTimeout(timer);
    solver?.terminate();
    solving.set(null);
  }
  return `${token}.${answers.join('-')}`;
}

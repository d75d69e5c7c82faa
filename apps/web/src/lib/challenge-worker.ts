import { type Puzzles, solvePuzzle } from '@fieldhouse/domain/accounts/proof-of-work.ts';
import { firstWord } from './sha256.ts';

/** What of a worker's own scope is used; its types and those of a page can't stand side by side. */
const worker = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Puzzles>) => void) | null;
  postMessage(answer: number): void;
};

/** Says the answer to one puzzle after the other. Whoever wants no more ends the worker. */
worker.onmessage = ({ data }) => {
  for (let puzzle = 0; puzzle < data.puzzles; puzzle += 1)
    worker.postMessage(solvePuzzle(data, puzzle, firstWord));
};

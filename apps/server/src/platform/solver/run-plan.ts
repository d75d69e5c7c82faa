import { Worker } from 'node:worker_threads';
import type { Progress } from '@fieldhouse/domain/planning/find-plan.ts';
import type { PlanProblem } from '@fieldhouse/domain/planning/problem.ts';
import type { SolvedPlan } from '@fieldhouse/domain/planning/solved-plan.ts';

/** What the thread of a plan says. */
export type PlanMessage =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The best plan, while the search goes on for what is shown beside it. */
  | { readonly kind: 'found'; readonly solved: SolvedPlan }
  | { readonly kind: 'solved'; readonly solved: SolvedPlan };

/** Why a plan wasn't found, busy where its turn never came; nothing is said about whether there is one. */
export class PlanError extends Error {
  readonly reason: 'busy' | 'timeout' | 'crash';
  constructor(reason: PlanError['reason']) {
    super(`no plan was found: ${reason}`);
    this.reason = reason;
  }
}

interface Options {
  /** Ends the search at once; whoever waits gets the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Hears of the best plan while the search goes on for what is shown beside it. */
  readonly onFound?: (best: SolvedPlan) => void;
  /** How long a search may take once it has its turn, in milliseconds. */
  readonly timeoutMs?: number;
  /** How long it may take together with the wait for its turn, in milliseconds. */
  readonly deadlineMs?: number;
}

const TIMEOUT_MS = 60_000;
const DEADLINE_MS = 90_000;
const HEAP_MB = 256;
/** Searches that wait for their turn at most: each takes some seconds of one core, and a minute at worst. */
const MOST_WAITING = 5;
const waiting: (() => void)[] = [];
let isTaken = false;

/**
 * Finds a plan on a thread of its own, one after the other, so that the server answers others meanwhile. A plan that is found
 * in time is given even where what is shown beside it isn't, and then is marked as cut short.
 *
 * @throws PlanError, or the reason of the signal.
 */
export async function solveInThread(problem: PlanProblem, options: Options = {}): Promise<SolvedPlan> {
  const { signal, timeoutMs = TIMEOUT_MS, deadlineMs = DEADLINE_MS } = options;
  signal?.throwIfAborted();
  const began = performance.now();
  await turn(signal, deadlineMs);
  try {
    // The turn comes a moment after it is given, and nobody hears of a signal in between.
    signal?.throwIfAborted();
    const left = deadlineMs - (performance.now() - began);
    return await inThread(problem, options, Math.max(0, Math.min(timeoutMs, left)));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }
}

/** Waits until no other search runs. Who is cancelled meanwhile, or waits for too long, leaves the line. */
async function turn(signal: AbortSignal | undefined, mostMs: number): Promise<void> {
  if (!isTaken) {
    isTaken = true;
    return;
  }
  if (waiting.length >= MOST_WAITING) throw new PlanError('busy');
  await new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      settle();
    };
    const leave = (reason: unknown) => {
      waiting.splice(waiting.indexOf(go), 1);
      end(() => reject(reason));
    };
    const cancel = () => leave(signal?.reason);
    const go = () => end(resolve);
    const timer = setTimeout(() => leave(new PlanError('busy')), mostMs);
    waiting.push(go);
    signal?.addEventListener('abort', cancel, { once: true });
  });
}

function inThread(
  problem: PlanProblem,
  { signal, onProgress, onFound }: Options,
  mostMs: number,
): Promise<SolvedPlan> {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), {
    workerData: problem,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    stdout: true,
    stderr: true,
    env: {},
  });
  return new Promise<SolvedPlan>((resolve, reject) => {
    let found: SolvedPlan | null = null;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      worker.removeAllListeners();
      // A thread that ends by an error after its answer has nothing more to say.
      worker.on('error', () => undefined);
      void worker.terminate();
      settle();
    };
    const cancel = () => end(() => reject(signal?.reason));
    const giveUp = () => (found === null ? reject(new PlanError('timeout')) : resolve(found));
    const timer = setTimeout(() => end(giveUp), mostMs);
    signal?.addEventListener('abort', cancel, { once: true });
    worker.on('message', (message: PlanMessage) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else if (message.kind === 'found') {
        found = message.solved;
        onFound?.(found);
      } else end(() => resolve(message.solved));
    });
    worker.on('error', () => end(() => reject(new PlanError('crash'))));
    worker.on('exit', () => end(() => reject(new PlanError('crash'))));
  });
}

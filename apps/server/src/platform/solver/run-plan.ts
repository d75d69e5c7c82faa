import { Worker } from 'node:worker_threads';
import type { Progress } from '@fieldhouse/domain/planning/find-plan.ts';
import type { PlanProblem } from '@fieldhouse/domain/planning/problem.ts';
import type { SolvedPlan } from '@fieldhouse/domain/planning/solved-plan.ts';

/** What the thread of a plan says. */
export type PlanMessage =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'solved'; readonly solved: SolvedPlan };

/** Why a plan wasn't found; nothing is said about whether there is one. */
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
  /** How long a search may take, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
const HEAP_MB = 256;
/** Searches that wait for their turn at most: each takes some seconds of one core. */
const MOST_WAITING = 40;
const waiting: (() => void)[] = [];
let isTaken = false;

/**
 * Finds a plan on a thread of its own, one after the other, so that the server answers others meanwhile.
 *
 * @throws PlanError, or the reason of the signal.
 */
export async function solveInThread(problem: PlanProblem, options: Options = {}): Promise<SolvedPlan> {
  options.signal?.throwIfAborted();
  await turn(options.signal);
  try {
    return await inThread(problem, options);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }
}

/** Waits until no other search runs. Who is cancelled meanwhile leaves the line. */
async function turn(signal: AbortSignal | undefined): Promise<void> {
  if (!isTaken) {
    isTaken = true;
    return;
  }
  if (waiting.length >= MOST_WAITING) throw new PlanError('busy');
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal?.reason);
    };
    const go = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    waiting.push(go);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

function inThread(
  problem: PlanProblem,
  { signal, onProgress, timeoutMs = TIMEOUT_MS }: Options,
): Promise<SolvedPlan> {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), {
    workerData: problem,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    stdout: true,
    stderr: true,
    env: {},
  });
  return new Promise<SolvedPlan>((resolve, reject) => {
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
    const timer = setTimeout(() => end(() => reject(new PlanError('timeout'))), timeoutMs);
    signal?.addEventListener('abort', cancel, { once: true });
    worker.on('message', (message: PlanMessage) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else end(() => resolve(message.solved));
    });
    worker.on('error', () => end(() => reject(new PlanError('crash'))));
    worker.on('exit', () => end(() => reject(new PlanError('crash'))));
  });
}

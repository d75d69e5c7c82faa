import { parentPort, workerData } from 'node:worker_threads';
import type { PlanProblem } from '@fieldhouse/domain/planning/problem.ts';
import { solvedPlan } from '@fieldhouse/domain/planning/solved-plan.ts';
import { openSolver } from './highs.ts';
import type { PlanMessage } from './run-plan.ts';

const say = (message: PlanMessage): void => parentPort?.postMessage(message);

// One plan, one thread: what the solver leaves in memory goes with it.
const solved = solvedPlan(
  workerData as PlanProblem,
  await openSolver(),
  (progress) => say({ kind: 'progress', progress }),
  (found) => say({ kind: 'found', solved: found }),
);
say({ kind: 'solved', solved });

import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { PlannedCourse } from '@fieldhouse/domain/advice/basis.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { bestPlanOf, planBasisOf } from '#features/plans/best-plan/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { inTurn } from '#platform/in-turn.ts';
import type { Services } from '#platform/services.ts';
import { PlanError } from '#platform/solver/run-plan.ts';

interface Reading {
  readonly services: Services;
  readonly clock: Clock;
  readonly unit: <Result>(work: (tx: Transaction, actor: Actor) => Promise<Result>) => Promise<Result>;
}

/** Searches of one person in an hour, together with those of the planner. */
const SEARCHES_PER_HOUR = 200;

/**
 * The courses of the best plan, the first ones first, with no wishes and the usual grades; as the planner finds it. Null: none
 * could be found now, so that nothing is said about it.
 */
export async function nextPlanOf(
  { services, clock, unit }: Reading,
  studentId: StudentId,
  userId: string,
  signal: AbortSignal | undefined,
): Promise<readonly PlannedCourse[] | null> {
  const basis = await unit((tx, actor) => planBasisOf(tx, clock, actor, studentId));
  if (!basis) return null;
  const limit = { key: `plans:found:${userId}`, perHour: SEARCHES_PER_HOUR };
  try {
    const found = await inTurn(services, limit, () => bestPlanOf(basis, signal));
    return found.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0));
  } catch (error) {
    if (error instanceof PlanError) return null;
    throw error;
  }
}

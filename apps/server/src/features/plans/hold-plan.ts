import type { PlanId } from '@fieldhouse/contract/ids.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { findPlan, lockPlans } from './saved-queries.ts';

export type HeldPlan = RowOf<typeof findPlan>;

/** A plan as it is while nobody else writes plans of its student; null: there is none. */
export async function holdPlan(tx: Transaction, planId: PlanId): Promise<HeldPlan | null> {
  const [found] = await tx.query(findPlan({ planId }));
  if (!found) return null;
  await tx.query(lockPlans({ studentId: found.studentId }));
  // A statement that waited would still see the plan as it was.
  const [held] = await tx.query(findPlan({ planId }));
  return held ?? null;
}

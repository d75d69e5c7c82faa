import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { goalName, PLANNED_GRADE } from '@fieldhouse/domain/planning/problem.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { solveInThread } from '#platform/solver/run-plan.ts';
import { loadBasis, type PlanBasis } from '../load.ts';
import { problemOf } from '../problem.ts';

/** What a student's plan is made from, for who may read the ledger; null: there is no such student for the actor. */
export const planBasisOf = (
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  studentId: StudentId,
): Promise<PlanBasis | null> => loadBasis(tx, clock, actor, studentId);

/** As the planner's page asks before anybody has said anything. */
const USUAL_LIMITS = { regular: { credits: null, courses: 7 }, optional: { credits: 1, courses: null } };
const USUAL_GOALS = ['graduation', 'DI'] as const;

/**
 * The courses of the best plan for the diploma and Division I, with no wishes and planned courses at a C: the one with which
 * the planner's page begins. Empty: nothing has to be taken, or nothing can be planned.
 *
 * @throws PlanError, or the reason of the signal.
 */
export async function bestPlanOf(basis: PlanBasis, signal: AbortSignal | undefined) {
  const goals = USUAL_GOALS.flatMap((name) => basis.goals.find((goal) => goalName(goal) === name) ?? []);
  if (goals.length === 0) return [];
  const problem = problemOf(basis, goals, {
    goals: goals.map(goalName),
    limits: USUAL_LIMITS,
    focus: [],
    difficulty: 'balanced',
    wishes: [],
    grade: PLANNED_GRADE,
    grades: {},
  });
  const { plan } = await solveInThread(problem, signal ? { signal } : {});
  return (plan?.fields.items ?? []).flatMap(({ courseId, title, termIds: [first], core }) => {
    const term = problem.terms.find(({ id }) => id === first);
    return term ? [{ courseId, title, term: term.name, startsOn: term.startsOn, core }] : [];
  });
}

import { Conditions } from '../../planning/conditions.ts';
import { findPlan, type PlanResult } from '../../planning/find-plan.ts';
import type { Solve } from '../../planning/integer-program.ts';
import { judgePlan, placementsOf } from '../../planning/judge-plan.ts';
import type { PlanProblem } from '../../planning/problem.ts';
import { exhaustivePlan, isPossible } from './exhaustive-plan.ts';

/**
 * In what a plan differs from the best one of a search through all plans; null: in nothing. Its goals and the value of each
 * aim have to be the same, its alternatives have to hold to everything too, and of each conflict no condition may be left
 * out.
 */
export function planDisagreement(problem: PlanProblem, solve: Solve): string | null {
  const found = findPlan(problem, solve);
  const expected = exhaustivePlan(problem);
  if (!found.isProven) return 'not proven';
  if (found.plan === null || expected === null) {
    if (found.plan !== null || expected !== null) return `one finds a plan: ${JSON.stringify(expected)}`;
  } else {
    const isWhole = expected.goals.length === problem.goals.length || !hasMixedContents(problem);
    const says = JSON.stringify([found.goals, ...(isWhole ? found.plan.values : [])]);
    const should = JSON.stringify([expected.goals, ...(isWhole ? expected.values : [])]);
    if (says !== should) return `${says} instead of ${should}`;
  }
  return refutedPlan(problem, found) ?? wrongConflict(problem, found);
}

/**
 * A content that stands in two areas is covered in the first one by the engine, which is more cautious than the best choice
 * of a search. Only what a goal that is given up lacks is measured by that.
 */
function hasMixedContents({ record, courses }: PlanProblem): boolean {
  const rows = [...record.courses, ...courses.map(({ contentKey, row }) => ({ contentKey, area: row.area }))];
  return rows.some(
    (one) =>
      one.contentKey !== null &&
      rows.some((other) => other.contentKey === one.contentKey && other.area !== one.area),
  );
}

function refutedPlan(problem: PlanProblem, { plan, alternatives, goals }: PlanResult): string | null {
  for (const one of plan === null ? [] : [plan, ...alternatives]) {
    const judged = judgePlan(problem, placementsOf(one.chosen));
    const reached = judged.goals.flatMap(({ goal, isReached }) => (isReached ? goal : []));
    const isHeld = judged.misplaced.length === 0 && judged.broken.length === 0;
    if (!isHeld || goals.some((goal) => !reached.includes(goal))) return `${one.variant} is refuted`;
  }
  return null;
}

function wrongConflict(problem: PlanProblem, { goals, conflicts }: PlanResult): string | null {
  if (problem.goals.length > goals.length && conflicts.length === 0) return 'no conflict is named';
  for (const { conditions } of conflicts) {
    if (isPossible(problem, new Conditions(conditions))) return `no conflict: ${JSON.stringify(conditions)}`;
    const spare = conditions.find(
      (one) => !isPossible(problem, new Conditions(conditions.filter((other) => other !== one))),
    );
    if (spare) return `needless ${JSON.stringify(spare)} in ${JSON.stringify(conditions)}`;
  }
  return null;
}

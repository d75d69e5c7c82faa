import { aimBasisOf, aimValues } from '../../planning/aims.ts';
import { broken, Conditions, conditionsOf, reachesGoal, takenTwice } from '../../planning/conditions.ts';
import { type Option, optionsOf } from '../../planning/options.ts';
import { type GoalName, goalName, type PlanProblem } from '../../planning/problem.ts';

export interface ExhaustivePlan {
  readonly goals: readonly GoalName[];
  readonly values: readonly number[];
  /** How many plans are as good. */
  readonly equals: number;
}

/** The best plan by looking at every plan there is; null: none holds to the conditions, goals left out. */
export function exhaustivePlan(problem: PlanProblem): ExhaustivePlan | null {
  const basis = aimBasisOf(problem);
  const conditions = new Conditions(conditionsOf(problem));
  let best: (ExhaustivePlan & { readonly missed: readonly number[] }) | null = null;
  for (const chosen of everyPlan(problem)) {
    if (takenTwice(chosen) !== null || broken(problem, chosen, conditions).length > 0) continue;
    const missed = problem.goals.map((goal) => (reachesGoal(problem, goal, chosen) ? 0 : 1));
    const missedGoals = problem.goals.filter((_, at) => missed[at] === 1);
    const values = aimValues(problem, basis, chosen, missedGoals);
    const compared: number = best ? compare([...missed, ...values], [...best.missed, ...best.values]) : -1;
    if (compared > 0) continue;
    const goals = problem.goals.flatMap((goal, at) => (missed[at] === 0 ? goalName(goal) : []));
    best = { goals, values, missed, equals: compared === 0 ? best!.equals + 1 : 1 };
  }
  return best && { goals: best.goals, values: best.values, equals: best.equals };
}

/** Whether some plan holds to exactly these conditions, goals among them, by looking at every plan there is. */
export function isPossible(problem: PlanProblem, conditions: Conditions): boolean {
  const grade = conditions.has({ kind: 'grades' }) ? null : 'A';
  for (const chosen of everyPlan(problem, grade)) {
    if (takenTwice(chosen) !== null || broken(problem, chosen, conditions).length > 0) continue;
    const wanted = problem.goals.filter((goal) => conditions.has({ kind: 'goal', goal: goalName(goal) }));
    if (wanted.every((goal) => reachesGoal(problem, goal, chosen))) return true;
  }
  return false;
}

function* everyPlan(
  problem: PlanProblem,
  grade: Option['grade'] | null = null,
): Generator<readonly Option[]> {
  const byCourse = [...Map.groupBy(optionsOf(problem, grade), ({ course }) => course.id).values()];
  function* from(place: number, chosen: readonly Option[]): Generator<readonly Option[]> {
    const options = byCourse[place];
    if (!options) {
      yield chosen;
      return;
    }
    yield* from(place + 1, chosen);
    for (const option of options) yield* from(place + 1, [...chosen, option]);
  }
  yield* from(0, []);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) if (value !== b[at]) return value - b[at]!;
  return 0;
}

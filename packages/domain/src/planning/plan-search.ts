import { AIMS, type Aim, type AimBasis, aimBasisOf, aimValues } from './aims.ts';
import { broken, type Condition, Conditions, isJudgedWhole, reachesGoal, takenTwice } from './conditions.ts';
import { type Solve, sumAt, type Term } from './integer-program.ts';
import { type Option, optionsOf } from './options.ts';
import { aimTerms, forbid, type PlanProgram, planProgram, takenIn } from './plan-program.ts';
import { type Goal, goalName, type PlanProblem } from './problem.ts';

/** Plans that the engine refutes before a search gives up. None is known to need it. */
const MOST_REFUTED = 20;

/** A plan that holds to its conditions, confirmed by the engine. */
export interface Sought {
  readonly chosen: readonly Option[];
  /** The value of each aim, in the order of `AIMS`. */
  readonly values: readonly number[];
}

/** Searches for plans of one problem. The solver proposes; the engine that judges records confirms each plan. */
export class PlanSearch {
  readonly problem: PlanProblem;
  readonly basis: AimBasis;
  readonly #solve: Solve;
  readonly #options: readonly Option[];
  readonly #best: readonly Option[];
  /**
   * False once plans that the solver proposed were refuted so often, or by an engine that couldn't look at everything, that a
   * better one may have been missed.
   */
  isProven = true;

  constructor(problem: PlanProblem, solve: Solve) {
    this.problem = problem;
    this.basis = aimBasisOf(problem);
    this.#solve = solve;
    this.#options = optionsOf(problem);
    this.#best = optionsOf(problem, 'A');
  }

  /** No course of the catalog can be taken in any term to come. */
  get isEmpty(): boolean {
    return this.#options.length === 0;
  }

  /** Some plan that holds to these conditions; null: there is none; unsure: see `isProven`. */
  any(conditions: Conditions): readonly Option[] | null | 'unsure' {
    const simple = this.#program(conditions, false);
    const values = this.#solve(simple.builder.program([]));
    if (values === null) return null;
    const chosen = takenIn(simple, values);
    if (this.isConfirmed(chosen, conditions)) return chosen;
    const plan = this.#program(conditions, true);
    let isSure = true;
    for (let refuted = 0; refuted < MOST_REFUTED; refuted++) {
      const values = this.#solve(plan.builder.program([]));
      if (values === null && isSure) return null;
      if (values === null) break;
      const chosen = takenIn(plan, values);
      if (this.isConfirmed(chosen, conditions)) return chosen;
      isSure &&= this.#isRefuted(chosen, conditions);
      forbid(plan, chosen);
    }
    this.isProven = false;
    return 'unsure';
  }

  /**
   * The best plan that holds to these conditions: the least in the first aim, among those the least in the second, and so
   * on.
   *
   * @param order of the aims.
   * @param bind adds what this plan has to hold to besides.
   */
  best(
    conditions: Conditions,
    order: readonly Aim[] = AIMS,
    bind: (plan: PlanProgram) => void = () => {},
    onAim: (aim: Aim) => void = () => {},
  ): Sought | null {
    const missed = this.problem.goals.filter(
      (goal) => !conditions.has({ kind: 'goal', goal: goalName(goal) }),
    );
    const refuted: (readonly Option[])[] = [];
    while (refuted.length < MOST_REFUTED) {
      const plan = this.#program(conditions, refuted.length > 0);
      bind(plan);
      for (const one of refuted) forbid(plan, one);
      const chosen = this.#least(plan, order, missed, onAim);
      if (chosen === null) return null;
      if (this.isConfirmed(chosen, conditions))
        return { chosen, values: aimValues(this.problem, this.basis, chosen, missed) };
      if (!this.#isRefuted(chosen, conditions)) this.isProven = false;
      refuted.push(chosen);
    }
    this.isProven = false;
    return null;
  }

  #program(conditions: Conditions, isWhole: boolean): PlanProgram {
    const options = conditions.has({ kind: 'grades' }) ? this.#options : this.#best;
    return planProgram(this.problem, options, conditions, isWhole);
  }

  #least(
    plan: PlanProgram,
    order: readonly Aim[],
    missed: readonly Goal[],
    onAim: (aim: Aim) => void,
  ): readonly Option[] | null {
    const { builder } = plan;
    const objectives = order.map((aim): readonly [Aim, readonly Term[]] => [
      aim,
      aimTerms(plan, this.problem, this.basis, missed, aim),
    ]);
    let values: readonly number[] | null = null;
    for (const [aim, terms] of objectives) {
      // No aim is less than nothing.
      if (values === null || sumAt(terms, values) > 0) values = this.#solve(builder.program(terms, values));
      if (values === null) return null;
      builder.atMost(terms, sumAt(terms, values));
      onAim(aim);
    }
    return values && takenIn(plan, values);
  }

  /** Whether the engine is sure of the plan that it didn't confirm. */
  #isRefuted(chosen: readonly Option[], conditions: Conditions): boolean {
    const { problem } = this;
    return problem.goals
      .filter((goal) => conditions.has({ kind: 'goal', goal: goalName(goal) }))
      .every((goal) => reachesGoal(problem, goal, chosen) || isJudgedWhole(problem, goal, chosen));
  }

  /** Whether the engine agrees that options hold to all conditions and reach the goals among them. */
  isConfirmed(chosen: readonly Option[], conditions: Conditions): boolean {
    const { problem } = this;
    return (
      takenTwice(chosen) === null &&
      broken(problem, chosen, conditions).length === 0 &&
      problem.goals.every(
        (goal) =>
          !conditions.has({ kind: 'goal', goal: goalName(goal) }) || reachesGoal(problem, goal, chosen),
      )
    );
  }
}

/**
 * A set of conditions that no plan holds to, from which none can be left out: without any one of them there is a plan.
 * Halves are tried before single ones (QuickXplain, Junker 2004).
 *
 * @param conditions that no plan holds to.
 * @returns null where it can't be told of some conditions whether a plan holds to them.
 */
export function minimalConflict(
  search: PlanSearch,
  conditions: readonly Condition[],
): readonly Condition[] | null {
  let isSure = true;
  const isPossible = (some: readonly Condition[]) => {
    const found = search.any(new Conditions(some));
    if (found === 'unsure') isSure = false;
    return found !== null;
  };
  const needed = (
    background: readonly Condition[],
    isNew: boolean,
    among: readonly Condition[],
  ): readonly Condition[] => {
    if (!isSure || (isNew && !isPossible(background))) return [];
    if (among.length <= 1) return among;
    const half = Math.ceil(among.length / 2);
    const [first, second] = [among.slice(0, half), among.slice(half)];
    const ofSecond = needed([...background, ...first], first.length > 0, second);
    const ofFirst = needed([...background, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  };
  const conflict = isPossible([]) ? needed([], false, conditions) : [];
  return isSure ? conflict : null;
}

import { type Conflict, type FoundPlan, findPlan, type Progress, type Variant } from './find-plan.ts';
import type { Solve } from './integer-program.ts';
import { placementsOf } from './judge-plan.ts';
import { type PlanFields, planFields } from './plan-fields.ts';
import type { GoalName, Placement, PlanProblem } from './problem.ts';
import { type ProblemNote, problemNotes } from './problem-notes.ts';

/** A plan as it is handed on: where courses stand, and the fields that are shown. */
export interface ShownPlan {
  readonly variant: Variant;
  readonly placements: readonly Placement[];
  readonly fields: PlanFields;
  /** Of each aim, in the order of `AIMS`. */
  readonly values: readonly number[];
}

/** All that a search answers, in plain data. */
export interface SolvedPlan {
  /** Null: the wishes can't be had. */
  readonly plan: ShownPlan | null;
  readonly goals: readonly GoalName[];
  readonly alternatives: readonly ShownPlan[];
  readonly conflicts: readonly Conflict[];
  readonly notes: readonly ProblemNote[];
  /** False: a better plan may have been missed. */
  readonly isProven: boolean;
}

/** Finds the plan of a problem, as `findPlan`, and says everything about it that is shown. */
export function solvedPlan(
  problem: PlanProblem,
  solve: Solve,
  report: (progress: Progress) => void = () => {},
): SolvedPlan {
  const { plan, goals, alternatives, conflicts, isProven } = findPlan(problem, solve, { report });
  const shown = ({ variant, chosen, values }: FoundPlan): ShownPlan => ({
    variant,
    placements: placementsOf(chosen),
    fields: planFields(problem, { goals }, chosen),
    values,
  });
  return {
    plan: plan && shown(plan),
    goals,
    alternatives: alternatives.map(shown),
    conflicts,
    notes: problemNotes(problem),
    isProven,
  };
}

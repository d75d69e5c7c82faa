import {
  type Conflict,
  type FoundPlan,
  findPlan,
  type PlanResult,
  type Progress,
  type Variant,
} from './find-plan.ts';
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
  /** The time was over before conflicts or alternatives were looked for. */
  readonly isCutShort: boolean;
}

/**
 * Finds the plan of a problem, as `findPlan`, and says everything about it that is shown.
 *
 * @param onPlan hears of the best plan as it would be shown if the search ended there.
 */
export function solvedPlan(
  problem: PlanProblem,
  solve: Solve,
  report: (progress: Progress) => void = () => {},
  onPlan: (solved: SolvedPlan) => void = () => {},
): SolvedPlan {
  const notes = problemNotes(problem);
  const solved = (
    { plan, goals, alternatives, conflicts, isProven }: PlanResult,
    isCutShort: boolean,
  ): SolvedPlan => {
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
      notes,
      isProven,
      isCutShort,
    };
  };
  const result = findPlan(problem, solve, { report, onPlan: (found) => onPlan(solved(found, true)) });
  return solved(result, false);
}

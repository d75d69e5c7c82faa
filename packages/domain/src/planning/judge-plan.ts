import { type AimBasis, aimBasisOf, aimValues } from './aims.ts';
import {
  broken,
  type Condition,
  Conditions,
  conditionsOf,
  isGiven,
  reachesGoal,
  takenTwice,
} from './conditions.ts';
import { askedOf, type Option, optionId, optionsOf } from './options.ts';
import { type PlanFields, planFields } from './plan-fields.ts';
import { type GoalName, goalName, type Placement, type PlanProblem } from './problem.ts';

/** Why a course can't stand where somebody put it. */
export type Misplacement =
  | { readonly code: 'no_course'; readonly courseId: string }
  /** It isn't offered in these terms, or runs until after they begin. */
  | { readonly code: 'not_offered'; readonly courseId: string; readonly termIds: readonly string[] }
  /** Another course of the plan has the same content. */
  | { readonly code: 'same_content'; readonly courseId: string; readonly other: string };

/** A plan that a person made or changed, as the same rules judge it by which plans are found. */
export interface JudgedPlan {
  /** Courses with these are left out of everything else. */
  readonly misplaced: readonly Misplacement[];
  /** Limits, prerequisites, seats and wishes that it doesn't hold to. */
  readonly broken: readonly Condition[];
  /** What courses with broken prerequisites ask for and don't have by then. */
  readonly missing: readonly { readonly courseId: string; readonly asks: readonly string[] }[];
  readonly goals: readonly { readonly goal: GoalName; readonly isReached: boolean }[];
  readonly fields: PlanFields;
  readonly values: readonly number[];
}

/** The judgment on courses where a person put them. Needs no solver, so that a page can ask it after each change. */
export function judgePlan(
  problem: PlanProblem,
  placements: readonly Placement[],
  basis: AimBasis = aimBasisOf(problem),
): JudgedPlan {
  const { chosen, misplaced } = placed(problem, placements);
  const goals = problem.goals.map((goal) => ({
    goal: goalName(goal),
    isReached: reachesGoal(problem, goal, chosen),
  }));
  const reached = goals.flatMap(({ goal, isReached }) => (isReached ? goal : []));
  return {
    misplaced,
    broken: broken(problem, chosen, new Conditions(conditionsOf(problem))),
    missing: missingIn(problem, chosen),
    goals,
    fields: planFields(problem, { goals: reached }, chosen),
    values: aimValues(
      problem,
      basis,
      chosen,
      problem.goals.filter((goal) => !reached.includes(goalName(goal))),
    ),
  };
}

function missingIn(problem: PlanProblem, chosen: readonly Option[]): JudgedPlan['missing'] {
  return chosen.flatMap((option) => {
    const asks = askedOf(option.course)
      .filter((asked) => !isGiven(problem, chosen, option, asked))
      .flatMap(({ requiresCourseId }) => requiresCourseId ?? []);
    return asks.length > 0 ? { courseId: option.course.id, asks } : [];
  });
}

/** The options that placements name, and those that name none. */
function placed(problem: PlanProblem, placements: readonly Placement[]) {
  const options = new Map(optionsOf(problem).map((option) => [option.id, option]));
  const courses = new Set(problem.courses.map(({ id }) => id));
  const misplaced: Misplacement[] = [];
  const chosen: Option[] = [];
  for (const { courseId, termIds } of placements) {
    const option = options.get(optionId(courseId, termIds));
    if (!option) {
      misplaced.push(
        courses.has(courseId) ? { code: 'not_offered', courseId, termIds } : { code: 'no_course', courseId },
      );
      continue;
    }
    const twice = takenTwice([...chosen, option]);
    if (twice) misplaced.push({ code: 'same_content', courseId, other: twice[0].course.id });
    else chosen.push(option);
  }
  return { chosen, misplaced };
}

/** The options of a plan as a person would place them. */
export const placementsOf = (chosen: readonly Option[]): Placement[] =>
  chosen.map(({ course, termIds }) => ({ courseId: course.id, termIds }));

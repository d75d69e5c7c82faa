import { evaluate } from '../eligibility/evaluate.ts';
import { graduationProgress } from '../records/graduation.ts';
import {
  askedOf,
  creditsWith,
  gives,
  isMetByRecord,
  isSameContent,
  loadOf,
  type Option,
  plannedRecord,
} from './options.ts';
import { type Goal, type GoalName, goalName, type PlanProblem, type Wish } from './problem.ts';

/**
 * Something that a plan must hold to, and that somebody could change: a goal, a limit of a term, the seats of a course,
 * what a course asks for, a wish, or the grades that are supposed.
 */
export type Condition =
  | { readonly kind: 'goal'; readonly goal: GoalName }
  | { readonly kind: 'most_credits' | 'most_courses'; readonly termId: string }
  | { readonly kind: 'seats' | 'prerequisites'; readonly courseId: string }
  | { readonly kind: 'wish'; readonly wishId: string }
  | { readonly kind: 'grades' };

/** One text for one condition. */
export function conditionKey(condition: Condition): string {
  switch (condition.kind) {
    case 'goal':
      return `goal ${condition.goal}`;
    case 'most_credits':
    case 'most_courses':
      return `${condition.kind} ${condition.termId}`;
    case 'seats':
    case 'prerequisites':
      return `${condition.kind} ${condition.courseId}`;
    case 'wish':
      return `wish ${condition.wishId}`;
    case 'grades':
      return 'grades';
  }
}

/** The conditions that a plan must hold to. One that isn't among them is as if it had never been stated. */
export class Conditions {
  readonly all: readonly Condition[];
  readonly #keys: ReadonlySet<string>;

  constructor(all: readonly Condition[]) {
    this.all = all;
    this.#keys = new Set(all.map(conditionKey));
  }

  has(condition: Condition): boolean {
    return this.#keys.has(conditionKey(condition));
  }
}

/** Every condition of a problem but its goals. */
export function conditionsOf(problem: PlanProblem): Condition[] {
  const { terms, courses, wishes, goals } = problem;
  const isFull = ({ offerings }: PlanProblem['courses'][number]) =>
    offerings.some(({ seatsLeft }) => seatsLeft !== null && seatsLeft <= 0);
  return [
    ...wishes.map(({ id }): Condition => ({ kind: 'wish', wishId: id })),
    ...courses
      .filter((course) => askedOf(course).length > 0)
      .map(({ id }): Condition => ({ kind: 'prerequisites', courseId: id })),
    ...courses.filter(isFull).map(({ id }): Condition => ({ kind: 'seats', courseId: id })),
    ...terms
      .filter(({ mostCredits }) => mostCredits !== null)
      .map(({ id }): Condition => ({ kind: 'most_credits', termId: id })),
    ...terms
      .filter(({ mostCourses }) => mostCourses !== null)
      .map(({ id }): Condition => ({ kind: 'most_courses', termId: id })),
    ...(goals.length > 0 ? [{ kind: 'grades' } as const] : []),
  ];
}

/** The goals of a problem as conditions, in their order. */
export const goalConditions = ({ goals }: PlanProblem): (Condition & { kind: 'goal' })[] =>
  goals.map((goal) => ({ kind: 'goal', goal: goalName(goal) }));

/** Whether an option fulfils a wish to take a course, or breaks one to avoid it. */
export const isWished = ({ courseId, termId }: Wish, { course, termIds }: Option): boolean =>
  course.id === courseId && (termId === null || termIds.includes(termId));

/** What options break among the conditions, goals left out; and whether two of them are one content. */
export function broken(problem: PlanProblem, chosen: readonly Option[], conditions: Conditions): Condition[] {
  return [
    ...problem.wishes
      .filter((wish) => chosen.some((option) => isWished(wish, option)) !== (wish.kind === 'take'))
      .map(({ id }): Condition => ({ kind: 'wish', wishId: id })),
    ...chosen
      .filter((option) => askedOf(option.course).some((asked) => !isGiven(problem, chosen, option, asked)))
      .map(({ course }): Condition => ({ kind: 'prerequisites', courseId: course.id })),
    ...chosen
      .filter(({ isFull }) => isFull)
      .map(({ course }): Condition => ({ kind: 'seats', courseId: course.id })),
    ...overfull(problem, chosen),
  ].filter((one) => conditions.has(one));
}

/** Whether what a course asks for is in the record by then, or planned before it. */
export const isGiven = (
  problem: PlanProblem,
  chosen: readonly Option[],
  option: Option,
  asked: ReturnType<typeof askedOf>[number],
): boolean =>
  isMetByRecord(problem, option, asked) || chosen.some((other) => gives(problem, other, option, asked));

function overfull({ terms }: PlanProblem, chosen: readonly Option[]): Condition[] {
  return terms.flatMap((term, place): Condition[] => {
    const there = chosen.filter(({ first, last }) => first <= place && place <= last);
    if (there.length === 0) return [];
    const load = loadOf(term.bookedCredits) + there.reduce((sum, one) => sum + one.load, 0);
    const isHeavy = term.mostCredits !== null && load > loadOf(term.mostCredits);
    const isMany = term.mostCourses !== null && term.bookedCourses + there.length > term.mostCourses;
    return [
      ...(isHeavy ? [{ kind: 'most_credits', termId: term.id } as const] : []),
      ...(isMany ? [{ kind: 'most_courses', termId: term.id } as const] : []),
    ];
  });
}

/** Two options of which a plan may hold one only; null: there are none. */
export function takenTwice(chosen: readonly Option[]): readonly [Option, Option] | null {
  for (const [place, a] of chosen.entries()) {
    const b = chosen.slice(place + 1).find((other) => isSameContent(a.course, other.course));
    if (b) return [a, b];
  }
  return null;
}

/** Whether a goal is reached with these options taken, as the engine that judges records says. */
export function reachesGoal(problem: PlanProblem, goal: Goal, chosen: readonly Option[]): boolean {
  if (goal.kind === 'graduation')
    return graduationProgress(goal.set, creditsWith(problem, chosen)).verdict !== 'short';
  const record = plannedRecord(problem, chosen);
  return goal.kind === 'division'
    ? evaluate(record, goal.rules, problem.asOf, 'projected').verdict === 'qualifier'
    : evaluate(record, goal.rules, problem.asOf, 'projected').isEligible === true;
}

/** Whether the engine looked at all sets of courses before it said that a goal isn't reached; units may be too fine for that. */
export const isJudgedWhole = (problem: PlanProblem, goal: Goal, chosen: readonly Option[]): boolean =>
  goal.kind !== 'division' ||
  evaluate(plannedRecord(problem, chosen), goal.rules, problem.asOf, 'projected').isComplete;

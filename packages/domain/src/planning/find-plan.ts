import { AIMS, type Aim } from './aims.ts';
import { type Condition, Conditions, conditionsOf, goalConditions } from './conditions.ts';
import type { Solve } from './integer-program.ts';
import type { Option } from './options.ts';
import { holdAtMost } from './plan-program.ts';
import { minimalConflict, PlanSearch, type Sought } from './plan-search.ts';
import type { GoalName, PlanProblem } from './problem.ts';

/** How a plan differs from the best one: it asks first what is liked; it does everything early; or it has other courses. */
export type Variant = 'best' | 'liked' | 'early' | 'other_courses';

export interface FoundPlan extends Sought {
  readonly variant: Variant;
}

/** What can't be had together, and the goal that was given up for it; null: not even the wishes can be had. */
export interface Conflict {
  readonly goal: GoalName | null;
  readonly conditions: readonly Condition[];
}

export interface PlanResult {
  /** Null: the wishes can't be had. */
  readonly plan: FoundPlan | null;
  /** The goals that the plan reaches, in their order. */
  readonly goals: readonly GoalName[];
  /** Plans that reach the same goals and differ from the best one and from each other in what a student would notice. */
  readonly alternatives: readonly FoundPlan[];
  /** One for each goal that is given up; none where it isn't proven that it can't be had. */
  readonly conflicts: readonly Conflict[];
  /** False: a better plan may have been missed. */
  readonly isProven: boolean;
}

/** How far a search is. */
export interface Progress {
  readonly stage: 'goals' | 'aims' | 'alternatives' | 'conflicts';
  readonly done: number;
  readonly of: number;
}

interface FindOptions {
  readonly report?: (progress: Progress) => void;
  /** False: the best plan alone is wanted. */
  readonly hasAlternatives?: boolean;
  /** Hears of the best plan before conflicts and alternatives are looked for, and again once the conflicts are known. */
  readonly onPlan?: (result: PlanResult) => void;
}

const ORDERS: Readonly<Record<'liked' | 'early', readonly Aim[]>> = {
  liked: ['short', 'fit', ...AIMS.filter((aim) => aim !== 'short' && aim !== 'fit')],
  early: ['short', 'credits', 'later', 'behind', 'optional', 'spread', 'fit'],
};

/**
 * The best plan for the terms to come. Goals come first: the first one if any plan reaches it, then the second if any plan
 * reaches both, and so on. Among the plans that reach them all, `AIMS` decide.
 */
export function findPlan(
  problem: PlanProblem,
  solve: Solve,
  { report = () => {}, hasAlternatives = true, onPlan = () => {} }: FindOptions = {},
): PlanResult {
  const search = new PlanSearch(problem, solve);
  const stated = conditionsOf(problem);
  const nothing = { plan: null, goals: [], alternatives: [] };
  const wanted = goalConditions(problem);
  const any = (conditions: readonly Condition[]) => search.any(new Conditions(conditions));
  const isFound = (found: ReturnType<typeof any>) => found !== null && found !== 'unsure';
  const conflictsOf = ({ goal, conditions, found }: GivenUp): Conflict[] => {
    const conflict = found === null ? minimalConflict(search, conditions) : null;
    return conflict === null ? [] : [{ goal, conditions: conflict }];
  };
  const kept: (typeof wanted)[number][] = [];
  const givenUp: GivenUp[] = [];
  report({ stage: 'goals', done: 0, of: wanted.length });
  if (isFound(any([...stated, ...wanted]))) kept.push(...wanted);
  else {
    const found = any(stated);
    if (!isFound(found)) {
      const conflicts = conflictsOf({ goal: null, conditions: stated, found });
      return { ...nothing, conflicts, isProven: search.isProven };
    }
    wanted.forEach((goal, place) => {
      const conditions = [...kept, goal, ...stated];
      const found = any(conditions);
      if (isFound(found)) kept.push(goal);
      else givenUp.push({ goal: goal.goal, conditions, found });
      report({ stage: 'goals', done: place + 1, of: wanted.length });
    });
  }
  const conditions = new Conditions([...stated, ...kept]);
  let done = 0;
  const best = search.best(conditions, AIMS, undefined, () => {
    done += 1;
    report({ stage: 'aims', done, of: AIMS.length });
  });
  const plan: FoundPlan | null = best && { ...best, variant: 'best' };
  const goals = kept.map(({ goal }) => goal);
  const tell = (conflicts: readonly Conflict[]) => {
    if (plan) onPlan({ plan, goals, alternatives: [], conflicts, isProven: search.isProven });
  };
  tell([]);
  const conflicts = givenUp.flatMap((one, place) => {
    report({ stage: 'conflicts', done: place, of: givenUp.length });
    return conflictsOf(one);
  });
  if (plan === null) return { ...nothing, conflicts, isProven: false };
  if (conflicts.length > 0) tell(conflicts);
  const alternatives = hasAlternatives ? alternativesTo(search, conditions, plan, report) : [];
  return { plan, goals, alternatives, conflicts, isProven: search.isProven };
}

/** A goal, null for the wishes, without which no plan was found; `found` is null where there is none. */
interface GivenUp {
  readonly goal: GoalName | null;
  readonly conditions: readonly Condition[];
  readonly found: ReturnType<PlanSearch['any']>;
}

function alternativesTo(
  search: PlanSearch,
  conditions: Conditions,
  plan: FoundPlan,
  report: (progress: Progress) => void,
): FoundPlan[] {
  const courses = plan.chosen.map(({ course }) => course);
  const wished = new Set(
    search.problem.wishes.flatMap(({ kind, courseId }) => (kind === 'take' ? courseId : [])),
  );
  const free = courses.filter(({ id }) => !wished.has(id));
  const fewer = free.length - leastOther(free.length);
  const ways: readonly (readonly [Variant, () => Sought | null])[] = [
    ['other_courses', () => search.best(conditions, AIMS, (program) => holdAtMost(program, free, fewer))],
    ['early', () => search.best(conditions, ORDERS.early)],
    ['liked', () => search.best(conditions, ORDERS.liked)],
  ];
  const found: FoundPlan[] = [];
  ways.forEach(([variant, look], place) => {
    const other = courses.length === 0 || (variant === 'other_courses' && free.length === 0) ? null : look();
    if (other && [plan, ...found].every((one) => isMateriallyDifferent(one.chosen, other.chosen)))
      found.push({ ...other, variant });
    report({ stage: 'alternatives', done: place + 1, of: ways.length });
  });
  return found;
}

/** A quarter of the courses, two at least, or the only one. */
const leastOther = (count: number): number => Math.min(count, Math.max(2, Math.ceil(count / 4)));

/** Another quarter of the courses, or a third of the courses in other terms. */
export function isMateriallyDifferent(a: readonly Option[], b: readonly Option[]): boolean {
  const [small, large] = a.length <= b.length ? [a, b] : [b, a];
  const ofCourse = new Map(small.map((option) => [option.course.id, option]));
  const others = large.filter(({ course }) => !ofCourse.has(course.id)).length;
  if (others >= leastOther(large.length) && others > 0) return true;
  const moved = large.filter(({ course, id }) => {
    const same = ofCourse.get(course.id);
    return same !== undefined && same.id !== id;
  }).length;
  return moved > 0 && moved + others >= Math.max(2, Math.ceil(large.length / 3));
}

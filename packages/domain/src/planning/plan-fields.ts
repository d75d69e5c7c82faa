import type { CalendarDate } from '../dates/calendar-date.ts';
import { missingOf } from '../eligibility/coverage.ts';
import { type DivisionEvaluation, evaluate } from '../eligibility/evaluate.ts';
import type { CoreArea } from '../eligibility/record.ts';
import type { DivisionRules } from '../eligibility/rule-set.ts';
import { timeFrame } from '../eligibility/timing.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { unrecommended } from './aims.ts';
import { isGiven, isWished, reachesGoal } from './conditions.ts';
import type { PlanResult } from './find-plan.ts';
import { askedOf, gives, type Option, optionsOf, plannedRecord } from './options.ts';
import { type GoalName, goalName, type PlanProblem } from './problem.ts';

/**
 * What kind of plan it is. 'nothing_needed': the record reaches the goals as it stands; 'make_up': something is made up that
 * the record is behind with; 'steady': the goals are reached in the terms to come; 'partly': some of them are, and not all;
 * 'impossible': there is no plan.
 */
export type Strategy = 'nothing_needed' | 'make_up' | 'steady' | 'partly' | 'impossible';

/** Something that an item is in the plan for. */
export type Reason =
  | { readonly code: 'goal'; readonly goal: GoalName }
  | { readonly code: 'prerequisite'; readonly courseId: string }
  | { readonly code: 'wish'; readonly wishId: string };

/** 'high': it can't be taken later; 'medium': it is needed; 'low': nothing needs it but a wish. */
export type Priority = 'high' | 'medium' | 'low';

export interface PlanItem {
  readonly courseId: string;
  readonly title: string;
  readonly termIds: readonly string[];
  readonly credits: number;
  readonly grade: Option['grade'];
  readonly priority: Priority;
  /** A row of it counts as a core course, in this area; null: it doesn't. */
  readonly core: CoreArea | null;
  /** The goals that it is needed for, the courses that ask for it, and the wishes that it fulfils. */
  readonly reasons: readonly Reason[];
  /** What a course asks for that no record can answer. */
  readonly asksAlso: readonly string[];
}

/** Something to know or to do beside the courses of a plan. */
export type Recommendation =
  | {
      readonly code: 'before_lock';
      readonly by: CalendarDate;
      readonly units: number;
      readonly academic: number;
    }
  | {
      readonly code: 'little_to_spare';
      readonly goal: 'DI' | 'DII';
      readonly gpa: number;
      readonly need: string;
    }
  | { readonly code: 'assumed_terms'; readonly termIds: readonly string[] }
  | { readonly code: 'summer'; readonly termIds: readonly string[] }
  | { readonly code: 'recommended_before'; readonly courseId: string; readonly recommends: string };

/** Where a division stands with a plan. */
export interface PlanStatus {
  readonly goal: 'DI' | 'DII';
  /** What is finished, running and planned qualifies. */
  readonly isOnTrack: boolean;
  /** Core units that are missing without the plan, and with it. */
  readonly unitsNeeded: number;
  readonly unitsLeft: number;
  /** Of the courses that would count; null: none do. */
  readonly gpa: number | null;
}

/** A plan in the fields in which it is shown: codes and figures, which a page puts into words. */
export interface PlanFields {
  readonly strategy: Strategy;
  readonly status: readonly PlanStatus[];
  readonly recommendations: readonly Recommendation[];
  /** In the order of their terms. */
  readonly items: readonly PlanItem[];
}

/** How near to the least core GPA is near. */
const LITTLE = 0.1;

/** The fields of a plan of a problem. */
export function planFields(
  problem: PlanProblem,
  result: Pick<PlanResult, 'goals'>,
  chosen: readonly Option[] | null,
): PlanFields {
  if (chosen === null)
    return { strategy: 'impossible', status: statusOf(problem, []), recommendations: [], items: [] };
  const status = statusOf(problem, chosen);
  const items = chosen
    .toSorted((a, b) => a.first - b.first || (a.course.title < b.course.title ? -1 : 1))
    .map((option) => itemOf(problem, result.goals, chosen, option));
  return {
    strategy: strategyOf(problem, result.goals, chosen),
    status,
    recommendations: recommendationsFor(problem, chosen, status),
    items,
  };
}

const divisions = ({ goals }: PlanProblem): DivisionRules[] =>
  goals.flatMap((goal) => (goal.kind === 'division' ? goal.rules : []));

function statusOf(problem: PlanProblem, chosen: readonly Option[]): PlanStatus[] {
  const planned = plannedRecord(problem, chosen);
  return divisions(problem).map((rules) => {
    const missing = ({ coverage }: DivisionEvaluation) => ratioNumber(missingOf(coverage, rules.needs));
    const then = evaluate(planned, rules, problem.asOf, 'projected');
    const set = then.locked ?? then.soFar;
    return {
      goal: rules.body,
      isOnTrack: then.verdict === 'qualifier',
      unitsNeeded: missing(evaluate(problem.record, rules, problem.asOf, 'projected')),
      unitsLeft: missing(then),
      gpa: set && ratioNumber(set.gpa),
    };
  });
}

function strategyOf(problem: PlanProblem, reached: readonly GoalName[], chosen: readonly Option[]): Strategy {
  if (reached.length < problem.goals.length) return 'partly';
  if (problem.goals.every((goal) => reachesGoal(problem, goal, []))) return 'nothing_needed';
  const isAgain = chosen.some(
    ({ course }) =>
      course.contentKey !== null &&
      problem.record.courses.some(({ contentKey }) => contentKey === course.contentKey),
  );
  const isSummer = chosen.some(({ first }) => problem.terms[first]!.isOptional);
  return isAgain || isSummer ? 'make_up' : 'steady';
}

function itemOf(
  problem: PlanProblem,
  reached: readonly GoalName[],
  chosen: readonly Option[],
  option: Option,
): PlanItem {
  const { course } = option;
  const without = chosen.filter((one) => one !== option);
  const goals = problem.goals.filter(
    (goal) => reached.includes(goalName(goal)) && !reachesGoal(problem, goal, without),
  );
  const asking = without.filter((other) =>
    askedOf(other.course).some(
      (asked) => gives(problem, option, other, asked) && !isGiven(problem, without, other, asked),
    ),
  );
  const wishes = problem.wishes.filter((wish) => wish.kind === 'take' && isWished(wish, option));
  const isNeeded = goals.length + asking.length > 0;
  return {
    courseId: course.id,
    title: course.title,
    termIds: option.termIds,
    credits: course.credits,
    grade: option.grade,
    priority: !isNeeded ? 'low' : canWait(problem, reached, chosen, option) ? 'medium' : 'high',
    core: course.row.listing.state === 'listed' ? course.row.area : null,
    reasons: [
      ...goals.map((goal): Reason => ({ code: 'goal', goal: goalName(goal) })),
      ...asking.map(({ course: other }): Reason => ({ code: 'prerequisite', courseId: other.id })),
      ...wishes.map(({ id }): Reason => ({ code: 'wish', wishId: id })),
    ],
    asksAlso: course.prerequisites.flatMap(({ text }) => text ?? []),
  };
}

/** Whether the course, taken in a later term instead, still serves everything that it serves now; loads left aside. */
function canWait(
  problem: PlanProblem,
  reached: readonly GoalName[],
  chosen: readonly Option[],
  option: Option,
): boolean {
  const later = optionsOf({ ...problem, courses: [option.course] }).filter(
    ({ first, isFull }) => first > option.first && !isFull,
  );
  return later.some((other) => {
    const moved = chosen.map((one) => (one === option ? other : one));
    return (
      moved.every((one) => askedOf(one.course).every((asked) => isGiven(problem, moved, one, asked))) &&
      problem.goals.every(
        (goal) =>
          !reached.includes(goalName(goal)) ||
          goal.kind !== 'division' ||
          isAsTimely(problem, option, other) ||
          reachesGoal(problem, goal, moved),
      )
    );
  });
}

/** Whether both end on the same side of every day that decides what counts for a division; others don't ask when. */
function isAsTimely({ record, terms }: PlanProblem, a: Option, b: Option): boolean {
  const { seventhSemesterStartOn, lastDayOn, graduatedOn, fullTimeCollegeOn } = timeFrame(record.student);
  if (graduatedOn !== null) return false;
  const [first, second] = [terms[a.last]!.endsOn, terms[b.last]!.endsOn];
  return [seventhSemesterStartOn, lastDayOn, fullTimeCollegeOn].every(
    (day) => day === null || (first < day === second < day && first <= day === second <= day),
  );
}

function recommendationsFor(
  problem: PlanProblem,
  chosen: readonly Option[],
  status: readonly PlanStatus[],
): Recommendation[] {
  const { terms, record, asOf } = problem;
  const used = new Set(chosen.flatMap(({ termIds }) => termIds));
  const among = (isOne: (term: PlanProblem['terms'][number]) => boolean) =>
    terms.filter((term) => used.has(term.id) && isOne(term)).map(({ id }) => id);
  const assumed = among(({ isAssumed }) => isAssumed);
  const summers = among(({ isOptional }) => isOptional);
  const locks = divisions(problem).flatMap((rules): Recommendation[] => {
    const { lock } = evaluate(record, rules, asOf, 'projected');
    if (lock?.state !== 'open' || lock.startsOn === null) return [];
    const [units, academic] = [ratioNumber(lock.missingUnits), ratioNumber(lock.missingAcademic)];
    return [{ code: 'before_lock', by: lock.startsOn, units, academic }];
  });
  const close = status.flatMap(({ goal, gpa, isOnTrack }): Recommendation[] => {
    const need = divisions(problem).find(({ body }) => body === goal)!.qualifierGpa;
    return isOnTrack && gpa !== null && gpa < Number(need) + LITTLE
      ? [{ code: 'little_to_spare', goal, gpa, need }]
      : [];
  });
  return [
    ...locks,
    ...close,
    ...(summers.length > 0 ? [{ code: 'summer', termIds: summers } as const] : []),
    ...(assumed.length > 0 ? [{ code: 'assumed_terms', termIds: assumed } as const] : []),
    ...unrecommended(problem, chosen).map((one) => ({ code: 'recommended_before', ...one }) as const),
  ];
}

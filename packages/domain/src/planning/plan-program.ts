import { decimalOf, naiaVerdict } from '../eligibility/naia.ts';
import type { NaiaRules } from '../eligibility/rule-set.ts';
import { exactDecimal } from '../grading/exact-decimal.ts';
import { type Aim, type AimBasis, lateness, makesUp, misfit } from './aims.ts';
import type { Conditions } from './conditions.ts';
import { isWished } from './conditions.ts';
import { addDivision, divisionMissing } from './division-program.ts';
import { addGraduation, graduationMissing } from './graduation-program.ts';
import { commonDivisor, ProgramBuilder, type Term } from './integer-program.ts';
import {
  askedOf,
  gives,
  isMetByRecord,
  isSameContent,
  loadOf,
  type Option,
  overallPoints,
  thousandths,
} from './options.ts';
import { type Goal, goalName, type PlanCourse, type PlanProblem } from './problem.ts';

/** The variables of a plan and the rows of everything it must hold to. */
export interface PlanProgram {
  readonly builder: ProgramBuilder;
  readonly options: readonly Option[];
  /** The variable of each option: taken or not. */
  readonly takenOf: ReadonlyMap<Option, number>;
}

/**
 * The program of a problem in which these conditions hold, goals among them; others are as if never stated.
 *
 * @param isWhole false: a set of courses may hold some that it doesn't need, which a GPA could gain by. Such a program is
 *   quicker to solve and misses no plan; a plan that it finds needs the engine's word.
 */
export function planProgram(
  problem: PlanProblem,
  options: readonly Option[],
  conditions: Conditions,
  isWhole: boolean,
): PlanProgram {
  const builder = new ProgramBuilder();
  const open = options.filter(
    ({ isFull, course }) => !isFull || !conditions.has({ kind: 'seats', courseId: course.id }),
  );
  const takenOf = new Map(open.map((option) => [option, builder.binary()]));
  const plan: PlanProgram = { builder, options: open, takenOf };
  addOnce(plan);
  addLoads(plan, problem, conditions);
  addPrerequisites(plan, problem, conditions);
  addWishes(plan, problem, conditions);
  for (const goal of problem.goals)
    if (conditions.has({ kind: 'goal', goal: goalName(goal) })) addGoal(plan, problem, goal, isWhole);
  return plan;
}

const sumOf = ({ takenOf }: PlanProgram, options: readonly Option[], times = 1): Term[] =>
  options.map((option) => [takenOf.get(option)!, times]);

/** Each course once, and of courses that share content one. */
function addOnce(plan: PlanProgram): void {
  const { builder, options } = plan;
  const byContent = Map.groupBy(options, ({ course }) => course.contentKey ?? `course ${course.id}`);
  for (const same of byContent.values()) {
    const groups = [...Map.groupBy(same, ({ course }) => course.id).values()];
    const isApart = (a: readonly Option[], b: readonly Option[]) =>
      !isSameContent(a[0]!.course, b[0]!.course);
    const alike = groups.every((a, at) => groups.slice(at + 1).every((b) => !isApart(a, b)));
    if (alike) {
      if (same.length > 1) builder.atMost(sumOf(plan, same), 1);
      continue;
    }
    groups.forEach((a, at) => {
      if (a.length > 1) builder.atMost(sumOf(plan, a), 1);
      for (const b of groups.slice(at + 1))
        if (!isApart(a, b)) builder.atMost([...sumOf(plan, a), ...sumOf(plan, b)], 1);
    });
  }
}

function addLoads(plan: PlanProgram, { terms }: PlanProblem, conditions: Conditions): void {
  terms.forEach((term, place) => {
    const there = plan.options.filter(({ first, last }) => first <= place && place <= last);
    if (there.length === 0) return;
    if (term.mostCredits !== null && conditions.has({ kind: 'most_credits', termId: term.id })) {
      const room = Math.max(0, loadOf(term.mostCredits) - loadOf(term.bookedCredits));
      plan.builder.atMost(
        there.map((one): Term => [plan.takenOf.get(one)!, one.load]),
        room,
      );
    }
    if (term.mostCourses !== null && conditions.has({ kind: 'most_courses', termId: term.id }))
      plan.builder.atMost(sumOf(plan, there), Math.max(0, term.mostCourses - term.bookedCourses));
  });
}

/**
 * A course begins by a term only where what it asks for ends before that term, or runs beside it. Said of each term at which
 * it may begin, with all earlier beginnings together: they ask for no less.
 */
function addPrerequisites(plan: PlanProgram, problem: PlanProblem, conditions: Conditions): void {
  const byCourse = Map.groupBy(plan.options, ({ course }) => course);
  for (const [course, options] of byCourse) {
    if (!conditions.has({ kind: 'prerequisites', courseId: course.id })) continue;
    for (const asked of askedOf(course)) {
      const unmet = options.filter((option) => !isMetByRecord(problem, option, asked));
      for (const first of new Set(unmet.map((option) => option.first))) {
        const begun = unmet.filter((option) => option.first <= first);
        const at = begun.find((option) => option.first === first)!;
        const giving = plan.options.filter((other) => gives(problem, other, at, asked));
        plan.builder.atMost([...sumOf(plan, begun), ...sumOf(plan, giving, -1)], 0);
      }
    }
  }
}

function addWishes(plan: PlanProgram, { wishes }: PlanProblem, conditions: Conditions): void {
  for (const wish of wishes) {
    if (!conditions.has({ kind: 'wish', wishId: wish.id })) continue;
    const wished = sumOf(
      plan,
      plan.options.filter((option) => isWished(wish, option)),
    );
    if (wish.kind === 'take') plan.builder.atLeast(wished, 1);
    else plan.builder.atMost(wished, 0);
  }
}

function addGoal(plan: PlanProgram, problem: PlanProblem, goal: Goal, isWhole: boolean): void {
  const { builder, options, takenOf } = plan;
  if (goal.kind === 'division') addDivision(builder, problem, goal.rules, options, takenOf, isWhole);
  else if (goal.kind === 'graduation') addGraduation(builder, problem, goal.set, options, takenOf);
  else addNaia(plan, problem, goal.rules);
}

/** The overall GPA reaches what the NAIA asks for beside the tests and the rank that are there. */
function addNaia({ builder, options, takenOf }: PlanProgram, problem: PlanProblem, rules: NaiaRules): void {
  const { overall } = problem.record;
  const never = () => builder.atLeast([], 1);
  if (overall === null || decimalOf(overall.gpa) === null) {
    never();
    return;
  }
  const at = (gpa: string) => naiaVerdict({ ...overall, gpa }, rules).isEligible === true;
  if (problem.overall === null) {
    if (!at(`${overall.gpa}`)) never();
    return;
  }
  if (at('0')) return;
  const least = exactDecimal(at(rules.twoOf.gpa) ? rules.twoOf.gpa : rules.gpa);
  const [bottom, top] = [Number(least.denominator), Number(least.numerator)];
  const sums = problem.overall;
  builder.atLeast(
    options.map((one): Term => [takenOf.get(one)!, overallPoints(one) * bottom - one.credits * top]),
    thousandths(sums.credits) * top - thousandths(sums.points) * bottom,
  );
}

/** The objective of an aim: its terms, with the variables and rows that it needs besides. */
export function aimTerms(
  plan: PlanProgram,
  problem: PlanProblem,
  { backlogs, regular, booked }: AimBasis,
  missed: readonly Goal[],
  aim: Aim,
): Term[] {
  const { builder, options, takenOf } = plan;
  const weighed = (weight: (option: Option) => number) =>
    options.map((option): Term => [takenOf.get(option)!, weight(option)]);
  const loadIn = (place: number): Term[] =>
    options
      .filter(({ first, last }) => first <= place && place <= last)
      .map((option): Term => [takenOf.get(option)!, option.load]);
  switch (aim) {
    case 'short':
      return missed.flatMap((goal) => {
        if (goal.kind === 'naia') return [];
        return goal.kind === 'division'
          ? divisionMissing(builder, problem, goal.rules, options, takenOf)
          : graduationMissing(builder, problem, goal.set, options, takenOf);
      });
    case 'credits':
      return weighed(({ credits }) => credits);
    case 'fit':
      return weighed((option) => misfit(problem, option));
    case 'later':
      return weighed(lateness);
    case 'optional':
      return problem.terms.flatMap(({ isOptional }, place) => (isOptional ? loadIn(place) : []));
    case 'behind':
      return backlogs.flatMap((backlog) =>
        problem.terms.map((_, place): Term => {
          const missing = builder.variable(0, backlog.missing);
          const made = options.filter(({ last }) => last <= place);
          builder.atLeast(
            [[missing, 1], ...made.map((one): Term => [takenOf.get(one)!, makesUp(problem, one, backlog)])],
            backlog.missing,
          );
          return [missing, 1];
        }),
      );
    case 'spread':
      return spreadTerms(
        builder,
        regular.map((place) => ({ load: loadIn(place), booked: booked[place] ?? 0 })),
      );
  }
}

/** The heaviest term less the lightest, in whole multiples of what all loads have in common. */
function spreadTerms(
  builder: ProgramBuilder,
  terms: readonly { readonly load: readonly Term[]; readonly booked: number }[],
): Term[] {
  if (terms.length < 2) return [];
  const grain = terms
    .flatMap(({ load, booked }) => [booked, ...load.map(([, weight]) => weight)])
    .reduce(commonDivisor, 0);
  if (grain === 0) return [];
  const most = Math.max(
    ...terms.map(({ load, booked }) => load.reduce((sum, [, weight]) => sum + weight, booked)),
  );
  const heaviest = builder.variable(0, most / grain);
  const lightest = builder.variable(0, most / grain);
  for (const { load, booked } of terms) {
    const less = load.map(([one, weight]): Term => [one, -weight / grain]);
    builder.atLeast([[heaviest, 1], ...less], booked / grain);
    builder.atMost([[lightest, 1], ...less], booked / grain);
  }
  return [
    [heaviest, 1],
    [lightest, -1],
  ];
}

/** The options that are taken. */
export const takenIn = ({ options, takenOf }: PlanProgram, values: readonly number[]): Option[] =>
  options.filter((option) => values[takenOf.get(option)!] === 1);

/** A plan of exactly these options isn't looked at any more. */
export function forbid({ builder, options, takenOf }: PlanProgram, taken: readonly Option[]): void {
  const set = new Set(taken);
  builder.atMost(
    options.map((option): Term => [takenOf.get(option)!, set.has(option) ? 1 : -1]),
    taken.length - 1,
  );
}

/** A plan holds at most so many of these courses. */
export function holdAtMost(plan: PlanProgram, courses: readonly PlanCourse[], most: number): void {
  const ids = new Set(courses.map(({ id }) => id));
  const there = plan.options.filter(({ course }) => ids.has(course.id));
  plan.builder.atMost(sumOf(plan, there), most);
}

import type { CalendarDate } from '../dates/calendar-date.ts';
import { daysBetween } from '../dates/calendar-date.ts';
import { academicOf, missingOf, totalOf } from '../eligibility/coverage.ts';
import { type DivisionEvaluation, evaluate } from '../eligibility/evaluate.ts';
import type { CoreArea } from '../eligibility/record.ts';
import type { DivisionRules } from '../eligibility/rule-set.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { graduationProgress } from '../records/graduation.ts';
import {
  creditsWith,
  gives,
  isMetByRecord,
  loadOf,
  type Option,
  plannedRecord,
  thousandths,
} from './options.ts';
import type { Goal, PlanProblem } from './problem.ts';

/**
 * What a plan that reaches its goals is to be, the most important first: each aim is decided before the next one is looked
 * at, and less is better in each. See docs/adr/0042-plans.md.
 *
 * - `short`: the goals that can't be reached lack as little as can be, in thousandths of credits and of units;
 * - `credits`: no course more than the goals and wishes need, in thousandths of a credit;
 * - `behind`: what the record should have had by today at the usual pace is made up as early as can be, in thousandths of a
 *   unit that are still missing, summed over the areas and over the ends of the terms;
 * - `optional`: nothing in a summer that has room in the year, in loads;
 * - `spread`: the heaviest term isn't heavier than the lightest one, in loads;
 * - `fit`: what the student likes, at the level of their grade;
 * - `later`: nothing later than it has to be, in thousandths of a credit times the place of the last term.
 */
export const AIMS = ['short', 'credits', 'behind', 'optional', 'spread', 'fit', 'later'] as const;
export type Aim = (typeof AIMS)[number];

/** An area in which the record is behind the usual pace, and by how much, in thousandths of a unit. */
export interface Backlog {
  readonly areas: readonly CoreArea[];
  readonly missing: number;
}

/** What of the aims follows from the problem alone. */
export interface AimBasis {
  readonly backlogs: readonly Backlog[];
  /** Places of terms in which everybody takes courses. */
  readonly regular: readonly number[];
  /** By the place of a term. */
  readonly booked: readonly number[];
}

export function aimBasisOf(problem: PlanProblem): AimBasis {
  return {
    backlogs: backlogsOf(problem),
    regular: problem.terms.flatMap(({ isOptional }, place) => (isOptional ? [] : place)),
    booked: problem.terms.map(({ bookedCredits }) => loadOf(bookedCredits)),
  };
}

const SEMESTERS = 8;
const HALF_YEARS_A_DAY = 2 / 365.25;

/** Areas behind the pace of the first division among the goals. */
function backlogsOf({ goals, record, asOf }: PlanProblem): Backlog[] {
  const goal = goals.find((one) => one.kind === 'division');
  const start = record.student.grade9StartOn;
  if (!goal || start === null) return [];
  const passed = Math.min(SEMESTERS, semestersSince(start, asOf));
  const { coverage } = evaluate(record, goal.rules, asOf, 'projected');
  return linesOf(goal.rules, coverage).flatMap(({ areas, need, have }) => {
    const missing = Math.floor((need * 1000 * passed) / SEMESTERS) - have;
    return missing > 0 ? { areas, missing } : [];
  });
}

const semestersSince = (start: CalendarDate, asOf: CalendarDate): number =>
  Math.max(0, Math.floor(daysBetween(start, asOf) * HALF_YEARS_A_DAY));

function linesOf({ needs }: DivisionRules, coverage: DivisionEvaluation['coverage']) {
  const have = (units: Parameters<typeof ratioNumber>[0]) => Math.round(ratioNumber(units) * 1000);
  const academic: readonly CoreArea[] = ['english', 'math', 'science'];
  const other: readonly CoreArea[] = ['social_science', 'world_language', 'religion_philosophy'];
  const line = (areas: readonly CoreArea[], need: number, units: Parameters<typeof ratioNumber>[0]) => ({
    areas,
    need,
    have: have(units),
  });
  return [
    line(['english'], needs.english, coverage.english),
    line(['math'], needs.math, coverage.math),
    line(['science'], needs.science, coverage.science),
    line(['social_science'], needs.socialScience, coverage.socialScience),
    line(academic, needs.academic, academicOf(coverage)),
    line([...academic, ...other], needs.total, totalOf(coverage)),
  ];
}

/** What an option makes up in some areas, in thousandths of a unit: nothing where its content is in the record already. */
export function makesUp(problem: PlanProblem, { course, grade }: Option, { areas }: Backlog): number {
  const { area, listing, units } = course.row;
  if (grade === 'F' || area === null || listing.state !== 'listed' || !areas.includes(area)) return 0;
  const isHad =
    course.contentKey !== null &&
    problem.record.courses.some(
      ({ contentKey, grade: had }) => contentKey === course.contentKey && had !== 'F',
    );
  return isHad ? 0 : Math.round(Number(units) * 1000);
}

const OUT_OF_FOCUS = 8;
const NOT_AS_HARD = 4;
const YEARS_OFF = 1;
const MOST_YEARS_OFF = 3;

/** How badly an option fits what the student likes and the grade they are in. */
export function misfit({ terms, preferences }: PlanProblem, { course, first }: Option): number {
  const { focus, difficulty } = preferences;
  const isHard = course.level !== 'general';
  const isOff = (difficulty === 'lighter' && isHard) || (difficulty === 'challenging' && !isHard);
  const grade = terms[first]?.gradeLevel ?? null;
  const years = grade === null || course.gradeLevel === null ? 0 : Math.abs(grade - course.gradeLevel);
  const isLiked = focus.length === 0 || (course.subject !== null && focus.includes(course.subject));
  return (
    (isLiked ? 0 : OUT_OF_FOCUS) + (isOff ? NOT_AS_HARD : 0) + Math.min(years, MOST_YEARS_OFF) * YEARS_OFF
  );
}

/** What an option adds to `later`. */
export const lateness = ({ credits, last }: Option): number => credits * (last + 1);

/** What a goal lacks with these options, in thousandths of a credit or unit. A GPA isn't measured. */
function shortOf(problem: PlanProblem, goal: Goal, chosen: readonly Option[]): number {
  if (goal.kind === 'naia') return 0;
  if (goal.kind === 'graduation')
    return thousandths(graduationProgress(goal.set, creditsWith(problem, chosen)).total.missing);
  const { rules } = goal;
  const { coverage } = evaluate(plannedRecord(problem, chosen), rules, problem.asOf, 'projected');
  return thousandths(ratioNumber(missingOf(coverage, rules.needs)));
}

/**
 * The value of each aim for these options, in the order of the aims.
 *
 * @param missed the goals that are given up.
 */
export function aimValues(
  problem: PlanProblem,
  basis: AimBasis,
  chosen: readonly Option[],
  missed: readonly Goal[],
): number[] {
  const sum = (value: (option: Option) => number) => chosen.reduce((total, one) => total + value(one), 0);
  const loadIn = (place: number) =>
    sum(({ first, last, load }) => (first <= place && place <= last ? load : 0));
  const regular = basis.regular.map((place) => loadIn(place) + (basis.booked[place] ?? 0));
  const optional = problem.terms.map(({ isOptional }, place) => (isOptional ? loadIn(place) : 0));
  const values: Readonly<Record<Aim, number>> = {
    short: missed.reduce((total, goal) => total + shortOf(problem, goal, chosen), 0),
    credits: sum(({ credits }) => credits),
    behind: basis.backlogs.reduce(
      (total, backlog) =>
        problem.terms.reduce(
          (ofTerms, _, place) =>
            ofTerms +
            Math.max(
              0,
              backlog.missing - sum((one) => (one.last <= place ? makesUp(problem, one, backlog) : 0)),
            ),
          total,
        ),
      0,
    ),
    optional: optional.reduce((total, one) => total + one, 0),
    spread: regular.length === 0 ? 0 : Math.max(...regular) - Math.min(...regular),
    fit: sum((one) => misfit(problem, one)),
    later: sum(lateness),
  };
  return AIMS.map((aim) => values[aim]);
}

/** Recommended courses that a plan leaves out before what they are recommended for. */
export const unrecommended = (problem: PlanProblem, chosen: readonly Option[]) =>
  chosen.flatMap((option) =>
    option.course.prerequisites
      .filter(
        (one) =>
          one.kind === 'recommended' &&
          one.requiresCourseId !== null &&
          !isMetByRecord(problem, option, one) &&
          !chosen.some((other) => gives(problem, other, option, one)),
      )
      .map(({ requiresCourseId }) => ({ courseId: option.course.id, recommends: requiresCourseId! })),
  );

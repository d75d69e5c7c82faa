import { prerequisiteStanding } from '../catalog/prerequisites.ts';
import { overlap } from '../eligibility/content-groups.ts';
import type { CourseRow, EligibilityRecord } from '../eligibility/record.ts';
import type { SupposedGrade } from '../eligibility/what-if.ts';
import { storedDecimal } from '../grading/exact-decimal.ts';
import type { PlanCourse, PlanPrerequisite, PlanProblem, RecordCredit } from './problem.ts';

/** A course of the catalog in the terms of one offering, with the grade that is supposed of it. */
export interface Option {
  /** Unlike any id of the record. */
  readonly id: string;
  readonly course: PlanCourse;
  readonly grade: SupposedGrade;
  readonly termIds: readonly string[];
  /** The places of its first and last term. */
  readonly first: number;
  readonly last: number;
  readonly isFull: boolean;
  /** What it weighs in each of its terms. */
  readonly load: number;
  /** In thousandths of a credit. */
  readonly credits: number;
  /** What it adds to credit that the record has for its content already. */
  readonly gain: number;
}

/** Thousandths of a credit, of which a course of up to six terms has a whole number in each. */
export const LOADS_OF_A_CREDIT = 60_000;

export const loadOf = (credits: number): number => Math.round(credits * 1000) * 60;
export const thousandths = (credits: number): number => Math.round(credits * 1000);

/**
 * Every way in which a course of the catalog can be taken in the terms to come. A course that runs can't begin again before
 * it ends. Terms of an offering that aren't among those to come, or don't follow each other, make no option.
 *
 * @param grade instead of the one that is supposed of each course.
 */
export function optionsOf(problem: PlanProblem, grade: SupposedGrade | null = null): Option[] {
  const places = new Map(problem.terms.map(({ id }, place) => [id, place]));
  return problem.courses.flatMap((course) => {
    const endsOn = runningUntil(problem, course);
    const seen = new Set<string>();
    return course.offerings.flatMap(({ termIds, seatsLeft }): Option[] => {
      const at = termIds.map((id) => places.get(id) ?? Number.NaN);
      const first = at[0] ?? Number.NaN;
      if (Number.isNaN(first) || at.some((place, index) => place !== first + index)) return [];
      const id = optionId(course.id, termIds);
      const startsOn = problem.terms[first]!.startsOn;
      if (seen.has(id) || (endsOn !== null && startsOn <= endsOn)) return [];
      seen.add(id);
      const credits = thousandths(course.credits);
      const supposed = grade ?? course.grade;
      const had = creditBefore(problem.credits, course);
      return [
        {
          id,
          course,
          grade: supposed,
          termIds,
          first,
          last: first + at.length - 1,
          isFull: seatsLeft !== null && seatsLeft <= 0,
          load: Math.round(loadOf(course.credits) / at.length),
          credits,
          gain: supposed === 'F' ? 0 : Math.max(0, credits - had),
        },
      ];
    });
  });
}

/** How an option is called; the same course in the same terms has the same name. */
export const optionId = (courseId: string, termIds: readonly string[]): string =>
  `plan:${courseId}@${termIds.join('+')}`;

function runningUntil({ standings, terms }: PlanProblem, { id }: PlanCourse) {
  const standing = standings[id];
  if (!standing?.isTaking) return null;
  return standing.endsOn ?? terms.at(-1)?.endsOn ?? null;
}

/** Thousandths of credit that the record has for the content of a course, or its part of it, running courses with it. */
const creditBefore = (credits: readonly RecordCredit[], { contentKey, part }: PlanCourse): number =>
  contentKey === null
    ? 0
    : credits
        .filter((row) => row.contentKey === contentKey && overlap(row.part, part))
        .reduce((sum, row) => sum + thousandths(row.credits), 0);

/** Whether two courses credit some of the same content, so that a plan holds one of them at most. */
export const isSameContent = (a: PlanCourse, b: PlanCourse): boolean =>
  a.id === b.id || (a.contentKey !== null && a.contentKey === b.contentKey && overlap(a.part, b.part));

/** The row of the record that an option would become. */
export function rowOf(option: Option, { terms }: PlanProblem): CourseRow {
  const { course, grade, first, last } = option;
  return {
    ...course.row,
    id: option.id,
    title: course.title,
    grade,
    state: 'planned',
    enteredOn: terms[first]?.startsOn ?? null,
    exitedOn: terms[last]?.endsOn ?? null,
    contentKey: course.contentKey,
    part: course.part,
    method: 'class',
  };
}

const POINTS: Readonly<Record<SupposedGrade, number>> = { A: 4, B: 3, C: 2, D: 1, F: 0 };

/** What an option adds to the points of the overall GPA, in thousandths. */
export const overallPoints = ({ grade, credits }: Option): number => POINTS[grade] * credits;

/** The record as it would be with these options taken. */
export function plannedRecord(problem: PlanProblem, chosen: readonly Option[]): EligibilityRecord {
  const { record } = problem;
  return {
    ...record,
    courses: [...record.courses, ...chosen.map((option) => rowOf(option, problem))],
    overall: overallWith(problem, chosen),
  };
}

function overallWith(
  { record, overall }: PlanProblem,
  chosen: readonly Option[],
): EligibilityRecord['overall'] {
  if (record.overall === null || overall === null) return record.overall;
  const credits = thousandths(overall.credits) + chosen.reduce((sum, one) => sum + one.credits, 0);
  if (credits === 0) return record.overall;
  const points = thousandths(overall.points) + chosen.reduce((sum, one) => sum + overallPoints(one), 0);
  const gpa = storedDecimal({ numerator: BigInt(points), denominator: BigInt(credits) });
  return { ...record.overall, gpa };
}

/** The credits of the record, and those that the options would add. */
export const creditsWith = (problem: PlanProblem, chosen: readonly Option[]): RecordCredit[] => [
  ...problem.credits,
  ...chosen.flatMap((option) =>
    option.gain === 0
      ? []
      : {
          lineId: option.id,
          title: option.course.title,
          subject: option.course.subject,
          credits: option.gain / 1000,
          isInProgress: true,
          contentKey: option.course.contentKey,
          part: option.course.part,
        },
  ),
];

/** Whether the record alone meets what a course asks for by the time an option of it begins. */
export function isMetByRecord(
  problem: PlanProblem,
  option: Option,
  { kind, requiresCourseId, minRatio }: PlanPrerequisite,
): boolean {
  if (requiresCourseId === null) return true;
  const standing = problem.standings[requiresCourseId];
  if (!standing) return false;
  const startsOn = problem.terms[option.first]!.startsOn;
  const isOver = standing.isTaking && standing.endsOn !== null && standing.endsOn < startsOn;
  const then = isOver ? { ...standing, isCompleted: true, isTaking: false } : standing;
  return prerequisiteStanding({ kind, requiresCourseId, minRatio }, then) === 'met';
}

/** Whether taking one option gives what another one asks for: it ends before that begins, or runs beside it. */
export function gives(
  problem: PlanProblem,
  other: Option,
  option: Option,
  { kind, requiresCourseId, minRatio }: PlanPrerequisite,
): boolean {
  if (other.course.id !== requiresCourseId) return false;
  if (kind === 'corequisite' && other.first <= option.first) return true;
  if (other.last >= option.first) return false;
  const bestRatio = problem.gradeRatios[other.grade];
  const record = { isCompleted: true, isTaking: false, bestRatio };
  return prerequisiteStanding({ kind, requiresCourseId, minRatio }, record) === 'met';
}

/** What must be had before or beside a course; what is only recommended, and what no record can answer, isn't among it. */
export const askedOf = ({ prerequisites }: PlanCourse): PlanPrerequisite[] =>
  prerequisites.filter(({ kind, requiresCourseId }) => kind !== 'recommended' && requiresCourseId !== null);

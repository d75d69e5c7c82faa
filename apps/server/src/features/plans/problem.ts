import type { SavedWishes } from '@fieldhouse/contract/plan-wishes.ts';
import { CREDIT_PASSING_RATIO } from '@fieldhouse/domain/credits/credits.ts';
import { isPassedElsewhere } from '@fieldhouse/domain/credits/outside-credit.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import {
  boundOfferings,
  comingTerms,
  type LoadLimits,
  openOfferings,
  type SchoolTerm,
} from '@fieldhouse/domain/planning/coming-terms.ts';
import {
  type Goal,
  GRADE_RATIOS,
  type Offering,
  type PlanCourse,
  type PlanProblem,
  type PlanTerm,
  type Standing,
} from '@fieldhouse/domain/planning/problem.ts';
import { courseRecordOf } from '#features/catalog/workflows.ts';
import { listedCourse, listsOf } from '#features/eligibility/workflows.ts';
import type { PlanBasis, PlanTime } from './load.ts';

type CourseOfPlan = PlanBasis['courses'][number];
type Grades = Pick<SavedWishes, 'grade' | 'grades'>;

/** The problem whose plan is looked for. Wishes are called by their place, from 0. */
export function problemOf(basis: PlanBasis, goals: readonly Goal[], wanted: SavedWishes): PlanProblem {
  const { asOf, credits } = basis;
  const record = withRunningGrades(basis.record, wanted.grade);
  const terms = termsOf(basis, wanted.limits);
  return {
    asOf,
    record,
    credits,
    terms,
    goals,
    // The GPA that a registrar entered stays: what it was reckoned from isn't known.
    overall: null,
    standings: standingsOf(basis, gradeRatiosOf(record, asOf)[wanted.grade]),
    courses: coursesOf(basis, terms, wanted),
    wishes: wanted.wishes.map((wish, place) => ({ ...wish, id: String(place) })),
    preferences: { focus: wanted.focus, difficulty: wanted.difficulty },
    gradeRatios: gradeRatiosOf(record, asOf),
  };
}

/** High school, which is what plans are for: whoever is in grade 8 plans the four years to come. */
const FIRST_GRADE = 9;

/** The terms of high school that the student has left, with what running courses take of them. */
export function termsOf({ terms, until, asOf, rows, student }: PlanTime, limits: LoadLimits): PlanTerm[] {
  const entered = terms.map(schoolTerm);
  const last = entered
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);
  return comingTerms(entered, {
    asOf,
    limits,
    until: until ?? last ?? asOf,
    graduationYear: student.graduationYear,
    running: rows[1]
      .filter(({ status, result }) => status === 'active' && result !== 'graded')
      .map(({ credits, enteredOn, exitedOn }) => ({
        credits,
        enteredOn: enteredOn as CalendarDate | null,
        exitedOn: exitedOn as CalendarDate | null,
      })),
  }).filter(({ gradeLevel }) => gradeLevel === null || gradeLevel >= FIRST_GRADE);
}

export const schoolTerm = ({
  termId,
  name,
  kind,
  startsOn,
  endsOn,
}: PlanBasis['terms'][number]): SchoolTerm => ({
  id: termId,
  name,
  kind,
  startsOn: startsOn as CalendarDate,
  endsOn: endsOn as CalendarDate,
});

/**
 * The courses that can be planned, with when they are offered: not those that were passed elsewhere, or here under the same
 * title with another content, which nothing of the record would tell from new ones.
 */
export function offeredCourses(basis: PlanBasis, terms: readonly PlanTerm[]) {
  const had = new Set(basis.standings.filter(isHadOtherwise).map(({ courseId }) => courseId));
  const termsOfAYear = regularTermsOfAYear(basis);
  return basis.courses
    .filter(({ courseId }) => !had.has(courseId))
    .map((course) => ({ course, offerings: offeringsOf(basis, course, terms, termsOfAYear) }));
}

function coursesOf(basis: PlanBasis, terms: readonly PlanTerm[], { grade, grades }: Grades): PlanCourse[] {
  const { student, rows, asOf, prerequisites } = basis;
  const own = listsOf(rows[4].filter(({ schoolId }) => schoolId === student.schoolId))(null);
  const asked = Map.groupBy(prerequisites, ({ courseId }) => courseId);
  const termOf = (termId: string | undefined) => terms.find(({ id }) => id === termId);
  return offeredCourses(basis, terms).map(({ course, offerings }): PlanCourse => {
    const { courseId, contentPart, contentParts } = course;
    const [first] = offerings;
    const days = {
      enteredOn: termOf(first?.termIds[0])?.startsOn ?? asOf,
      exitedOn: termOf(first?.termIds.at(-1))?.endsOn ?? null,
    };
    return {
      id: courseId,
      title: course.title,
      subject: course.subject,
      gradeLevel: course.gradeLevel,
      level: course.level,
      credits: course.credits,
      offerings,
      row: {
        ...listedCourse(own, { ...course, ...days }),
        schoolId: student.schoolId,
        isCollege: course.level === 'dual',
        isTranscripted: true,
      },
      contentKey: course.contentId,
      part: contentPart === null || contentParts === null ? null : { number: contentPart, of: contentParts },
      prerequisites: (asked.get(courseId) ?? []).map(({ kind, requiresCourseId, minRatio, title }) => ({
        kind,
        requiresCourseId,
        minRatio,
        text: requiresCourseId === null ? title : null,
      })),
      grade: grades[courseId] ?? grade,
    };
  });
}

const isHadOtherwise = ({ elsewhere, bestOfOther }: PlanBasis['standings'][number]): boolean =>
  elsewhere.some(isPassedElsewhere) || (bestOfOther !== null && bestOfOther >= CREDIT_PASSING_RATIO);

function offeringsOf(
  basis: PlanBasis,
  { termId, credits, seatsLeft }: CourseOfPlan,
  terms: readonly PlanTerm[],
  termsOfAYear: number,
): Offering[] {
  const bound = basis.terms.find((term) => term.termId === termId);
  return bound
    ? boundOfferings(terms, schoolTerm(bound), seatsLeft)
    : openOfferings(terms, credits, termsOfAYear, seatsLeft);
}

/** Into how many terms the school divides its last year; one where it doesn't. */
function regularTermsOfAYear({ terms }: PlanBasis): number {
  const regular = terms.filter(({ kind }) => kind !== 'summer' && kind !== 'year');
  const last = regular.at(-1);
  return last ? regular.filter(({ yearId }) => yearId === last.yearId).length : 1;
}

/** A running course that has no grade yet counts at the supposed one: else a plan would have it taken again. */
const withRunningGrades = (record: EligibilityRecord, grade: SavedWishes['grade']): EligibilityRecord => ({
  ...record,
  courses: record.courses.map((row) =>
    row.state === 'running' && row.grade === null ? { ...row, grade } : row,
  ),
});

/** Running courses count at their grade so far; where none is released, at the one that planned courses are supposed to get. */
function standingsOf({ standings }: PlanBasis, supposedRatio: number): Record<string, Standing> {
  return Object.fromEntries(
    standings.map(({ courseId, endsOn, soFarRatio, ...row }) => {
      const known = courseRecordOf(row);
      const running = known.isTaking ? (soFarRatio ?? supposedRatio) : null;
      const ratios = [known.bestRatio, running].filter((ratio) => ratio !== null);
      const bestRatio = ratios.length > 0 ? Math.max(...ratios) : null;
      return [courseId, { ...known, bestRatio, endsOn: endsOn as CalendarDate | null }];
    }),
  );
}

/** Where each letter begins on the scale that the school has now: at its lowest step, whatever sign it has. */
function gradeRatiosOf({ schools }: EligibilityRecord, asOf: CalendarDate): PlanProblem['gradeRatios'] {
  const scale = schools[0]?.scales.find(
    ({ fromOn, toOn }) => (fromOn === null || fromOn <= asOf) && (toOn === null || asOf <= toOn),
  );
  const lowest = (letter: keyof PlanProblem['gradeRatios']): number => {
    const steps = scale?.steps.flatMap(([name, from]) => (name.startsWith(letter) ? from / 100 : [])) ?? [];
    return steps.length > 0 ? Math.min(...steps) : GRADE_RATIOS[letter];
  };
  return { A: lowest('A'), B: lowest('B'), C: lowest('C'), D: lowest('D'), F: 0 };
}

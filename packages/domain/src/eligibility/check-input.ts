import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import type { CoreArea, CourseRow } from './record.ts';

/* What somebody types into the public check: light, since the page that is typed into loads it at once. */

/** More courses than any record has; what is beyond isn't read. */
export const MOST_CHECK_COURSES = 200;

export const CHECK_TERMS = ['year', 'fall', 'spring', 'summer'] as const;
export type CheckTerm = (typeof CHECK_TERMS)[number];
/** The school years that can be named, counted from the one in which grade 9 began: from grade 7 to two years after grade 12. */
export const CHECK_YEARS = [-2, -1, 0, 1, 2, 3, 4, 5] as const;

/**
 * How a course was earned: at the own school or another one; at a college, on the school's transcript or not; by an exam;
 * or only listened to.
 */
export const CHECK_ORIGINS = ['school', 'other', 'college', 'college_only', 'exam', 'audit'] as const;
export type CheckOrigin = (typeof CHECK_ORIGINS)[number];

/** An answer that somebody may not know; then both are looked at. */
export const KNOWLEDGE = ['yes', 'no', 'unknown'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

export const CHECK_STATES = ['final', 'running', 'planned'] as const;
const CHECK_AREAS: readonly CoreArea[] = [
  'english',
  'math',
  'science',
  'social_science',
  'world_language',
  'religion_philosophy',
];

/** A course as somebody types it; texts may be blank or nonsense. */
export interface CheckCourse {
  readonly id: string;
  readonly title: string;
  /** Null: none of the core areas, or not chosen. */
  readonly area: CoreArea | null;
  /** As the transcript has it: "A-", "84", "P". */
  readonly grade: string;
  readonly units: string;
  /** The school year, counted from grade 9 as 0, and the part of it; null: not said. */
  readonly when: { readonly year: number; readonly term: CheckTerm } | null;
  readonly state: CourseRow['state'];
  readonly listed: Knowledge;
  /** Points that the school adds. */
  readonly weight: number;
  readonly origin: CheckOrigin;
  /** The row that has the same content, by its id; blank: none. */
  readonly sameAs: string;
  readonly isLab: boolean;
}

/** All that somebody enters to check a record. Dates are 'YYYY-MM-DD', or blank. */
export interface CheckInput {
  readonly grade9StartOn: string;
  readonly seventhSemesterStartOn: string;
  readonly graduationOn: string;
  readonly collegeOn: string;
  readonly birthOn: string;
  readonly schooling: 'us' | 'mixed' | 'international';
  readonly hasDocumentedDisability: boolean;
  /** The least number for an A, B, C and D; blank where the school gives letters. */
  readonly scale: readonly [a: string, b: string, c: string, d: string];
  /** The lowest letter that passes, which a pass is worth; blank: not known. */
  readonly lowestPass: '' | 'A' | 'B' | 'C' | 'D';
  /** The school filed its weights, and they are part of its GPA. */
  readonly weights: Knowledge;
  readonly offersLabScience: Knowledge;
  readonly overallGpa: string;
  readonly act: string;
  readonly sat: string;
  readonly isTopHalf: boolean;
  readonly courses: readonly CheckCourse[];
}

export const EMPTY_CHECK: CheckInput = {
  grade9StartOn: '',
  seventhSemesterStartOn: '',
  graduationOn: '',
  collegeOn: '',
  birthOn: '',
  schooling: 'us',
  hasDocumentedDisability: false,
  scale: ['', '', '', ''],
  lowestPass: '',
  weights: 'unknown',
  offersLabScience: 'unknown',
  overallGpa: '',
  act: '',
  sat: '',
  isTopHalf: false,
  courses: [],
};

/** Longer than any of these texts is. */
const LONGEST = { id: 40, title: 300, grade: 20, units: 10, date: 10, number: 10 } as const;

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

const oneOf = <Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value =>
  values.find((one) => one === value) ?? otherwise;

/** What a browser kept, as far as it is a check: an older release, or somebody else, may have written anything. */
export function readCheck(kept: unknown): CheckInput {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof CheckInput, unknown>
  >;
  const date = (value: unknown) => {
    const text = textOf(value, LONGEST.date);
    return isCalendarDate(text) ? text : '';
  };
  const scale = Array.isArray(given.scale) ? given.scale : [];
  const courses: unknown[] = Array.isArray(given.courses) ? given.courses.slice(0, MOST_CHECK_COURSES) : [];
  const ids = new Set<string>();
  return {
    grade9StartOn: date(given.grade9StartOn),
    seventhSemesterStartOn: date(given.seventhSemesterStartOn),
    graduationOn: date(given.graduationOn),
    collegeOn: date(given.collegeOn),
    birthOn: date(given.birthOn),
    schooling: oneOf(given.schooling, ['us', 'mixed', 'international'], 'us'),
    hasDocumentedDisability: given.hasDocumentedDisability === true,
    scale: [0, 1, 2, 3].map((step) => textOf(scale[step], LONGEST.number)) as unknown as CheckInput['scale'],
    lowestPass: oneOf(given.lowestPass, ['', 'A', 'B', 'C', 'D'], ''),
    weights: oneOf(given.weights, KNOWLEDGE, 'unknown'),
    offersLabScience: oneOf(given.offersLabScience, KNOWLEDGE, 'unknown'),
    overallGpa: textOf(given.overallGpa, LONGEST.number),
    act: textOf(given.act, LONGEST.number),
    sat: textOf(given.sat, LONGEST.number),
    isTopHalf: given.isTopHalf === true,
    courses: courses.flatMap((one, place) => {
      const course = readCourse(one, `${place + 1}`);
      if (course === null || ids.has(course.id)) return [];
      ids.add(course.id);
      return [course];
    }),
  };
}

function readCourse(kept: unknown, place: string): CheckCourse | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const given = kept as Partial<Record<keyof CheckCourse, unknown>>;
  const when = (typeof given.when === 'object' && given.when !== null ? given.when : {}) as {
    readonly year?: unknown;
    readonly term?: unknown;
  };
  const year = CHECK_YEARS.find((one) => one === when.year);
  const term = CHECK_TERMS.find((one) => one === when.term);
  const { weight } = given;
  return {
    id: textOf(given.id, LONGEST.id) || place,
    title: textOf(given.title, LONGEST.title),
    area: CHECK_AREAS.find((one) => one === given.area) ?? null,
    grade: textOf(given.grade, LONGEST.grade),
    units: textOf(given.units, LONGEST.units),
    when: year !== undefined && term !== undefined ? { year, term } : null,
    state: oneOf(given.state, CHECK_STATES, 'final'),
    listed: oneOf(given.listed, KNOWLEDGE, 'unknown'),
    weight: typeof weight === 'number' && weight >= 0 && weight <= 1 ? weight : 0,
    origin: oneOf(given.origin, CHECK_ORIGINS, 'school'),
    sameAs: textOf(given.sameAs, LONGEST.id),
    isLab: given.isLab === true,
  };
}

/** Whether anything is entered that could be lost. */
export const isEmptyCheck = ({ courses, ...facts }: CheckInput): boolean =>
  courses.every(({ title, grade, area }) => title.trim() === '' && grade.trim() === '' && area === null) &&
  JSON.stringify({ ...facts, courses: [] }) === JSON.stringify({ ...EMPTY_CHECK, courses: [] });

/** The year in which the school year of a day began: in July at the earliest. */
export const schoolYearOf = (day: CalendarDate): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);

/** The dates that follow from the grade that a student is in, as most schools have them; null: there are none. */
export function usualDates(
  gradeLevel: number,
  asOf: CalendarDate,
): Pick<CheckInput, 'grade9StartOn' | 'seventhSemesterStartOn' | 'graduationOn'> {
  const grade9 = schoolYearOf(asOf) - (gradeLevel - 9);
  return {
    grade9StartOn: `${grade9}-08-15`,
    seventhSemesterStartOn: `${grade9 + 3}-08-15`,
    graduationOn: `${grade9 + 4}-05-31`,
  };
}

/** The other dates of somebody who graduates then, four years after grade 9 began. */
export function datesBefore(
  graduationOn: CalendarDate,
): Pick<CheckInput, 'grade9StartOn' | 'seventhSemesterStartOn'> {
  const grade9 = schoolYearOf(graduationOn) - 3;
  return { grade9StartOn: `${grade9}-08-15`, seventhSemesterStartOn: `${grade9 + 3}-08-15` };
}

/** The grade that somebody is in on a day by the start of grade 9; null: none is known. */
export function gradeOn(grade9StartOn: string, asOf: CalendarDate): number | null {
  return isCalendarDate(grade9StartOn) ? 9 + schoolYearOf(asOf) - schoolYearOf(grade9StartOn) : null;
}

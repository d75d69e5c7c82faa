import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import {
  type CheckCourse,
  type CheckInput,
  type CheckTerm,
  type Knowledge,
  schoolYearOf,
} from './check-input.ts';
import { type DivisionEvaluation, evaluate } from './evaluate.ts';
import { type BodyLedger, ledgerOf } from './ledger.ts';
import { stageOn } from './naia.ts';
import { type NextStep, nextSteps } from './next-steps.ts';
import type { CourseRow, EligibilityRecord, SchoolOfRecord, StudentFacts } from './record.ts';
import { ruleSetsOn } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { known } from './timing.ts';

/** A term ends with graduation where both are so near. */
const NEAR_DAYS = 60;
const TERM_ENDS: Readonly<Record<CheckTerm, readonly [yearsOn: number, day: string]>> = {
  fall: [0, '12-20'],
  spring: [1, '05-31'],
  year: [1, '05-31'],
  summer: [1, '07-31'],
};

/**
 * The last day of a course by its school year and term, where families know no other. A term at whose end the student
 * graduates ends on that day, and the summer before the seventh semester on its eve. Null: the start of grade 9 isn't known.
 */
export function lastDayOf(when: CheckCourse['when'], input: CheckInput): CalendarDate | null {
  const start = known(input.grade9StartOn as CalendarDate);
  if (when === null || start === null) return null;
  const [yearsOn, day] = TERM_ENDS[when.term];
  const usual = `${String(schoolYearOf(start) + when.year + yearsOn).padStart(4, '0')}-${day}`;
  if (!isCalendarDate(usual)) return null;
  const seventh = known(input.seventhSemesterStartOn as CalendarDate);
  if (when.term === 'summer') {
    const isOfThatSummer = seventh !== null && seventh <= usual && daysBetween(seventh, usual) < NEAR_DAYS;
    return isOfThatSummer ? addDays(seventh, -1) : usual;
  }
  const graduation = known(input.graduationOn as CalendarDate);
  const isAtGraduation = graduation !== null && Math.abs(daysBetween(graduation, usual)) <= NEAR_DAYS;
  return isAtGraduation ? graduation : usual;
}

const OWN = 'school';
const OTHER = 'elsewhere';
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const NUMBER = /^\d{1,4}(\.\d{1,4})?$/;
const numberOf = (text: string): number | null => {
  const plain = text.trim().replace(',', '.');
  return NUMBER.test(plain) ? Number(plain) : null;
};

/** The most that each measure can be: a weighted GPA has five points or six, and a percent is none. */
const MOST_MEASURED = { overallGpa: 6, act: 36, sat: 1600 } as const;
const MEASURES = ['overallGpa', 'act', 'sat'] as const;

/** What is typed for the NAIA; null: nothing, or more than it can be. */
function measured(input: CheckInput, measure: keyof typeof MOST_MEASURED): number | null {
  const value = numberOf(input[measure]);
  return value !== null && value <= MOST_MEASURED[measure] ? value : null;
}

/** How to read what somebody doesn't know: as the better answer, or as the worse one. */
export type CheckReading = 'better' | 'worse';

/**
 * The record that was entered. The schools' accounts are taken for cleared. Courses keep the order in which they stand.
 *
 * @param asOf today, by the clock of whoever asks.
 */
export function recordOfCheck(
  input: CheckInput,
  asOf: CalendarDate,
  reading: CheckReading,
): EligibilityRecord {
  const isYes = (answer: Knowledge) => answer === 'yes' || (answer === 'unknown' && reading === 'better');
  const date = (text: string) => known(text as CalendarDate);
  const graduation = date(input.graduationOn);
  const grade9StartOn = date(input.grade9StartOn);
  const student: StudentFacts = {
    birthOn: date(input.birthOn),
    grade9StartOn,
    seventhSemesterStartOn: date(input.seventhSemesterStartOn),
    isCalendarNontraditional: false,
    eighthSemesterEndOn: null,
    graduationExpectedOn: graduation,
    graduatedOn: graduation !== null && graduation <= asOf ? graduation : null,
    fullTimeCollegeOn: date(input.collegeOn),
    schooling: input.schooling,
    hasDocumentedDisability: input.hasDocumentedDisability,
    homeSchool: null,
  };
  const steps = input.scale.map(numberOf);
  const school = (id: string): SchoolOfRecord => ({
    id,
    accountStatus: 'cleared',
    // Each school has a scale of its own; only that of the own one is asked.
    scales:
      id === OWN && steps.every((step) => step !== null)
        ? [
            {
              fromOn: null,
              toOn: null,
              steps: LETTERS.map((letter, step) => [letter, steps[step] ?? 0] as const),
            },
          ]
        : [],
    lowestPass: input.lowestPass || null,
    areWeightsReported: isYes(input.weights),
    areWeightsInGpa: isYes(input.weights),
    offersLabScience: input.offersLabScience === 'unknown' ? null : input.offersLabScience === 'yes',
  });
  const keys = contentKeys(input.courses);
  const courses = input.courses.flatMap((course): CourseRow[] => {
    if (course.title.trim() === '' && course.grade.trim() === '') return [];
    const grade = course.grade.trim();
    return [
      {
        id: course.id,
        schoolId: course.origin === 'other' ? OTHER : OWN,
        title: course.title.trim(),
        area: course.area,
        listing: { state: isYes(course.listed) ? 'listed' : 'unlisted' },
        units: course.units.trim().replace(',', '.'),
        grade: grade === '' ? null : grade.replace(',', '.').replace(/\s*%$/, ''),
        state: course.state,
        enteredOn: null,
        exitedOn: lastDayOf(course.when, input),
        contentKey: keys.get(course.id) ?? null,
        part: null,
        isLab: course.isLab,
        weight: course.weight,
        method: course.origin === 'exam' || course.origin === 'audit' ? course.origin : 'class',
        isCollege: course.origin === 'college' || course.origin === 'college_only',
        isTranscripted: course.origin !== 'college_only',
      },
    ];
  });
  const gpa = measured(input, 'overallGpa');
  return {
    student,
    schools: [school(OWN), school(OTHER)],
    courses,
    overall:
      gpa === null
        ? null
        : {
            gpa: input.overallGpa.trim().replace(',', '.'),
            act: measured(input, 'act'),
            sat: measured(input, 'sat'),
            isTopHalf: input.isTopHalf,
            stage: stageOn(student, null, [], asOf),
          },
  };
}

/** Rows that name each other, however many, have one content. */
function contentKeys(courses: readonly CheckCourse[]): Map<string, string> {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const linked = new Set<string>();
  for (const { id, sameAs } of courses) {
    if (sameAs !== id && byId.has(sameAs)) linked.add(id).add(sameAs);
  }
  const keyOf = (id: string): string => {
    const seen = new Set<string>();
    let at = id;
    for (;;) {
      seen.add(at);
      const next = byId.get(at)?.sameAs ?? '';
      // Two rows may name one another; the first in the list then gives the name.
      if (next === at || !byId.has(next)) return at;
      if (seen.has(next)) return courses.find((course) => seen.has(course.id))?.id ?? at;
      at = next;
    }
  };
  return new Map([...linked].map((id) => [id, `content ${keyOf(id)}`]));
}

/** What a check comes to. */
export interface CheckAnswer {
  readonly asOf: CalendarDate;
  /** With what isn't known read as the better answer. */
  readonly better: readonly BodyLedger[];
  /** The other answer, where something isn't known and it leads elsewhere; null: it makes no difference. */
  readonly worse: readonly BodyLedger[] | null;
  /** Courses of which nobody knows whether they are listed. */
  readonly unknownTitles: readonly string[];
  /** The school adds points, and nobody knows whether it filed them. */
  readonly areWeightsUnknown: boolean;
  /** What can be read of what is typed for the NAIA. */
  readonly measures: readonly (keyof typeof MOST_MEASURED)[];
  /** Titles that stand in several rows of the same area that nobody said to be one content, with their rows. */
  readonly alike: readonly (readonly string[])[];
  /** The divisions with what runs or is planned passed, also where no grade is expected of it. */
  readonly expected: readonly DivisionEvaluation[];
  readonly steps: readonly NextStep[];
}

/** The verdicts of the bodies on what was entered, by the rules of the day, with what can still be done. */
export function checkOf(input: CheckInput, asOf: CalendarDate): CheckAnswer {
  const rules = ruleSetsOn(RULE_SETS, asOf);
  const record = recordOfCheck(input, asOf, 'better');
  const better = ledgerOf(record, rules, asOf);
  const passed = { ...record, courses: record.courses.map(asPassed) };
  const expected = rules.flatMap((set) =>
    set.kind === 'division' ? evaluate(passed, set, asOf, 'projected') : [],
  );
  const rows = new Set(record.courses.map(({ id }) => id));
  const unknown = input.courses.filter(({ id, listed }) => rows.has(id) && listed === 'unknown');
  const isWeightUnknown = input.weights === 'unknown' && input.courses.some(({ weight }) => weight > 0);
  const worse =
    unknown.length > 0 || isWeightUnknown ? ledgerOf(recordOfCheck(input, asOf, 'worse'), rules, asOf) : null;
  return {
    asOf,
    better,
    worse: worse && isOther(better, worse) ? worse : null,
    unknownTitles: unknown.map(({ id }) => id),
    areWeightsUnknown: isWeightUnknown,
    measures: MEASURES.filter((measure) => measured(input, measure) !== null),
    alike: alikeRows(input.courses),
    expected,
    steps: nextSteps(record, better, expected, asOf),
  };
}

/** What has no grade yet counts for its units; any grade that passes says so. */
const asPassed = (row: CourseRow): CourseRow =>
  row.state !== 'final' && row.grade === null ? { ...row, grade: 'C' } : row;

/** Whether two answers differ in anything that decides. */
function isOther(one: readonly BodyLedger[], other: readonly BodyLedger[]): boolean {
  const said = (ledger: BodyLedger) =>
    ledger.kind === 'naia'
      ? `${ledger.official.isEligible}`
      : [
          ledger.official.verdict,
          ledger.projected.verdict,
          ledger.outlook,
          ledger.official.soFar?.gpa.numerator,
          ledger.official.soFar?.gpa.denominator,
          // Of many courses with one grade the GPA says nothing of how many count.
          ...ledger.lanes.flatMap(({ earned, inProgress, planned }) =>
            [earned, inProgress, planned].map(ratioNumber),
          ),
        ].join();
  return one.some((ledger, at) => other[at] === undefined || said(ledger) !== said(other[at]));
}

/** Rows of one title and area that come to more than a unit, and of which nobody said that they are one content. */
function alikeRows(courses: readonly CheckCourse[]): string[][] {
  const keys = contentKeys(courses);
  const titled = courses.filter(({ title, area }) => title.trim() !== '' && area !== null);
  const same = Map.groupBy(
    titled,
    ({ title, area }) => `${area} ${title.trim().toLowerCase().replace(/\s+/g, ' ')}`,
  );
  return [...same.values()].flatMap((rows) => {
    const units = rows.reduce((sum, row) => sum + (numberOf(row.units) ?? 0), 0);
    const contents = new Set(rows.map(({ id }) => keys.get(id) ?? id));
    return rows.length > 1 && contents.size > 1 && units > 1 ? [rows.map(({ id }) => id)] : [];
  });
}

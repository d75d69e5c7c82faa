import type { CalendarDate } from '../dates/calendar-date.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { evaluate } from './evaluate.ts';
import type { Finding } from './finding.ts';
import type { CoreArea, CourseRow, EligibilityRecord, ScaleStep, StudentFacts } from './record.ts';
import type { DivisionRules, NaiaRules } from './rule-set.ts';
import { ruleSetsOn } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';

/** A course of a case: timing 'pre' the seventh semester, 'post' within what Division I allows, 'late' outside it. */
export interface CaseCourse {
  readonly title?: string;
  readonly area?: string;
  readonly grade?: string | number | null;
  readonly units?: number | string;
  readonly timing?: string;
  readonly dup?: string | number | null;
  readonly weight?: number;
  readonly ncaa_approved?: boolean;
  readonly method?: string;
}

/** What a case says of the school and the student. */
export interface CaseContext {
  readonly scale?: readonly ScaleStep[];
  readonly weights_reported?: boolean;
  readonly weights_in_gpa?: boolean;
  readonly on_time_graduation?: boolean;
  readonly lowest_pass?: string;
  readonly approved_list?: readonly string[];
  readonly hs_gpa?: number | string;
}

export interface Case {
  readonly id?: string;
  readonly context?: CaseContext | null;
  readonly courses: readonly CaseCourse[];
}

export interface CaseResult {
  readonly id: string | null;
  readonly DI: string | null;
  readonly DII: string | null;
  readonly NAIA: boolean | null;
  readonly gpa_locked: number | null;
  readonly gpa_best16: number | null;
  readonly gpa_dii: number | null;
  readonly findings: readonly (Finding & { readonly body: string })[];
}

const AREAS: Readonly<Record<string, CoreArea>> = {
  E: 'english',
  M: 'math',
  S: 'science',
  SS: 'social_science',
  WL: 'world_language',
  RP: 'religion_philosophy',
};

/** Days that stand for the three timings; a case has no dates of its own. */
const EXITED_ON: Readonly<Record<string, CalendarDate>> = {
  pre: '2025-05-30',
  post: '2026-05-22',
  late: '2027-07-16',
};
const AS_OF: CalendarDate = '2027-08-01';

const STUDENT: StudentFacts = {
  birthOn: '2008-03-10',
  grade9StartOn: '2022-08-22',
  seventhSemesterStartOn: '2025-08-18',
  isCalendarNontraditional: false,
  eighthSemesterEndOn: '2026-05-29',
  graduationExpectedOn: '2026-05-29',
  graduatedOn: '2026-05-29',
  fullTimeCollegeOn: '2027-08-23',
  schooling: 'us',
  hasDocumentedDisability: false,
  homeSchool: null,
};

/** The record that a case means: one cleared school, whose list holds every row that isn't marked as off it. */
export function recordOfCase({ context: given, courses }: Case): EligibilityRecord {
  const context = given ?? {};
  return {
    student: {
      ...STUDENT,
      graduatedOn: context.on_time_graduation === false ? '2026-12-18' : STUDENT.graduatedOn,
    },
    schools: [
      {
        id: 'school',
        accountStatus: 'cleared',
        scales: context.scale ? [{ fromOn: null, toOn: null, steps: context.scale }] : [],
        lowestPass: context.lowest_pass ?? null,
        areWeightsReported: context.weights_reported === true,
        areWeightsInGpa: context.weights_in_gpa !== false,
        offersLabScience: null,
      },
    ],
    courses: courses.map((course, place) => rowOf(course, place)),
    overall:
      context.hs_gpa === undefined
        ? null
        : { gpa: context.hs_gpa, act: null, sat: null, isTopHalf: null, stage: 'graduated' },
  };
}

function rowOf(course: CaseCourse, place: number): CourseRow {
  const isListed = course.ncaa_approved !== false;
  return {
    id: `${place + 1}`,
    schoolId: 'school',
    title: course.title ?? '',
    area: AREAS[course.area ?? ''] ?? null,
    listing: { state: isListed ? 'listed' : 'unlisted' },
    units: course.units ?? '',
    grade: course.grade ?? null,
    state: 'final',
    enteredOn: null,
    exitedOn: EXITED_ON[course.timing ?? ''] ?? null,
    contentKey: course.dup === undefined || course.dup === null ? null : `${course.dup}`,
    part: null,
    isLab: false,
    weight: course.weight ?? 0,
    method: course.method === 'exam' || course.method === 'audit' ? course.method : 'class',
    isCollege: false,
    isTranscripted: true,
  };
}

const RULES = ruleSetsOn(RULE_SETS, AS_OF);
const divisionRules = (body: string): DivisionRules =>
  RULES.find((rules): rules is DivisionRules => rules.kind === 'division' && rules.body === body)!;
const naiaRules = RULES.find((rules): rules is NaiaRules => rules.kind === 'naia')!;

/** The verdicts on a case, with GPAs as the nearest numbers; they are compared as fractions. */
export function resultOfCase(one: Case): CaseResult {
  const record = recordOfCase(one);
  const [first, second, naia] = [
    evaluate(record, divisionRules('DI'), AS_OF),
    evaluate(record, divisionRules('DII'), AS_OF),
    evaluate(record, naiaRules, AS_OF),
  ];
  const gpa = (set: typeof first.locked) => set && ratioNumber(set.gpa);
  return {
    id: one.id ?? null,
    DI: first.verdict,
    DII: second.verdict,
    NAIA: naia.isEligible,
    gpa_locked: gpa(first.locked),
    gpa_best16: gpa(first.unlocked),
    gpa_dii: gpa(second.unlocked),
    findings: [first, second, naia].flatMap(({ body, findings }) =>
      findings.map((finding) => ({ ...finding, body })),
    ),
  };
}

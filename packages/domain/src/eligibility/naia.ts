import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, exactDecimal } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import type { OverallRecord, StudentFacts } from './record.ts';
import type { NaiaRules } from './rule-set.ts';
import { HALF_A_YEAR, isBreakBefore, type SchoolTerm } from './semesters.ts';
import { timeFrame } from './timing.ts';

export interface NaiaVerdict {
  /** Null: the school's overall GPA isn't given. */
  readonly isEligible: boolean | null;
  /** By the GPA alone, or by two of three. */
  readonly by: 'gpa' | 'two_of_three' | null;
  /** Early, before graduation; null: not at a stage that has such a decision, or no GPA. */
  readonly isEarly: boolean | null;
  /** Measures among the three that would make it two, where one is there. */
  readonly missing: readonly ('gpa' | 'test' | 'rank')[];
}

const DECIMAL = /^\d+(\.\d+)?$/;

/** A decimal as an exact fraction; null: none. */
export function decimalOf(value: number | string | null): ExactRatio | null {
  if (value === null) return null;
  const text = String(value).trim();
  return DECIMAL.test(text) ? exactDecimal(text) : null;
}

/**
 * The NAIA's rule for freshmen: the overall GPA as the school uses it for rank, or two of a lower GPA, a test, and the upper
 * half of the class.
 */
export function naiaVerdict(overall: OverallRecord | null, rules: NaiaRules): NaiaVerdict {
  const gpa = decimalOf(overall?.gpa ?? null);
  if (!overall || !gpa) return { isEligible: null, by: null, isEarly: null, missing: ['gpa'] };
  const reaches = (least: string) => compareRatios(gpa, exactDecimal(least)) >= 0;
  const hasTest = (overall.act ?? 0) >= rules.twoOf.act || (overall.sat ?? 0) >= rules.twoOf.sat;
  const three = [
    ['gpa', reaches(rules.twoOf.gpa)],
    ['test', hasTest],
    ['rank', overall.isTopHalf === true],
  ] as const;
  const met = three.filter(([, isMet]) => isMet);
  const by = reaches(rules.gpa) ? 'gpa' : met.length >= 2 ? 'two_of_three' : null;
  return {
    isEligible: by !== null,
    by,
    isEarly: earlyOf(overall.stage, reaches, rules),
    missing: by === null ? three.filter(([, isMet]) => !isMet).map(([name]) => name) : [],
  };
}

/**
 * The lowest overall GPA that is enough beside a test and the place in the class: of two of three that are there none is
 * needed, of one of them the lower mark. Null: it is enough without.
 */
export function neededOverallGpa(
  overall: Pick<OverallRecord, 'act' | 'sat' | 'isTopHalf'> | null,
  rules: NaiaRules,
): string | null {
  const hasTest = (overall?.act ?? 0) >= rules.twoOf.act || (overall?.sat ?? 0) >= rules.twoOf.sat;
  const isTopHalf = overall?.isTopHalf === true;
  if (hasTest && isTopHalf) return null;
  return hasTest || isTopHalf ? rules.twoOf.gpa : rules.gpa;
}

function earlyOf(
  stage: OverallRecord['stage'],
  reaches: (least: string) => boolean,
  { earlyGpa }: NaiaRules,
): boolean | null {
  if (stage === 'after_junior_year') return reaches(earlyGpa.afterJuniorYear);
  return stage === 'after_seventh_semester' ? reaches(earlyGpa.afterSeventhSemester) : null;
}

const SEVENTH = 7;

/**
 * How far a student is on a day, as the early decision asks. The junior year is over once the sixth semester is, also in the
 * summer before the seventh. The seventh is over once the terms say that the eighth runs, else half a year after it began.
 *
 * @param semester of the school's terms, 1 to 8; null: they don't say, or not of this student's seventh semester.
 */
export function stageOn(
  student: Omit<StudentFacts, 'homeSchool'>,
  semester: number | null,
  terms: readonly SchoolTerm[],
  asOf: CalendarDate,
): OverallRecord['stage'] {
  const { graduatedOn, seventhSemesterStartOn: starts } = timeFrame(student);
  if (graduatedOn !== null && graduatedOn <= asOf) return 'graduated';
  if (starts === null) return 'earlier';
  if (asOf < starts) return isBreakBefore(starts, terms, asOf) ? 'after_junior_year' : 'earlier';
  const isOver = semester === null ? asOf >= addDays(starts, HALF_A_YEAR) : semester > SEVENTH;
  return isOver ? 'after_seventh_semester' : 'after_junior_year';
}

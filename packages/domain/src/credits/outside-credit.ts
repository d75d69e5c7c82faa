import { CREDIT_PASSING_RATIO } from './credits.ts';

/** What a grade without a percent may print, in small letters and without signs, where it says that a course was failed. */
const FAILED_GRADES = new Set([
  ...['f', 'f+', 'f-', 'e', 'nc', 'np', 'no credit', 'no pass', 'not pass', 'not passed', 'did not pass'],
  ...[
    'fail',
    'failed',
    'failing',
    'f fail',
    'u',
    'unsat',
    'unsatisfactory',
    'no grade',
    'ng',
    'nr',
    'not reported',
  ],
  ...['i', 'inc', 'incomplete', 'ip', 'in progress', 'dnf', 'did not finish', 'au', 'audit', 'audited'],
  ...['w', 'wd', 'wf', 'wp', 'withdrew', 'withdrawn', 'withdrawn failing', 'withdrawn passing'],
]);

/**
 * Of these, what says so whatever percent stands beside it: a school may fail more than 60 %, and who withdrew passed
 * nothing. Not the letters that are a good grade elsewhere: E for excellent, U for unweighted.
 */
const FAILED_DESPITE_PERCENT = new Set(
  [...FAILED_GRADES].filter((words) => !['e', 'u', 'ng', 'nr', 'no grade', 'not reported'].includes(words)),
);

/** And where it says that it was passed. */
const PASSED_GRADES = new Set([
  ...['a', 'b', 'c', 'd'].flatMap((letter) => [letter, `${letter}+`, `${letter}-`]),
  ...['p', 'pass', 'passed', 'passing', 'cr', 'credit', 'credit earned', 's', 'sat', 'satisfactory'],
]);

/** A share of a hundred that stands in the grade: "45%", "92.5 %". */
const PERCENT = /^(\d{1,3}(?:\.\d{1,4})?) ?%$/;

/** In small letters, without signs; a point within a number stays. */
const plainGrade = (gradeText: string): string =>
  gradeText
    .toLowerCase()
    .replace(/[().*"']/g, (sign, at: number) =>
      sign === '.' && /\d/.test(gradeText[at + 1] ?? '') ? '.' : '',
    )
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What the grade of credit from elsewhere says, as the document prints it: passed or failed, or null where nobody can
 * tell from it ("Merit", "4", "Complete").
 */
export function outcomeOfGrade(gradeText: string): 'passed' | 'failed' | null {
  const words = plainGrade(gradeText);
  const percent = PERCENT.exec(words)?.[1];
  if (percent !== undefined) return Number(percent) / 100 >= CREDIT_PASSING_RATIO ? 'passed' : 'failed';
  if (FAILED_GRADES.has(words)) return 'failed';
  return PASSED_GRADES.has(words) ? 'passed' : null;
}

/** Credit from elsewhere, as far as it decides what was passed. */
export interface OutsideResult {
  /** Share of one; null: the grade has no percent. */
  readonly ratio: number | null;
  /** The grade as the document prints it. */
  readonly gradeRaw: string;
  /** What the registrar said of a grade that doesn't say it itself; null: not asked. */
  readonly isPassed: boolean | null;
}

/**
 * Whether credit from elsewhere was passed: with a percent from 60 % on, unrounded, unless the document prints a grade
 * that says it was failed or given up (F with 62 % at a school that fails up to 65 %); without one by the grade as the
 * document prints it, and where that doesn't say it, by what the registrar said. What was entered before registrars were
 * asked counts as passed: it was entered as credit that another school gave.
 */
export function isPassedElsewhere({ ratio, gradeRaw, isPassed }: OutsideResult): boolean {
  if (ratio !== null) {
    return ratio >= CREDIT_PASSING_RATIO && !FAILED_DESPITE_PERCENT.has(plainGrade(gradeRaw));
  }
  const outcome = outcomeOfGrade(gradeRaw);
  return outcome === null ? (isPassed ?? true) : outcome === 'passed';
}

/** What credit from elsewhere earns: its credits when passed, else none. */
export const creditsOfTransfer = (credits: number, result: OutsideResult): number =>
  isPassedElsewhere(result) ? credits : 0;

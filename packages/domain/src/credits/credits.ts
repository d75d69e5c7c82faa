/** Credits of a full high school record. */
export const CREDITS_REQUIRED = 24;

/** What a course is worth on the dashboard while it runs. */
export const CREDITS_PER_ACTIVE_COURSE = 0.5;

/** Half a credit for every active course. These are in progress, not earned. */
export function creditsInProgress(activeCourses: number): number {
  return activeCourses * CREDITS_PER_ACTIVE_COURSE;
}

/**
 * The credits earned together, 0 for none: those that postings earned, and credit from elsewhere that was passed.
 *
 * Credits have three decimals at most and are added as whole thousandths, so thirds of a credit stay exact.
 */
export function creditsEarned(earned: readonly number[]): number {
  return earned.reduce((sum, credits) => sum + Math.round(credits * 1000), 0) / 1000;
}

/** From this ratio on, unrounded, a posted course earns its credits. */
export const CREDIT_PASSING_RATIO = 0.6;

/** What a posted course earns: its credits when passed, else none. Null: no grade was posted. */
export function creditsOfPosting(credits: number, ratio: number | null): number {
  return ratio !== null && ratio >= CREDIT_PASSING_RATIO ? credits : 0;
}

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

/** And where it says that it was passed. */
const PASSED_GRADES = new Set([
  ...['a', 'b', 'c', 'd'].flatMap((letter) => [letter, `${letter}+`, `${letter}-`]),
  ...['p', 'pass', 'passed', 'passing', 'cr', 'credit', 'credit earned', 's', 'sat', 'satisfactory'],
]);

/** A share of a hundred that stands in the grade: "45%", "92.5 %". */
const PERCENT = /^(\d{1,3}(?:\.\d{1,4})?) ?%$/;

/**
 * What the grade of credit from elsewhere says, as the document prints it: passed or failed, or null where nobody can
 * tell from it ("Merit", "4", "Complete").
 */
export function outcomeOfGrade(gradeText: string): 'passed' | 'failed' | null {
  const words = gradeText
    .toLowerCase()
    .replace(/[().*"']/g, (sign, at: number) =>
      sign === '.' && /\d/.test(gradeText[at + 1] ?? '') ? '.' : '',
    )
    .replace(/\s+/g, ' ')
    .trim();
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
 * Whether credit from elsewhere was passed: with a percent from 60 % on, unrounded; without one by the grade as the
 * document prints it, and where that doesn't say it, by what the registrar said. What was entered before registrars were
 * asked counts as passed: it was entered as credit that another school gave.
 */
export function isPassedElsewhere({ ratio, gradeRaw, isPassed }: OutsideResult): boolean {
  if (ratio !== null) return ratio >= CREDIT_PASSING_RATIO;
  const outcome = outcomeOfGrade(gradeRaw);
  return outcome === null ? (isPassed ?? true) : outcome === 'passed';
}

/** What credit from elsewhere earns: its credits when passed, else none. */
export const creditsOfTransfer = (credits: number, result: OutsideResult): number =>
  isPassedElsewhere(result) ? credits : 0;

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

/** Grades without a percent that say that a course was not passed, in any case of letters. */
const FAILED_GRADES = new Set([
  ...['f', 'f+', 'f-', 'nc', 'np', 'no credit', 'no pass', 'not passed', 'fail', 'failed', 'failing'],
  ...[
    'u',
    'unsatisfactory',
    'i',
    'inc',
    'incomplete',
    'w',
    'wf',
    'wp',
    'withdrawn',
    'ng',
    'no grade',
    'au',
    'audit',
  ],
]);

/**
 * What credit from elsewhere earns: its credits when passed, else none.
 *
 * With a percent, 60 % and more is passed, unrounded. Without one the grade as the document prints it decides: it is
 * passed unless it is one of the usual words for failed, incomplete, withdrawn or audited ("F", "NC", "Incomplete"),
 * since a registrar enters credit that another school gave.
 */
export function creditsOfTransfer(credits: number, ratio: number | null, gradeText: string): number {
  if (ratio !== null) return creditsOfPosting(credits, ratio);
  const words = gradeText
    .toLowerCase()
    .replace(/[().*"']/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return FAILED_GRADES.has(words) ? 0 : credits;
}

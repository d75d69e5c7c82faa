import type { GradeStep } from '../grading/grading-scale.ts';

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

/** From this ratio on, unrounded, a course of another school earns its credits where its document doesn't say. */
export const CREDIT_PASSING_RATIO = 0.6;

/** What a posted course earns: its credits where the step of the school's scale passes, else none. Null: no grade was posted. */
export function creditsOfPosting(credits: number, reached: Pick<GradeStep, 'isPassing'> | null): number {
  return reached?.isPassing ? credits : 0;
}

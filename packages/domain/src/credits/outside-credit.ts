import { CREDIT_PASSING_RATIO } from './credits.ts';
import { readPrintedGrade } from './printed-grade.ts';

/**
 * Whether a course was passed by its grade alone, as the document prints it; null where nobody can tell from it, and the
 * registrar has to say it.
 */
export function outcomeOfGrade(gradeText: string): 'passed' | 'failed' | null {
  const printed = readPrintedGrade(gradeText);
  return printed === null || printed === 'passed' ? printed : 'failed';
}

/** Credit from elsewhere, as far as it decides what counts. */
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
  if (ratio !== null) return ratio >= CREDIT_PASSING_RATIO && !isNotPassedInWriting(gradeRaw);
  const outcome = outcomeOfGrade(gradeRaw);
  return outcome === null ? (isPassed ?? true) : outcome === 'passed';
}

/** Whether the document prints that the course was failed or not finished, whatever percent stands beside it. */
export function isNotPassedInWriting(gradeRaw: string): boolean {
  const printed = readPrintedGrade(gradeRaw);
  return printed === 'failed' || printed === 'not_finished';
}

/**
 * Whether credit from elsewhere counts in the official GPA: with a percent, unless the course was withdrawn from, audited
 * or not finished, which is no grade. A failed course counts, with its percent and the credits that were attempted.
 */
export function countsInGpaElsewhere<Ratio>({
  ratio,
  gradeRaw,
}: {
  readonly ratio: Ratio | null;
  readonly gradeRaw: string;
}): boolean {
  return ratio !== null && readPrintedGrade(gradeRaw) !== 'not_finished';
}

/** What credit from elsewhere earns: its credits when passed, else none. */
export const creditsOfTransfer = (credits: number, result: OutsideResult): number =>
  isPassedElsewhere(result) ? credits : 0;

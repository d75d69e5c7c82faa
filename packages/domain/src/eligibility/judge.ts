import { compareRatios, exactDecimal } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { type BestSet, bestSet, type SetSearch } from './best-set.ts';
import { type JudgedRow, judgeRows, type Reading } from './candidates.ts';
import type { Candidate } from './content-groups.ts';
import { ZERO } from './coverage.ts';
import type { SetNeeds } from './grains.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules, UnitNeeds } from './rule-set.ts';
import type { TimeFrame } from './timing.ts';

/** The words of a verdict. */
export type DivisionVerdict = 'qualifier' | 'academic_redshirt' | 'nonqualifier' | 'partial_qualifier';

/** Choices that a reading of the rules makes besides those about rows. */
export interface JudgeOptions extends Reading {
  readonly isMinimal: boolean;
  readonly isCapped: boolean;
  readonly isDisabilityWide: boolean;
}

/** The reading on which the official verdict rests. */
export const STATED: Omit<JudgeOptions, 'states' | 'dates'> = {
  isMinimal: true,
  isCapped: true,
  isDisabilityWide: false,
  schoolsAsCleared: false,
  without: [],
};

/** A division's verdict in one reading. */
export interface Judgment {
  readonly verdict: DivisionVerdict;
  readonly rows: readonly JudgedRow[];
  readonly candidates: readonly Candidate[];
  readonly needs: SetNeeds;
  /** The best set under the lock; the same as the other where the division has none or the student is exempt. */
  readonly locked: BestSet | null;
  readonly unlocked: BestSet | null;
  /** The set on which the verdict rests. */
  readonly deciding: BestSet | null;
  readonly isExempt: boolean;
  readonly isComplete: boolean;
}

const units = (value: number): ExactRatio => exactDecimal(value);

/** The needs of a table of units, without a lock. */
export function needsOf(table: UnitNeeds, hasLabs: boolean, mostAfterGraduation: number): SetNeeds {
  return {
    english: units(table.english),
    math: units(table.math),
    science: units(table.science),
    socialScience: units(table.socialScience),
    academic: units(table.academic),
    total: units(table.total),
    lab: hasLabs ? units(table.lab) : ZERO,
    before: ZERO,
    beforeAcademic: ZERO,
    mostAfterGraduation: units(mostAfterGraduation),
  };
}

/** Whether a GPA reaches a threshold, compared as fractions; false without a set. */
export const reaches = (set: BestSet | null, least: string): boolean =>
  set !== null && compareRatios(set.gpa, exactDecimal(least)) >= 0;

/** Everything that a judgment begins with; another reading of the needs alone takes it over. */
export type Judged = Pick<Judgment, 'rows' | 'candidates'>;

/** The rows of a record in the given reading. */
export function judgedOf(
  record: EligibilityRecord,
  rules: DivisionRules,
  frame: TimeFrame,
  reading: Reading,
): Judged {
  const rows = judgeRows(record, frame, rules.afterGraduation !== null, reading);
  return { rows, candidates: rows.flatMap(({ candidate }) => candidate ?? []) };
}

/**
 * A division's verdict on rows in the given reading.
 *
 * @param isWhole also look for the set without the lock where the one under it qualifies.
 */
export function judge(
  record: EligibilityRecord,
  rules: DivisionRules,
  { rows, candidates }: Judged,
  options: JudgeOptions,
  isWhole: boolean,
): Judgment {
  const hasLabs = record.schools.some(({ offersLabScience }) => offersLabScience === true);
  const needs = needsOf(rules.needs, hasLabs, mostAfterGraduation(record, rules, options));
  const isExempt = record.student.schooling === 'international';
  const lock = isExempt ? null : rules.lock;
  const locked = lock && bestSet(candidates, withLock(needs, lock), options);
  const isDone = locked !== null && !isWhole && reaches(locked.best, rules.qualifierGpa);
  const unlocked = isDone ? locked : bestSet(candidates, needs, options);
  return { ...verdictOf(rules, locked ?? unlocked, unlocked), rows, candidates, needs, isExempt };
}

const withLock = (needs: SetNeeds, lock: NonNullable<DivisionRules['lock']>): SetNeeds => ({
  ...needs,
  before: units(lock.units),
  beforeAcademic: units(lock.academic),
});

function mostAfterGraduation(
  { student }: EligibilityRecord,
  { afterGraduation }: DivisionRules,
  { isDisabilityWide }: JudgeOptions,
): number {
  if (afterGraduation === null) return 0;
  if (!student.hasDocumentedDisability) return afterGraduation.units;
  return isDisabilityWide ? afterGraduation.disabilityWider : afterGraduation.disability;
}

function verdictOf(rules: DivisionRules, locked: SetSearch, unlocked: SetSearch) {
  const isQualifier = reaches(locked.best, rules.qualifierGpa);
  const isRedshirt = rules.redshirtGpa !== null && reaches(unlocked.best, rules.redshirtGpa);
  const verdict: DivisionVerdict = isQualifier ? 'qualifier' : isRedshirt ? 'academic_redshirt' : rules.below;
  return {
    verdict,
    locked: locked.best,
    unlocked: unlocked.best,
    deciding: isQualifier ? locked.best : (unlocked.best ?? locked.best),
    isComplete: locked.isComplete && unlocked.isComplete,
  };
}

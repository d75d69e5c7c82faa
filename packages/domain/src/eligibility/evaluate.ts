import type { CalendarDate } from '../dates/calendar-date.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { type AgeClock, ageClock } from './age-clock.ts';
import { type BestSet, bestSet } from './best-set.ts';
import type { NotCountable } from './candidates.ts';
import { overlap } from './content-groups.ts';
import { type Coverage, coverageOf, fillable } from './coverage.ts';
import { divisionFindings, naiaFindings } from './division-findings.ts';
import { byWeight, type Finding, type OtherReading } from './finding.ts';
import {
  type DivisionVerdict,
  type JudgeOptions,
  type Judgment,
  judge,
  judgedOf,
  needsOf,
  reaches,
  STATED,
} from './judge.ts';
import { type LockPosition, lockPosition } from './lock.ts';
import { type NaiaVerdict, naiaVerdict } from './naia.ts';
import { otherReadings } from './readings.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules, NaiaRules, RuleSet } from './rule-set.ts';
import { known, type TimeFrame, timeFrame } from './timing.ts';

/** What an evaluation says of one row. */
export interface CourseLine {
  readonly id: string;
  readonly isCounted: boolean;
  /**
   * Why it isn't counted: what bars it; 'repeat': another row of its content is; 'held_by_lock': its better grade came
   * after the seventh semester began, and the earlier row is needed; 'not_needed': others serve better.
   */
  readonly why: NotCountable | 'repeat' | 'held_by_lock' | 'not_needed' | null;
  readonly units: ExactRatio | null;
  readonly quality: ExactRatio | null;
}

/** A division's verdict and everything that explains it. */
export interface DivisionEvaluation {
  readonly kind: 'division';
  readonly body: DivisionRules['body'];
  readonly version: string;
  readonly asOf: CalendarDate;
  /** Null: unknown dates decide it; `bounds` says between what. */
  readonly verdict: DivisionVerdict | null;
  readonly bounds: { readonly best: DivisionVerdict; readonly worst: DivisionVerdict } | null;
  /** The best sets under the lock and without it; null: no legal one. */
  readonly locked: BestSet | null;
  readonly unlocked: BestSet | null;
  /** The rows that fill the most of the required units, and the best GPA among those; null: none count. */
  readonly soFar: BestSet | null;
  readonly courses: readonly CourseLine[];
  /** Units of all rows that can count, by area. */
  readonly coverage: Coverage;
  readonly lock: LockPosition | null;
  readonly early: EarlyQualifier;
  readonly ageClock: AgeClock | null;
  readonly readings: readonly OtherReading[];
  readonly findings: readonly Finding[];
  readonly isComplete: boolean;
}

/** Early academic qualifier, by what is finished before the seventh semester. */
export interface EarlyQualifier {
  readonly gpa: ExactRatio | null;
  /** Null: the first day of the seventh semester isn't known. */
  readonly isMet: boolean | null;
}

export interface NaiaEvaluation extends NaiaVerdict {
  readonly kind: 'naia';
  readonly body: 'NAIA';
  readonly version: string;
  readonly asOf: CalendarDate;
  readonly findings: readonly Finding[];
}

export type Evaluation = DivisionEvaluation | NaiaEvaluation;

/** Which rows a verdict rests on: the posted ones, or running and planned ones with the grades they are given as well. */
export type Basis = 'official' | 'projected';

/**
 * The verdict of a body on a record on a day, with its reasons. It is a projection: the Eligibility Center decides.
 *
 * Never throws on what a record holds. What can't be read is left out and named; where a date is unknown, Division I is
 * decided with each undated row as early as can be and as too late, and the verdict stands where both agree.
 */
export function evaluate(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
  basis?: Basis,
): DivisionEvaluation;
export function evaluate(
  record: EligibilityRecord,
  rules: NaiaRules,
  asOf: CalendarDate,
  basis?: Basis,
): NaiaEvaluation;
export function evaluate(
  record: EligibilityRecord,
  rules: RuleSet,
  asOf: CalendarDate,
  basis?: Basis,
): Evaluation;
export function evaluate(
  record: EligibilityRecord,
  rules: RuleSet,
  asOf: CalendarDate,
  basis: Basis = 'official',
): Evaluation {
  if (rules.kind === 'division') return evaluateDivision(record, rules, asOf, basis);
  const verdict = naiaVerdict(record.overall, rules);
  return {
    ...verdict,
    kind: 'naia',
    body: 'NAIA',
    version: rules.version,
    asOf,
    findings: byWeight(naiaFindings(verdict, rules)),
  };
}

function evaluateDivision(
  record: EligibilityRecord,
  rules: DivisionRules,
  asOf: CalendarDate,
  basis: Basis,
): DivisionEvaluation {
  const frame = timeFrame(record.student);
  const states: JudgeOptions['states'] = basis === 'official' ? ['final'] : ['final', 'running', 'planned'];
  const options: JudgeOptions = { ...STATED, states, dates: 'best' };
  const judged = (reading: JudgeOptions, isWhole: boolean) =>
    judge(record, rules, judgedOf(record, rules, frame, reading), reading, isWhole);
  const stated = judged(options, true);
  const worst = isUndated(record, frame, rules) ? judged({ ...options, dates: 'worst' }, false) : stated;
  const isDecided = worst.verdict === stated.verdict;
  const readings = otherReadings(record, rules, frame, options, stated);
  const lock = lockPosition(stated, rules, frame, asOf);
  const coverage = coverageOf(stated.candidates);
  const soFar = stated.deciding ?? soFarOf(stated, coverage);
  const part = {
    verdict: isDecided ? stated.verdict : null,
    bounds: isDecided ? null : { best: stated.verdict, worst: worst.verdict },
    early: earlyQualifier(stated, rules, frame),
    readings,
    lock,
    coverage,
    isComplete: stated.isComplete && worst.isComplete,
  };
  return {
    ...part,
    kind: 'division',
    body: rules.body,
    version: rules.version,
    asOf,
    locked: stated.locked,
    unlocked: stated.unlocked,
    soFar,
    courses: courseLines(stated, soFar),
    ageClock: rules.body === 'DI' ? ageClock(record.student) : null,
    findings: byWeight(divisionFindings({ record, rules, frame, asOf, stated, ...part })),
  };
}

/** Whether a date is missing that could change the verdict. */
function isUndated({ courses }: EligibilityRecord, frame: TimeFrame, rules: DivisionRules): boolean {
  if (rules.afterGraduation === null) return false;
  return (
    frame.seventhSemesterStartOn === null ||
    frame.lastDayOn === null ||
    courses.some(({ exitedOn }) => known(exitedOn) === null)
  );
}

function soFarOf({ candidates, needs }: Judgment, coverage: Coverage): BestSet | null {
  const among = (rows: Judgment['candidates'], units: Coverage) =>
    bestSet(rows, fillable(needs, units), { isMinimal: true, isCapped: true }).best;
  const earlier = candidates.filter(({ isAfterGraduation }) => !isAfterGraduation);
  const found = candidates.length === 0 ? null : among(candidates, coverage);
  return found ?? (earlier.length === 0 ? null : among(earlier, coverageOf(earlier)));
}

function earlyQualifier(
  { candidates, needs }: Judgment,
  rules: DivisionRules,
  frame: TimeFrame,
): EarlyQualifier {
  if (frame.seventhSemesterStartOn === null) return { gpa: null, isMet: null };
  const before = candidates.filter(({ isBefore }) => isBefore);
  const table = needsOf(rules.early.needs, needs.lab.numerator > 0n, 0);
  const { best } = bestSet(before, table, { isMinimal: true, isCapped: true });
  return { gpa: best?.gpa ?? null, isMet: reaches(best, rules.early.gpa) };
}

/** What counts is what the core GPA so far is made of, also where it isn't a legal set yet. */
function courseLines({ rows, deciding, locked, unlocked }: Judgment, soFar: BestSet | null): CourseLine[] {
  const orders = new Set(soFar?.orders);
  const isIn = (set: BestSet | null, order: number) => set?.orders.includes(order) ?? false;
  const counted = rows.flatMap(({ candidate }) =>
    candidate && orders.has(candidate.order) ? candidate : [],
  );
  return rows.map(({ row, why, candidate }): CourseLine => {
    if (!candidate) return { id: row.id, isCounted: false, why, units: null, quality: null };
    const { units, quality } = candidate;
    const line = { id: row.id, units, quality };
    if (orders.has(candidate.order)) return { ...line, isCounted: true, why: null };
    const isRepeat =
      row.contentKey !== null &&
      counted.some((one) => one.contentKey === row.contentKey && overlap(one.part, row.part));
    const isHeld = isRepeat && deciding !== null && deciding === locked && isIn(unlocked, candidate.order);
    return { ...line, isCounted: false, why: isHeld ? 'held_by_lock' : isRepeat ? 'repeat' : 'not_needed' };
  });
}

import type { CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, exactDecimal } from '../grading/exact-decimal.ts';
import { type ExactRatio, ratioNumber } from '../grading/exact-ratio.ts';
import { judgeRows } from './candidates.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { type DivisionEvaluation, evaluate, type NaiaEvaluation } from './evaluate.ts';
import { naiaOutlookOf, type Outlook, outlookOf } from './outlook.ts';
import type { CourseRow, EligibilityRecord } from './record.ts';
import type { DivisionRules, NaiaRules, RuleSet } from './rule-set.ts';
import { timeFrame } from './timing.ts';
import { type UnitLane, unitLanes } from './unit-lanes.ts';

/** A division in the ledger: the verdict of what is posted, and where the record leads. */
export interface DivisionLedger {
  readonly kind: 'division';
  readonly rules: DivisionRules;
  readonly official: DivisionEvaluation;
  /** With running courses at their current grades, and planned ones at the grades they are given. */
  readonly projected: DivisionEvaluation;
  readonly outlook: Outlook;
  readonly lanes: readonly UnitLane[];
}

export interface NaiaLedger {
  readonly kind: 'naia';
  readonly rules: NaiaRules;
  readonly official: NaiaEvaluation;
  readonly outlook: Outlook;
}

export type BodyLedger = DivisionLedger | NaiaLedger;

/** The ledger of a record on a day, body by body. The page, the history and every list read this one result. */
export const ledgerOf = (
  record: EligibilityRecord,
  rules: readonly RuleSet[],
  asOf: CalendarDate,
): BodyLedger[] =>
  rules.map((set) =>
    set.kind === 'division' ? divisionLedger(record, set, asOf) : naiaLedger(record, set, asOf),
  );

function divisionLedger(record: EligibilityRecord, rules: DivisionRules, asOf: CalendarDate): DivisionLedger {
  const official = evaluate(record, rules, asOf);
  const projected = evaluate(record, rules, asOf, 'projected');
  return {
    kind: 'division',
    rules,
    official,
    projected,
    outlook: outlookOf(record, rules, asOf, official, projected),
    lanes: unitLanes(rules.needs, {
      official: official.coverage,
      running: runningCoverage(record, rules, projected.coverage),
      projected: projected.coverage,
      locked: lockedCoverage(record, rules, official.lock?.locked ?? []),
    }),
  };
}

/** What posted and running rows fill, without planned ones. */
function runningCoverage(record: EligibilityRecord, rules: DivisionRules, projected: Coverage): Coverage {
  if (!record.courses.some(({ state }) => state === 'planned')) return projected;
  return coverageFrom(record, rules, ['final', 'running'], () => true);
}

const lockedCoverage = (
  record: EligibilityRecord,
  rules: DivisionRules,
  locked: readonly string[],
): Coverage => coverageFrom(record, rules, ['final'], (id) => locked.includes(id));

function coverageFrom(
  record: EligibilityRecord,
  rules: DivisionRules,
  states: readonly CourseRow['state'][],
  isIn: (rowId: string) => boolean,
): Coverage {
  const reading = { states, dates: 'best', schoolsAsCleared: false, without: [] } as const;
  const rows = judgeRows(record, timeFrame(record.student), rules.afterGraduation !== null, reading);
  return coverageOf(rows.flatMap(({ row, candidate }) => (candidate && isIn(row.id) ? candidate : [])));
}

function naiaLedger(record: EligibilityRecord, rules: NaiaRules, asOf: CalendarDate): NaiaLedger {
  const official = evaluate(record, rules, asOf);
  return { kind: 'naia', rules, official, outlook: naiaOutlookOf(record, asOf, official) };
}

const DECIMALS = 3;
const SCALE = 10n ** BigInt(DECIMALS);

/**
 * A core GPA as the NCAA prints it, with three decimals, rounded; but never rounded up to a threshold that it misses:
 * 2.2996 beside "needs 2.300" is 2.299.
 *
 * @param threshold a decimal.
 */
export function shownCoreGpa({ numerator, denominator }: ExactRatio, threshold: string): number {
  const rounded: ExactRatio = {
    numerator: (numerator * SCALE * 2n + denominator) / (denominator * 2n),
    denominator: SCALE,
  };
  const least = exactDecimal(threshold);
  const isRoundedUp =
    compareRatios({ numerator, denominator }, least) < 0 && compareRatios(rounded, least) >= 0;
  return isRoundedUp
    ? ratioNumber({ numerator: (numerator * SCALE) / denominator, denominator: SCALE })
    : ratioNumber(rounded);
}

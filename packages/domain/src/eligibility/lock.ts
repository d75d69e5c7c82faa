import type { CalendarDate } from '../dates/calendar-date.ts';
import { compareRatios, exactDecimal } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import type { Candidate } from './content-groups.ts';
import { academicOf, coverageOf, lessOrZero, totalOf } from './coverage.ts';
import type { Judgment } from './judge.ts';
import type { DivisionRules } from './rule-set.ts';
import type { TimeFrame } from './timing.ts';

/** Where a student stands with the units that must be finished before the seventh semester. */
export interface LockPosition {
  /** 'open': short, and there is time; 'missed': short, and there is none; 'unknown': the first day isn't known. */
  readonly state: 'exempt' | 'unknown' | 'open' | 'met' | 'missed';
  readonly startsOn: CalendarDate | null;
  readonly units: ExactRatio;
  readonly academic: ExactRatio;
  readonly missingUnits: ExactRatio;
  readonly missingAcademic: ExactRatio;
  /** The seventh semester has begun. */
  readonly hasBegun: boolean;
  /** Rows of the counted set that the need rests on: a repeat can't replace them any more. */
  readonly locked: readonly string[];
}

/** The lock as it stands on a day; null where the division has none. */
export function lockPosition(
  { candidates, isExempt, locked, rows }: Judgment,
  rules: DivisionRules,
  frame: TimeFrame,
  asOf: CalendarDate,
): LockPosition | null {
  if (!rules.lock) return null;
  const coverage = coverageOf(candidates.filter(({ isBefore }) => isBefore));
  const [units, academic] = [totalOf(coverage), academicOf(coverage)];
  const missingUnits = lessOrZero(exactDecimal(rules.lock.units), units);
  const missingAcademic = lessOrZero(exactDecimal(rules.lock.academic), academic);
  const startsOn = frame.seventhSemesterStartOn;
  const hasBegun = startsOn !== null && startsOn <= asOf;
  const isMet = missingUnits.numerator === 0n && missingAcademic.numerator === 0n;
  const state = isExempt
    ? 'exempt'
    : startsOn === null
      ? 'unknown'
      : isMet
        ? 'met'
        : hasBegun
          ? 'missed'
          : 'open';
  const counted = candidates.filter(({ order, isBefore }) => isBefore && locked?.orders.includes(order));
  const isHeld = state === 'met' && hasBegun;
  const orders = isHeld ? neededForLock(counted, rules.lock) : [];
  const held = rows.flatMap(({ row, candidate }) =>
    candidate && orders.includes(candidate.order) ? row.id : [],
  );
  return { state, startsOn, units, academic, missingUnits, missingAcademic, hasBegun, locked: held };
}

/** The rows without any one of which the counted set would miss its need from before the seventh semester. */
function neededForLock(counted: readonly Candidate[], lock: NonNullable<DivisionRules['lock']>): number[] {
  const coverage = coverageOf(counted);
  const spare = lessOrZero(totalOf(coverage), exactDecimal(lock.units));
  const spareAcademic = lessOrZero(academicOf(coverage), exactDecimal(lock.academic));
  const isAcademic = ({ area }: Candidate) => area === 'english' || area === 'math' || area === 'science';
  return counted
    .filter(
      (one) =>
        compareRatios(one.units, spare) > 0 ||
        (isAcademic(one) && compareRatios(one.units, spareAcademic) > 0),
    )
    .map(({ order }) => order);
}

import { compareRatios, exactDecimal, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { groupings } from './content-groups.ts';
import type { OtherReading } from './finding.ts';
import { type JudgeOptions, type Judgment, judge, judgedOf } from './judge.ts';
import type { EligibilityRecord } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import type { TimeFrame } from './timing.ts';

/** A fraction as text, '37/16'. */
export const fractionText = (ratio: ExactRatio | null): string | null =>
  ratio && `${ratio.numerator}/${ratio.denominator}`;

/** Half of the last of three decimals: nearer to a threshold than this, rounding could decide. */
const NEAR: ExactRatio = { numerator: 1n, denominator: 2000n };

/** Whether the GPA lies below the threshold by so little that it would be printed as the threshold. */
export function isRoundedUp(gpa: ExactRatio, threshold: string): boolean {
  const least = exactDecimal(threshold);
  return compareRatios(gpa, least) < 0 && compareRatios(plus(gpa, NEAR), least) >= 0;
}

/**
 * The other readings that lead elsewhere: where a rule isn't settled or rests on something that may be mended, the verdict
 * is made once more the other way, and shown where it differs.
 */
export function otherReadings(
  record: EligibilityRecord,
  rules: DivisionRules,
  frame: TimeFrame,
  options: JudgeOptions,
  stated: Judgment,
): OtherReading[] {
  const readings: OtherReading[] = [];
  const tryReading = (code: OtherReading['code'], change: Partial<JudgeOptions>, showsGpa: boolean) => {
    const changed = { ...options, ...change };
    const isOfRows = 'without' in change || 'schoolsAsCleared' in change;
    const rows = isOfRows ? judgedOf(record, rules, frame, changed) : stated;
    const other = judge(record, rules, rows, changed, false);
    const gpa = fractionText(other.deciding?.gpa ?? null);
    const isSame = other.verdict === stated.verdict;
    if (isSame && !(showsGpa && gpa !== fractionText(stated.deciding?.gpa ?? null))) return;
    readings.push({ code, verdict: other.verdict, gpa });
  };
  const hasDoubt = (doubt: JudgeOptions['without'][number]) =>
    stated.rows.some(({ doubts }) => doubts.includes(doubt));
  if (stated.verdict !== 'qualifier') {
    if (stated.unlocked) tryReading('surplus_rows', { isMinimal: false }, false);
    if (stated.rows.some(({ why }) => why === 'school_not_cleared')) {
      tryReading('schools_cleared', { schoolsAsCleared: true }, true);
    }
    if (record.student.hasDocumentedDisability && rules.afterGraduation !== null) {
      tryReading('disability_wider', { isDisabilityWide: true }, true);
    }
  }
  if (isAnyCapped(stated)) tryReading('parts_as_printed', { isCapped: false }, true);
  if (hasDoubt('pass')) tryReading('pass_left_out', { without: ['pass'] }, false);
  if (hasDoubt('listing_ended_midway'))
    tryReading('listing_ended', { without: ['listing_ended_midway'] }, false);
  if (hasDoubt('extended_evaluation')) {
    tryReading('extended_evaluation_left_out', { without: ['extended_evaluation'] }, false);
  }
  if (hasDoubt('nontraditional_earlier')) {
    tryReading('nontraditional_left_out', { without: ['nontraditional_earlier'] }, false);
  }
  return [...readings, ...roundedReading(rules, stated), ...labelReading(rules, stated)];
}

/** Whether parts of a content come to more than a unit. */
export const isAnyCapped = ({ candidates }: Judgment): boolean =>
  groupings(candidates, true).all.some(({ choices }) =>
    choices.some(({ options }) => options.some((option) => option.some(({ orders }) => orders.length > 1))),
  );

function roundedReading(rules: DivisionRules, { locked, unlocked, verdict }: Judgment): OtherReading[] {
  if (verdict === 'qualifier') return [];
  if (locked && isRoundedUp(locked.gpa, rules.qualifierGpa)) {
    return [{ code: 'rounded_gpa', verdict: 'qualifier', gpa: fractionText(locked.gpa) }];
  }
  const isRedshirt =
    verdict !== 'academic_redshirt' &&
    rules.redshirtGpa !== null &&
    unlocked !== null &&
    isRoundedUp(unlocked.gpa, rules.redshirtGpa);
  return isRedshirt
    ? [{ code: 'rounded_gpa', verdict: 'academic_redshirt', gpa: fractionText(unlocked.gpa) }]
    : [];
}

const labelReading = (rules: DivisionRules, { verdict, deciding }: Judgment): OtherReading[] =>
  verdict === 'partial_qualifier' && rules.below === 'partial_qualifier'
    ? [{ code: 'label_nonqualifier', verdict: 'nonqualifier', gpa: fractionText(deciding?.gpa ?? null) }]
    : [];

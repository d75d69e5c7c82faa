import { exactDecimal, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import type { CourseRow, GradingScale, ScaleStep, SchoolOfRecord } from './record.ts';

/** Why a grade gives no points. */
export type NoPoints = 'no_grade' | 'failed' | 'grade_unreadable' | 'grade_off_scale' | 'no_scale';

export type GradePoints =
  | {
      readonly points: ExactRatio;
      /** A pass counted as the lowest passing letter; 'assumed' where the school didn't say which that is. */
      readonly pass: 'stated' | 'assumed' | null;
    }
  | { readonly why: NoPoints };

const POINTS: Readonly<Record<string, bigint>> = { A: 4n, B: 3n, C: 2n, D: 1n, F: 0n };
const PASSES = new Set(['P', 'PASS']);
const FAILS = new Set(['F', 'FAIL']);
/** Letters that stand in the place of a grade and are none. */
const NO_GRADES = new Set(['', 'I', 'INC', 'W', 'WP', 'AU', 'NG', 'NR', 'IP']);
const NUMBER = /^\d+(\.\d+)?$/;
/** Course totals stay below 200 percent. */
const HIGHEST_NUMBER = 200;

/**
 * The points of a passed row for one unit: A 4, B 3, C 2, D 1, plus and minus ignored. A fail gives no credit and is
 * never counted as zero. A number goes through the school's own scale in force on the last day of the course, a pass is
 * worth the school's lowest passing letter, D where it doesn't say. A weight, one point at most, is added where the school
 * filed its weights and they are part of its GPA.
 */
export function gradePoints(
  row: Pick<CourseRow, 'grade' | 'weight' | 'exitedOn'>,
  school: Pick<SchoolOfRecord, 'scales' | 'lowestPass' | 'areWeightsReported' | 'areWeightsInGpa'>,
): GradePoints {
  if (row.grade === null || row.grade === undefined) return { why: 'no_grade' };
  const text = String(row.grade).trim().toUpperCase();
  if (NO_GRADES.has(text)) return { why: 'no_grade' };
  if (FAILS.has(text)) return { why: 'failed' };
  if (PASSES.has(text)) {
    const lowest = letterPoints(school.lowestPass ?? '');
    return lowest
      ? { points: whole(lowest), pass: 'stated' }
      : { points: whole(POINTS.D ?? 0n), pass: 'assumed' };
  }
  const letter = NUMBER.test(text) ? letterOnScale(Number(text), scaleOn(school.scales, row)) : text;
  if (typeof letter !== 'string') return letter;
  const points = letterPoints(letter);
  if (points === null) return { why: typeof row.grade === 'number' ? 'grade_off_scale' : 'grade_unreadable' };
  if (points === 0n) return { why: 'failed' };
  return { points: plus(whole(points), countedWeight(row.weight, school)), pass: null };
}

const whole = (numerator: bigint): ExactRatio => ({ numerator, denominator: 1n });

/** The points of a letter grade, with or without plus or minus; null: not a letter grade. */
function letterPoints(text: string): bigint | null {
  const match = /^([A-DF])[+\-−–]?$/.exec(text.trim().toUpperCase());
  return match ? (POINTS[match[1] ?? ''] ?? null) : null;
}

function scaleOn(
  scales: readonly GradingScale[],
  { exitedOn }: Pick<CourseRow, 'exitedOn'>,
): readonly ScaleStep[] | null {
  const inForce = scales.filter(({ fromOn, toOn }) =>
    exitedOn === null
      ? fromOn === null && toOn === null
      : (fromOn === null || fromOn <= exitedOn) && (toOn === null || exitedOn <= toOn),
  );
  const [latest] = inForce.toSorted((a, b) => ((a.fromOn ?? '') < (b.fromOn ?? '') ? 1 : -1));
  // Without a date there is still no doubt where the school never changed its scale.
  return latest?.steps ?? (exitedOn === null && scales.length === 1 ? (scales[0]?.steps ?? null) : null);
}

function letterOnScale(value: number, steps: readonly ScaleStep[] | null): string | { why: NoPoints } {
  if (!steps || steps.length === 0) return { why: 'no_scale' };
  if (value > HIGHEST_NUMBER) return { why: 'grade_off_scale' };
  const reached = steps.filter(([, lowest]) => value >= lowest);
  if (reached.length === 0) return 'F';
  return reached.reduce((best, step) => (step[1] > best[1] ? step : best))[0];
}

function countedWeight(
  weight: number,
  school: Pick<SchoolOfRecord, 'areWeightsReported' | 'areWeightsInGpa'>,
): ExactRatio {
  const isCounted = school.areWeightsReported && school.areWeightsInGpa && weight > 0;
  return isCounted ? exactDecimal(Math.min(weight, 1)) : whole(0n);
}

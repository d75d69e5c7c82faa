import { compareRatios, exactDecimal } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';

const DECIMAL = /^\d{1,3}(\.\d{1,4})?$/;
const ONE: ExactRatio = { numerator: 1n, denominator: 1n };

/** The units of a row, at most one; null where it isn't a decimal above 0 with four decimals at most. */
export function unitsOf(value: number | string): ExactRatio | null {
  const text = String(value).trim();
  if (!DECIMAL.test(text)) return null;
  const units = exactDecimal(text);
  if (units.numerator === 0n) return null;
  return compareRatios(units, ONE) > 0 ? ONE : units;
}

import type { ExactRatio } from './exact-ratio.ts';

/** Decimals with which ratios and GPAs are stored. */
const STORED_DECIMALS = 20;
const ONE = 10n ** BigInt(STORED_DECIMALS);

/**
 * The decimal as it is written, as a quotient without rounding: `0.9` and `'0.90'` are 9/10.
 *
 * A number counts as the shortest decimal that reads back as it, which is how a number is stored. A course total is
 * handed over as the number nearest to its quotient: one that equals a bound stays equal to it, and one below a bound
 * stays below unless less than 1e-16 is missing. Sums of points never come that near (a course of a million points has
 * steps of 1e-8); only weights of several categories could.
 *
 * @throws SyntaxError where a text isn't a decimal.
 */
export function exactDecimal(value: number | string): ExactRatio {
  const [digits = '', exponent = '0'] = String(value).toLowerCase().split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  const shift = Number(exponent) - fraction.length;
  const units = BigInt(whole + fraction);
  return shift >= 0
    ? { numerator: units * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: units, denominator: 10n ** BigInt(-shift) };
}

/**
 * The quotient with 20 decimals, for storing. Cut off and not rounded, so that what lies below a bound stays below it.
 *
 * @param ratio not negative.
 */
export function storedDecimal({ numerator, denominator }: ExactRatio): string {
  const units = (numerator * ONE) / denominator;
  return `${units / ONE}.${(units % ONE).toString().padStart(STORED_DECIMALS, '0')}`;
}

/** Decimals to which a GPA is certain: course totals below 200 % are numbers within 1.2e-16, so that it is within 5e-16. */
const CERTAIN_DECIMALS = 15;
const CERTAIN = 10n ** BigInt(CERTAIN_DECIMALS);

/**
 * A GPA for storing, rounded to 15 decimals. Its course totals are numbers, which miss thirds by some 1e-17, and so the
 * mean of totals that come to exactly 3.0 may miss it as well: rounded it meets it, as every GPA of so many decimals.
 *
 * What lies below a bound by 1e-15 or more stays below it. That is all one course can do, and all of several with few
 * points; the mean of courses whose points have no common divisor may come nearer, since its steps are as small as one
 * over their product, and within 5e-16 it counts as at the bound.
 *
 * @param gpa not negative.
 */
export function storedGpa({ numerator, denominator }: ExactRatio): string {
  const rounded = (2n * numerator * CERTAIN + denominator) / (2n * denominator);
  return storedDecimal({ numerator: rounded, denominator: CERTAIN });
}

/** The sum. */
export function plus(a: ExactRatio, b: ExactRatio): ExactRatio {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** The product. */
export function times(a: ExactRatio, b: ExactRatio): ExactRatio {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Negative where the first is smaller, 0 where both are equal, else positive. */
export function compareRatios(a: ExactRatio, b: ExactRatio): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

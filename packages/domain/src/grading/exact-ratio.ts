/** A share as a quotient of whole numbers, the second above 0. */
export interface ExactRatio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Bits kept beyond the point where a quotient of large numbers is cut off: far more than a number holds. */
const CUT_BITS = 120n;

/** The number nearest to the quotient. */
export function ratioNumber({ numerator, denominator }: ExactRatio): number {
  const divisor = greatestCommonDivisor(numerator, denominator);
  const top = numerator / divisor;
  const bottom = denominator / divisor;
  if (top <= Number.MAX_SAFE_INTEGER && bottom <= Number.MAX_SAFE_INTEGER) {
    return Number(top) / Number(bottom);
  }
  return Number((top << CUT_BITS) / bottom) / 2 ** Number(CUT_BITS);
}

/** The largest whole number that divides both; the other one where one is 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large === 0n ? 1n : large;
}

/** The smallest whole number that all of these divide; 1 for none. */
export function leastCommonMultiple(numbers: Iterable<bigint>): bigint {
  let multiple = 1n;
  for (const number of new Set(numbers)) multiple *= number / greatestCommonDivisor(multiple, number);
  return multiple;
}

/** A share, a number of points or a GPA as a quotient of whole numbers in lowest terms, the second above 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** @throws RangeError where the bottom is 0. */
export function fraction(top: bigint, bottom = 1n): Fraction {
  if (bottom === 0n) throw new RangeError('Nothing is divided by 0');
  const divisor = greatest(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / divisor, bottom: bottom / divisor };
}

function greatest(a: bigint, b: bigint): bigint {
  let [left, right] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

export const ZERO = fraction(0n);
export const ONE = fraction(1n);

/**
 * A decimal as it is written: '12.5', '0.75', '-3', or a number that prints like this.
 *
 * @throws RangeError on anything else.
 */
export function decimal(written: string | number): Fraction {
  const text = String(written);
  const known = decimals.get(text);
  if (known) return known;
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) throw new RangeError(`Not a decimal: ${text}`);
  const [, sign, whole, rest = ''] = parts;
  const read = fraction(BigInt(`${sign}${whole}${rest}`), 10n ** BigInt(rest.length));
  decimals.set(text, read);
  return read;
}
/** What was read before: the same points come again and again. */
const decimals = new Map<string, Fraction>();

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom });
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);
export const sum = (terms: readonly Fraction[]): Fraction => terms.reduce(plus, ZERO);

/** Below 0 when the first is the smaller one, above 0 when it is the larger one, 0 when they are the same. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
export const isAtLeast = (a: Fraction, b: Fraction): boolean => compare(a, b) >= 0;
export const smaller = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b);
export const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b);

/** With that many decimals, halves up; for values of 0 and more. */
export function rounded(value: Fraction, decimals: number): Fraction {
  const unit = 10n ** BigInt(decimals);
  return fraction((2n * value.top * unit + value.bottom) / (2n * value.bottom), unit);
}

/** Written with exactly that many decimals, halves up: 2/3 with four is '0.6667'. For values of 0 and more. */
export function written(value: Fraction, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  const digits = String((2n * value.top * unit + value.bottom) / (2n * value.bottom)).padStart(
    decimals + 1,
    '0',
  );
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The number nearest to it, by way of forty decimals: far more than decide which one that is. */
export const nearestNumber = (value: Fraction): number => Number(written(value, 40));

/**
 * The number rounded to that many decimals, halves away from zero.
 *
 * Works on the decimal digits a person would read, not on the binary value: 1.005 becomes 1.01 and
 * 0.1 + 0.2 counts as 0.3. Digits beyond the 15th are taken for arithmetic noise.
 */
export function roundHalfAway(n: number, decimals: number): number {
  if (!Number.isFinite(n)) return n;
  const [digits, exponent = '0'] = Math.abs(n).toPrecision(15).split('e');
  const whole = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const rounded = shifted(whole, -decimals);
  return n < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * The amount in whole hundredths, so that points and percents add up without binary noise.
 *
 * Points are kept with two decimals; anything finer is rounded here, halves away from zero.
 */
export function hundredths(n: number): number {
  const whole = shifted(roundHalfAway(n, 2), 2);
  return whole === 0 ? 0 : whole;
}

/** Moves the decimal point by parsing, since multiplying 0.575 by 100 gives 57.49999999999999. */
function shifted(n: number, places: number): number {
  const [digits, exponent = '0'] = String(n).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

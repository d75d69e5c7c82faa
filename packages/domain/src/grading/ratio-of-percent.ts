/** A percent that somebody typed, as a share of one: 89.57 is 0.8957, where a division may be off in the last digit. */
export function ratioOfPercent(percent: number): number {
  const [digits, exponent = '0'] = String(percent).toLowerCase().split('e');
  return Number(`${digits}e${Number(exponent) - 2}`);
}

/** The digits of a number, every one that is kept and never with an exponent, as exchange formats want them. */
export function decimalText(n: number): string {
  const text = String(n);
  return text.includes('e') ? n.toFixed(20).replace(/\.?0+$/, '') : text;
}

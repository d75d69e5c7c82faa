/** A value that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one text of a value (RFC 8785): keys in the order of their UTF-16 code units, no spaces, numbers as JavaScript writes
 * them. What has the same canonical text is the same value, whatever it was parsed from.
 *
 * @throws RangeError for what has no canonical text: a number that isn't finite, half a surrogate pair, undefined.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`No JSON: ${value}`);
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new RangeError('No JSON: half a surrogate pair');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new RangeError(`No JSON: ${typeof value}`);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, one]) => `${canonicalJson(key)}:${canonicalJson(one)}`).join(',')}}`;
}

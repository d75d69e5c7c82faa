/** A run of days, both counted, 'YYYY-MM-DD'. */
export interface Span {
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface DatesProblem {
  /** Ends before it begins; lies outside what it is part of; overlaps another. */
  readonly why: 'order' | 'outside' | 'overlap';
  /** What it overlaps, or what it lies outside of; null: neither. */
  readonly other: string | null;
}

type Named = Span & { readonly name: string };

/**
 * What is wrong with the dates of a year, term or grading period, or null.
 *
 * @param others of the same kind, among which no two may share a day.
 * @param within what it is part of; null: nothing.
 */
export function datesProblem(
  span: Span,
  others: readonly Named[],
  within: Named | null,
): DatesProblem | null {
  if (span.endsOn < span.startsOn) return { why: 'order', other: null };
  if (within && (span.startsOn < within.startsOn || span.endsOn > within.endsOn)) {
    return { why: 'outside', other: within.name };
  }
  const overlapped = others.find((one) => one.startsOn <= span.endsOn && span.startsOn <= one.endsOn);
  return overlapped ? { why: 'overlap', other: overlapped.name } : null;
}

export interface MarkedQuote {
  /** Of the criterion that the quote belongs to, from 1. */
  readonly number: number;
  /** UTF-16 units into the text. */
  readonly start: number;
  readonly end: number;
}

export interface Segment {
  readonly text: string;
  /** Criteria that quote this piece; empty: none. */
  readonly numbers: readonly number[];
  /** Criteria whose quote ends with this piece: their numbers are written behind it. */
  readonly ending: readonly number[];
}

/**
 * The text in pieces, each with the criteria that quote it. The pieces joined are the text. Quotes may touch and
 * overlap; one that lies outside of the text is left out.
 */
export function segmentsOf(text: string, quotes: readonly MarkedQuote[]): Segment[] {
  const valid = quotes.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = [...new Set([0, text.length, ...valid.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  );
  const numbersOf = (matching: readonly MarkedQuote[]) =>
    [...new Set(matching.map(({ number }) => number))].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1]!;
    return {
      text: text.slice(from, to),
      numbers: numbersOf(valid.filter(({ start, end }) => start <= from && end >= to)),
      ending: numbersOf(valid.filter(({ end }) => end === to)),
    };
  });
}

/** Words as a person counts them. */
export const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;

import type { Span } from './sentences.ts';

const SAME_QUOTE_MARK: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
};

/**
 * Where the quote stands in the source, or null when it does not.
 *
 * The quote must be verbatim, but for runs of white space, which count as one space, and curly quotation
 * marks, which count as straight ones. White space around the quote is ignored; an empty quote stands nowhere.
 * Offsets are UTF-16 units into the source as it is; the first occurrence counts.
 */
export function findQuote(source: string, quote: string): Span | null {
  const wanted = plain(quote.trim()).text;
  if (wanted === '') return null;
  const { text, offsets } = plain(source);
  const at = text.indexOf(wanted);
  if (at === -1) return null;
  return { start: offsets[at]!, end: offsets[at + wanted.length - 1]! + 1 };
}

/** The text with plain spaces and quotation marks, and for each of its units the offset it came from. */
function plain(source: string): { text: string; offsets: number[] } {
  const units: string[] = [];
  const offsets: number[] = [];
  for (let i = 0; i < source.length; i++) {
    const unit = source[i]!;
    const isSpace = /\s/.test(unit);
    if (isSpace && units.at(-1) === ' ') continue;
    units.push(isSpace ? ' ' : (SAME_QUOTE_MARK[unit] ?? unit));
    offsets.push(i);
  }
  return { text: units.join(''), offsets };
}

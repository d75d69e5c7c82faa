/** A stretch of a text, as offsets in UTF-16 units; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const BOUNDARY = /[.!?…。！？]+["'”’)\]]*(?=\s|$)|[。！？]+|\n+/gu;
const ABBREVIATION = /(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|no|approx|\d{1,2})\.$/iu;

/**
 * The sentences of a text in order, without surrounding white space. Empty for a text of white space.
 *
 * A line break ends a sentence, since students write lists and steps on lines. A full stop after an
 * abbreviation, an initial or a list number does not.
 */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    if (trimmed !== '') {
      const from = start + raw.length - raw.trimStart().length;
      spans.push({ start: from, end: from + trimmed.length });
    }
    start = end;
  };
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(start, end - 8), end);
    if (!ABBREVIATION.test(before) || isLastWord(text, start, end)) close(end);
  }
  close(text.length);
  return spans;
}

/** A number or small letter that ends a sentence of several words, as in "so x is 4.", is no list number. */
function isLastWord(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - 40), end);
  return (
    /\S+\s+\S+\s+(?:\p{Ll}|\d{1,2})\.$/u.test(before) &&
    /^\s+["'“(]?(?:\p{Lu}|$)/u.test(text.slice(end, end + 8))
  );
}

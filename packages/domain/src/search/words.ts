/** Most words of a query that count, and the longest of them, in characters. */
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/**
 * The text in lower case without accents. As the database folds what it finds things by (`app.fold`), so that both meet.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of what somebody typed, folded; letters and digits only, so that none of it can be an operator. */
export const searchWords = (query: string): string[] =>
  (foldText(query).match(WORD) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));

/** A piece of a text; `isMatch`: to be marked. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Parts a text at the words that begin with one of the terms; the terms are folded. */
export function markWords(text: string, terms: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const match of text.matchAll(WORD)) {
    const word = foldText(match[0]);
    if (!terms.some((term) => word.startsWith(term))) continue;
    if (match.index > done) segments.push({ text: text.slice(done, match.index), isMatch: false });
    segments.push({ text: match[0], isMatch: true });
    done = match.index + match[0].length;
  }
  if (done < text.length) segments.push({ text: text.slice(done), isMatch: false });
  return segments;
}

/** Characters that an excerpt holds, and of those how many before its first marked word. */
const EXCERPT = 200;
const BEFORE = 60;

/**
 * The part of a text around the first word that begins with one of the terms, cut between words; its beginning where
 * there is none. An ellipsis stands where it was cut.
 *
 * @param isCut the text begins and ends in the middle of a longer one.
 */
export function excerptOf(text: string, terms: readonly string[], isCut = false): Segment[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = [...line.matchAll(WORD)].find((match) =>
    terms.some((term) => foldText(match[0]).startsWith(term)),
  );
  const wanted = Math.max(0, (first?.index ?? 0) - BEFORE);
  const isWholeStart = wanted === 0 && !isCut;
  // From the beginning of a word on, and never past the match.
  const wordStart = isWholeStart ? 0 : line.indexOf(' ', wanted) + 1;
  const start = first ? Math.min(wordStart, first.index) : wordStart;
  const limit = start + EXCERPT;
  const wordEnd = limit >= line.length ? line.length : line.lastIndexOf(' ', limit);
  const end = wordEnd > start ? wordEnd : limit;
  const segments = markWords(line.slice(start, end), terms);
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...segments,
    ...(end < line.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

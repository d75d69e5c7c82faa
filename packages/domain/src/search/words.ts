/** Most words of a query that count, and the longest of them, in characters. */
const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/** Most words have nothing to fold but their capitals. */
const IS_ASCII = /^\p{ASCII}*$/u;

/**
 * The text in lower case without accents. As the database folds what it finds things by (`app.fold`), so that both meet.
 */
export const foldText = (text: string): string =>
  IS_ASCII.test(text)
    ? text.toLowerCase()
    : text
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
  const first = firstMatch(line, terms);
  const wanted = Math.max(0, (first ?? 0) - BEFORE);
  // From the beginning of a sentence on, or else of a word, and never past the match.
  const sentence = first !== null ? line.slice(wanted, first).search(/[.!?;] /) : -1;
  const space = line.indexOf(' ', wanted);
  // Texts without spaces begin with the match.
  const wordStart = sentence >= 0 ? wanted + sentence + 2 : space >= 0 ? space + 1 : (first ?? 0);
  const start = wanted === 0 && !isCut ? 0 : Math.min(wordStart, first ?? wordStart);
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

/** Where the first word that begins with a term stands; null: nowhere. */
function firstMatch(line: string, terms: readonly string[]): number | null {
  for (const match of line.matchAll(WORD)) {
    const word = foldText(match[0]);
    if (terms.some((term) => word.startsWith(term))) return match.index;
  }
  return null;
}

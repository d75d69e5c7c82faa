/** So many words of the page may stand between two that are read: those of a formula, which is read in other words. */
const GAP = 8;

/** A paragraph stands where at least this share of its words stands. */
const ENOUGH = 0.6;

/** Words at the beginning that may be missing on the page. */
const MISSING_FIRST = 4;

const folded = (word: string) => word.normalize('NFKC').toLowerCase();

/**
 * For each word of each paragraph its index among the words of the page, or -1. A paragraph is looked for behind the
 * one before it first, then anywhere: the page may show things in another order than they are read in.
 */
export function alignWords(paragraphs: readonly (readonly string[])[], page: readonly string[]): number[][] {
  const words = page.map(folded);
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    const found = places.get(word);
    if (found) found.push(at);
    else places.set(word, [at]);
  });
  let from = 0;
  return paragraphs.map((paragraph) => {
    const wanted = paragraph.map(folded);
    const found = findParagraph(wanted, words, places, from);
    if (found) from = Math.max(...found) + 1;
    return found ?? wanted.map(() => -1);
  });
}

/** The place with the most words in the least room; of equal ones the first behind `from`. */
function findParagraph(
  wanted: readonly string[],
  page: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  from: number,
): number[] | null {
  let best: { match: number[]; score: number } | null = null;
  for (let first = 0; first < Math.min(MISSING_FIRST, wanted.length); first += 1) {
    for (const start of places.get(wanted[first] ?? '') ?? []) {
      const match = matchFrom(wanted, page, first, start);
      const found = match.filter((at) => at >= 0);
      if (found.length < wanted.length * ENOUGH) continue;
      const strewn = Math.max(...found) - start + 1 - found.length;
      const isBehind = start >= from;
      if (isBehind && strewn === 0 && found.length === wanted.length) return match;
      const score = found.length * (GAP + 1) - strewn + (isBehind ? 0.5 : 0);
      if (!best || score > best.score) best = { match, score };
    }
  }
  return best?.match ?? null;
}

function matchFrom(
  wanted: readonly string[],
  page: readonly string[],
  first: number,
  start: number,
): number[] {
  let next = start;
  return wanted.map((word, index) => {
    if (index < first) return -1;
    for (let at = next; at <= next + GAP && at < page.length; at += 1) {
      if (page[at] !== word) continue;
      next = at + 1;
      return at;
    }
    return -1;
  });
}

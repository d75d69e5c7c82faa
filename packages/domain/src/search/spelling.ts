import { foldText } from './words.ts';

/**
 * Edits that make one word of the other: a letter added, left out, changed, or two neighbours exchanged.
 *
 * @returns null when it takes more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number | null {
  if (Math.abs(a.length - b.length) > limit) return null;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (here[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      // Before the first letter there is none, which equals no letter of the other word.
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      }
      here.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return null;
    before = last;
    last = here;
  }
  const distance = last[b.length] as number;
  return distance <= limit ? distance : null;
}

/** Edits that a word of this length may need: none in the shortest, two in long ones. */
const editsFor = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

const TITLE_WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The query with every word that is found nowhere replaced by the nearest word of the titles; of equally near ones that
 * which begins alike, then the commoner. A word may also be the beginning of a longer one, as while typing.
 *
 * @param words folded words of the query.
 * @param known those of them that are found somewhere.
 * @returns null when no word has a near one.
 */
export function correctWords(
  words: readonly string[],
  known: readonly string[],
  titles: readonly string[],
): string[] | null {
  const counts = new Map<string, { readonly shown: string; count: number }>();
  for (const title of titles) {
    for (const [shown] of title.matchAll(TITLE_WORD)) {
      const folded = foldText(shown);
      const one = counts.get(folded);
      if (one) one.count += 1;
      else counts.set(folded, { shown, count: 1 });
    }
  }
  let isChanged = false;
  const corrected = words.map((word) => {
    if (known.includes(word)) return word;
    const nearest = nearestWord(word, counts);
    if (nearest === null) return word;
    isChanged = true;
    return nearest;
  });
  return isChanged ? corrected : null;
}

function nearestWord(
  word: string,
  counts: ReadonlyMap<string, { readonly shown: string; readonly count: number }>,
): string | null {
  const limit = editsFor(word.length);
  if (limit === 0) return null;
  let best: { readonly shown: string; readonly rank: readonly number[] } | null = null;
  for (const [candidate, { shown, count }] of counts) {
    // A beginning is a weaker likeness than a whole word.
    const whole = editDistance(word, candidate, limit);
    const start =
      candidate.length > word.length + 1 ? editDistance(word, candidate.slice(0, word.length), limit) : null;
    const distance = Math.min(whole ?? Infinity, start === null ? Infinity : start + 0.5);
    if (distance === Infinity) continue;
    const rank = [distance, candidate[0] === word[0] ? 0 : 1, -count];
    if (!best || isLess(rank, best.rank)) best = { shown, rank };
  }
  return best?.shown ?? null;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, value] of a.entries()) {
    const other = b[index] as number;
    if (value !== other) return value < other;
  }
  return false;
}

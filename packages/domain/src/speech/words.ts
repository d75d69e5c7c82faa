/** A word of a text; offsets count UTF-16 units. */
export interface WordPlace {
  readonly start: number;
  readonly end: number;
}

/** A word and when it is spoken, in milliseconds from the beginning of the audio. */
export interface TimedWord extends WordPlace {
  readonly atMs: number;
}

/** What an engine says of its own speech: at this place of the text it was at this time. */
export interface SpeechMark {
  readonly position: number;
  readonly atMs: number;
}

/** From the first letter or digit of a run without spaces to its last one. */
const WORD = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}\p{M}])?/gu;

/** The words of a text, without the marks around them, in order. */
export const wordsOf = (text: string): WordPlace[] =>
  Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({ start: index, end: index + word.length }));

/**
 * When each word of a text is spoken.
 *
 * Between the engine's marks the time runs evenly with the characters. Without any marks that is all there is: an
 * estimate by length, good to about a word for speech without long pauses. Marks that lie outside the text, or go
 * back in text or time, are left out.
 */
export function timeWords(text: string, marks: readonly SpeechMark[], durationMs: number): TimedWord[] {
  const known: SpeechMark[] = [{ position: 0, atMs: 0 }];
  for (const mark of marks) {
    const last = known.at(-1);
    if (!last || mark.position >= text.length || mark.atMs > durationMs) continue;
    if (mark.position > last.position && mark.atMs >= last.atMs) known.push(mark);
  }
  // Every word begins before the end of its text.
  known.push({ position: text.length, atMs: durationMs });
  let at = 0;
  return wordsOf(text).map(({ start, end }) => {
    while ((known[at + 1] as SpeechMark).position <= start) at += 1;
    const before = known[at] as SpeechMark;
    const after = known[at + 1] as SpeechMark;
    const share = (start - before.position) / (after.position - before.position);
    return { start, end, atMs: Math.round(before.atMs + share * (after.atMs - before.atMs)) };
  });
}

/** The index of the word that is spoken at a time; -1: none yet. */
export function wordAt(words: readonly TimedWord[], atMs: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as TimedWord).atMs <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

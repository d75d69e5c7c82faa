/** Longest text that is spoken in one go, in UTF-16 units. */
export const SPEECH_MAX_CHARACTERS = 2_500;

/** The first part is shorter, so that the voice begins soon and the rest is made while it speaks. */
export const FIRST_PART_CHARACTERS = 700;

/** A sentence with the space after it: up to a mark that ends it (and what closes after the mark), or a blank line. */
const SENTENCE = /[\s\S]*?(?:[.!?…。！？]+["'”’»)\]]*(?:\s+|$)|\n\s*\n\s*|$)/gu;

/**
 * The text in parts of at most `max` UTF-16 units, which joined again are the text itself.
 *
 * Parts end where sentences end. A sentence that is longer than a part ends at a space, one without spaces anywhere
 * but inside a surrogate pair. The first part may be kept shorter than the others.
 *
 * @throws RangeError when `max` or `first` is under 2, which holds no surrogate pair
 */
export function splitSpeech(text: string, max = SPEECH_MAX_CHARACTERS, first = max): string[] {
  if (max < 2 || first < 2) throw new RangeError('a part holds at least two units');
  const parts: string[] = [];
  let part = '';
  const room = () => (parts.length === 0 ? Math.min(first, max) : max);
  for (const [sentence] of text.matchAll(SENTENCE)) {
    let rest = sentence;
    if (part !== '' && part.length + rest.length > room()) {
      parts.push(part);
      part = '';
    }
    while (part.length + rest.length > room()) {
      const end = lastPlaceToCut(rest, room());
      parts.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    part += rest;
  }
  return part === '' ? parts : [...parts, part];
}

/** Where a sentence that is too long is cut: after the last space, else before a character that doesn't fit whole. */
function lastPlaceToCut(sentence: string, max: number): number {
  const lastSpace = sentence.slice(0, max).search(/\s\S*$/);
  if (lastSpace >= 0) return lastSpace + 1;
  const last = sentence.charCodeAt(max - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return isHighSurrogate ? max - 1 : max;
}

import { CONNECTIVES, FUNCTION_WORDS, RUBRIC_WORDS } from './stop-words.ts';

export interface Word {
  /** As it is compared: without case, accents and endings. */
  readonly stem: string;
  /** As it is written, in lower case. */
  readonly surface: string;
  readonly isFunctionWord: boolean;
}

const WORD = /\p{N}+(?:,\p{N}{3})*(?:\.\p{N}+)?\p{L}*|\p{L}[\p{L}\p{N}]*(?:'\p{L}+)*/gu;

/**
 * The words of a text in order, numbers included.
 *
 * Compatibility forms are unified (full-width letters, superscripts), invisible characters dropped, accents
 * folded. 1,000 and 1000 are one number, as are 18.0 and 18.
 */
export function wordsOf(text: string): Word[] {
  const folded = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return Array.from(folded.matchAll(WORD), ([surface]) => ({
    surface,
    stem: stemOf(surface),
    isFunctionWord: FUNCTION_WORDS.has(surface),
  }));
}

/** True for a word with content of its own: no function word, no word of rubric language, no lone letter. */
export function isContentWord(word: Word): boolean {
  if (CONNECTIVES.has(word.surface)) return true;
  const isLoneLetter = word.surface.length === 1 && !/\p{N}/u.test(word.surface) && word.surface < '\u0250';
  return !isLoneLetter && !word.isFunctionWord && !RUBRIC_WORDS.has(word.surface);
}

/**
 * The word without its common English endings, so that "divides", "dividing" and "division by" meet halfway.
 *
 * Stems are for comparing with other stems only; many are no words. Text in other languages passes almost
 * unchanged.
 */
export function stemOf(word: string): string {
  const bare = word.replace(/'\p{L}*$/u, '');
  if (/\p{N}/u.test(bare)) return numberStem(bare);
  // No English word is longer, and patterns for endings take their time over a page of one letter.
  if (!/^[a-z]{4,30}$/.test(bare)) return bare;
  return withoutFinalE(withoutEnding(withoutPlural(bare)));
}

function numberStem(number: string): string {
  const plain = number.replaceAll(',', '');
  return plain.includes('.') ? plain.replace(/0+(?=\p{L}*$)/u, '').replace(/\.(?=\p{L}*$)/u, '') : plain;
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  // Not "ties" and "lies", which lose the "s" alone.
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  // Latin and Greek plurals of the sciences: nucleus and nuclei, bacterium and bacteria, mitochondrion.
  const classical = /^([a-z]{4,})(?:us|i)$/.exec(word) ?? /^([a-z]{4,}[dr]i)(?:a|um|on)$/.exec(word);
  if (classical?.[1]) return classical[1];
  const verb = /^([a-z]*[aeiouy][a-z]+)(?:ing|ed)$/.exec(word);
  if (verb?.[1]) return verb[1].replace(/([bdfgmnprt])\1$/, '$1');
  if (/^[a-z]{4,}[st]ion$/.test(word)) return word.slice(0, -3);
  if (/^[a-z]{4,}ly$/.test(word)) return word.slice(0, -2);
  return word;
}

function withoutFinalE(word: string): string {
  if (word.length > 4 && /[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`;
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}

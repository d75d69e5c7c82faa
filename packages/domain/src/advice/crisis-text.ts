import { foldText } from '../search/words.ts';

/** Characters that nobody sees, and that part a word for a program alone. */
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
};

/**
 * A text as the list of crisis words is held against it, in several readings: in lower case without accents, apostrophes and
 * signs; with digits read as letters; with letters that stand apart joined; and with German umlauts that were typed as two
 * letters. Clauses are parted by " . ".
 */
export function readingsOf(text: string): string[] {
  const folded = foldText(text.replace(INVISIBLE, '')).replaceAll('ß', 'ss').replaceAll('œ', 'oe');
  const plain = wordsOnly(folded);
  const unleeted = wordsOnly(
    // Whole runs: a pattern that looks for the sign within costs the square of a run's length.
    folded.replace(/[a-z@$!0-9]+/g, (word) =>
      /[a-z]/.test(word)
        ? word.replace(/[@$!013457](?=[a-z@$!0-9])|[@$013457]/g, (sign) => LEET[sign] ?? sign)
        : word,
    ),
  );
  const joined = plain.replace(/\b[a-z](?: [a-z]\b){2,}/g, (letters) => letters.replaceAll(' ', ''));
  const umlauts = plain.replace(/([aou])e(?=[a-z])/g, '$1');
  return [...new Set([plain, unleeted, joined, umlauts])];
}

/** Words alone; a letter that is drawn out ("dieee") stands once. */
const wordsOnly = (folded: string): string =>
  ` ${folded
    .replace(/['’`´‘]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[.!?;:\n\r]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;

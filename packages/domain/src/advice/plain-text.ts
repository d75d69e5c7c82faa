import { foldText } from '../search/words.ts';

/**
 * A question as patterns read it: in lower case without accents, apostrophes as spaces, and of signs only those that numbers
 * and "10/7" are written with. A space stands before and after.
 */
export const plainText = (text: string): string =>
  ` ${foldText(text)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/n['’]t\b/g, 'nt')
    .replace(/[^\p{L}\p{N}/+.%-]+/gu, ' ')
    .replace(/-(?=\p{L})/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;

/** The sentences of a text, at most so many. */
export const sentencesOf = (text: string, most: number): string[] =>
  text
    .split(/(?<=[?!])\s+|(?<=\p{L}{2,}\.)\s+(?=\p{Lu})|\n+/u)
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, most);

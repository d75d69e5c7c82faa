import { Parser } from 'htmlparser2';
import { DEEPEST } from './sanitize.ts';

/** Most elements of one text: the longest library lesson has 600. */
export const MOST_ELEMENTS = 10_000;

/** HTML that is nested too deeply or has too many elements to be kept. Its message is for people. */
export class HtmlTooComplexError extends Error {
  constructor() {
    super('The text has too many elements, or they are nested too deeply.');
  }
}

/** HTML that is longer, once it is cleaned, than what may be stored: "&" alone takes five characters. */
export class HtmlTooLongError extends Error {
  readonly characters: number;
  readonly most: number;

  constructor(characters: number, most: number) {
    super(`The text has ${characters} characters as it is stored; ${most} are allowed.`);
    this.characters = characters;
    this.most = most;
  }
}

/** More `<` than this many elements and their ends can have: texts of nothing else cost the tokenizer most. */
const MOST_TAG_STARTS = 4 * MOST_ELEMENTS;
const PIECE_CHARACTERS = 4_096;

/**
 * Counts elements and depth with the sanitizer's own tokenizer, which stops at the first one too many: time is linear
 * in the length, and no tree is made.
 *
 * @throws HtmlTooComplexError
 */
export function requireBounds(html: string): void {
  let starts = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) starts += 1;
  if (starts > MOST_TAG_STARTS) throw new HtmlTooComplexError();
  let depth = 0;
  let elements = 0;
  let isOver = false;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      elements += 1;
      if (depth > DEEPEST || elements > MOST_ELEMENTS) isOver = true;
    },
    onclosetag() {
      depth -= 1;
    },
  });
  // In pieces, so that a text over the bounds is not read to its end.
  for (let at = 0; at < html.length && !isOver; at += PIECE_CHARACTERS) {
    parser.write(html.slice(at, at + PIECE_CHARACTERS));
  }
  if (isOver) throw new HtmlTooComplexError();
  parser.end();
}

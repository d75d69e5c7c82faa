/**
 * Texts that try to talk a grading engine into points, and honest texts that look a little like them.
 * Test data: nothing but tests imports it.
 */
import { DISGUISED_INJECTIONS } from './injection-corpus/disguised.ts';
import type { CorpusEntry } from './injection-corpus/entries.ts';
import { FORGED_INJECTIONS } from './injection-corpus/forged.ts';
import { HONEST_TEXTS } from './injection-corpus/honest.ts';
import { SPOKEN_INJECTIONS } from './injection-corpus/spoken.ts';

/** Every injection of the corpus. */
export const INJECTIONS: CorpusEntry[] = [
  ...SPOKEN_INJECTIONS,
  ...FORGED_INJECTIONS,
  ...DISGUISED_INJECTIONS,
];

/** Every honest text of the corpus. */
export const HONEST: CorpusEntry[] = HONEST_TEXTS;

/**
 * Whether a text belongs to the half that patterns were never tuned on. The half hangs on the id alone, so that it
 * can't be picked by looking at the text.
 */
export function isHeldOut({ id }: CorpusEntry): boolean {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return ((hash >>> 16) ^ (hash >>> 7) ^ hash) % 2 !== 0;
}

/** Written after the patterns were finished; see there. */
export { UNSEEN_HONEST, UNSEEN_INJECTIONS } from './injection-corpus/unseen.ts';

import { answerSentences } from './answer-sentences.ts';
import { orderOf } from './organization.ts';
import { LINKS } from './prose.ts';

/**
 * What a student can be told at once, before a teacher has read. English sentences, which are the keys of their
 * translations. They speak of how the text is written; none says what the answer is, how many points it may get, or which
 * words were looked for.
 */
const SENTENCES = {
  thanks: 'Thank you for handing in your work.',
  order: 'Your text has an order that is easy to follow.',
  reasons: 'You say why and how, which helps your reader understand you.',
  sentences: 'You wrote in whole sentences, so your reader can follow you.',
  short: 'Your answer is short. A sentence or two more could show what else you know.',
  addReasons: 'Next time, try adding a reason or an example to one of your points.',
  noSentences: 'Whole sentences are hard to find here. Try explaining it as you would to a friend.',
  ownWords: 'Much of this is close to the text you were given. Your own words show best what you understand.',
  repeated: 'Some sentences come up more than once. Saying each thing once is enough.',
  elsewhere:
    'This first reading could not see how your text answers the task. Read the question once more to be sure.',
  language: 'This first reading understands only English, so it can’t say more about your text.',
  teacher: 'A teacher reads your work and decides on the grade.',
} as const;

export type FirstReadingSentence = (typeof SENTENCES)[keyof typeof SENTENCES];

/** Every sentence that a first reading may hold, for translation. */
export const FIRST_READING_SENTENCES: readonly FirstReadingSentence[] = Object.values(SENTENCES);

const SHORT_WORDS = 25;
const LINKS_OF_REASONS = 2;
const SIGNPOSTS_OF_ORDER = 3;

/**
 * Two to four sentences for the student, the last of which says who decides.
 *
 * @param flags Those of the built-in engine's proposal. Signs of instructions to a grader change nothing here: they are
 *   for the teacher, and may be wrong.
 */
export function firstReading(answer: string, flags: readonly string[]): FirstReadingSentence[] {
  const middle = whatToSay(answer, flags).map((name) => SENTENCES[name]);
  return [SENTENCES.thanks, ...middle, SENTENCES.teacher];
}

function whatToSay(answer: string, flags: readonly string[]): (keyof typeof SENTENCES)[] {
  if (flags.includes('unknown_language')) return ['language'];
  if (flags.includes('term_list') || flags.includes('word_salad')) return ['noSentences'];
  if (flags.includes('copied_text')) return ['ownWords'];
  if (flags.includes('no_evidence')) return ['elsewhere'];
  const said = answerSentences(answer, []).filter(({ kind }) => kind === 'sentence');
  const text = said.map(({ start, end }) => answer.slice(start, end)).join(' ');
  const words = said.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const links = new Set(text.toLowerCase().match(LINKS)).size;
  const hasOrder = said.length > 2 && orderOf(answer, said).found.length >= SIGNPOSTS_OF_ORDER;

  const isGood = hasOrder ? 'order' : links >= LINKS_OF_REASONS ? 'reasons' : 'sentences';
  if (flags.includes('repeated_text')) return ['repeated'];
  if (words < SHORT_WORDS) return ['short'];
  return links < LINKS_OF_REASONS ? [isGood, 'addReasons'] : [isGood];
}

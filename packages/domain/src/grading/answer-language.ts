import { isEnglishFunctionWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

const SAMPLE_UNITS = 4000;
const MIN_WORDS = 15;
const MIN_FUNCTION_SHARE = 0.1;
/** A formula holds a few letters of another script. */
const MIN_FOREIGN_LETTERS = 10;
const LETTERS = /\p{L}/gu;
const FOREIGN_LETTERS = /(?!\p{Script=Latin})\p{L}/gu;

/**
 * Whether an answer is in a language that can't be read here. English of some length never does without its function
 * words; calculations and short answers may. Spanish is read where it holds what was looked for, as in a Spanish course.
 */
export function isUnknownLanguage(answer: string, hasEvidence: boolean): boolean {
  const sample = answer.slice(0, SAMPLE_UNITS);
  const foreign = sample.match(FOREIGN_LETTERS)?.length ?? 0;
  const letters = sample.match(LETTERS)?.length ?? 0;
  if (foreign >= MIN_FOREIGN_LETTERS && foreign * 2 > letters) return true;

  const words = wordsOf(sample).filter(({ surface }) => !/\p{N}/u.test(surface));
  const functionWords = words.filter(({ surface, isFunctionWord }) =>
    hasEvidence ? isFunctionWord : isEnglishFunctionWord(surface),
  );
  return words.length >= MIN_WORDS && functionWords.length < words.length * MIN_FUNCTION_SHARE;
}

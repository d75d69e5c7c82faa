import { overlaps } from './injected-sentences.ts';
import { findInjections } from './injection.ts';
import { type Span, sentencesOf } from './sentences.ts';
import { ideaOf } from './synonyms.ts';
import { isContentWord, type Word, wordsOf } from './words.ts';

export interface AnswerSentence extends Span {
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  /** What the stems stand for, so that words of one meaning meet. */
  readonly ideas: ReadonlySet<string>;
  readonly wordCount: number;
  /**
   * How much the sentence can carry, 0 to 1: nothing when it is copied, speaks to the grader or repeats an
   * earlier one, little when it is a list of terms rather than a sentence.
   */
  readonly strength: number;
  readonly kind: 'sentence' | 'list' | 'repeated' | 'copied' | 'instruction';
}

const LIST_STRENGTH = 0.2;
/** Below this share of function words, words stand next to each other without being said. */
const MIN_FUNCTION_SHARE = 0.15;
const MAX_COMMA_SHARE = 0.34;
const LONG_RUN = 6;
const MAX_RUN_SHARE = 1 / 3;
/** A long text with a handful of function words over and over ("the cell the wall the ...") says nothing either. */
const MIN_VARIETY_SHARE = 0.08;
const MAX_VARIETY = 12;
/** A list stays a list with an "and" after every term. */
const SEPARATORS: ReadonlySet<string> = new Set(['and', 'or', 'also', 'because']);
const MIN_WRITTEN_WORDS = 5;
const SHINGLE_WORDS = 4;
/** Whoever answers in a short sentence may well hit on words of the rubric. */
const MIN_COPIED_WORDS = 7;
const COPIED_SHARE = 0.8;
/** What is calculated needs no function words: "3x = 12, so x = 4". */
const CALCULATION = /\p{N}[^\n]{0,40}[=<>≤≥≠≈÷×*/+−±√^→-]|[=<>≤≥≠≈÷×√][^\n]{0,40}\p{N}/u;

/**
 * The sentences of an answer in order, each with what it can carry.
 *
 * @param sourceTexts What the student was given to read. Sentences that stand there almost word for word
 *   carry nothing; quoting from it inside a sentence of one's own is fine.
 */
export function answerSentences(answer: string, sourceTexts: readonly string[]): AnswerSentence[] {
  const instructions = findInjections(answer).filter(
    ({ flag }) => flag !== 'hidden_characters' && flag !== 'encoded_blob',
  );
  const sourceRuns = new Set(
    sourceTexts.flatMap((text) => {
      const { all, content } = runsOf(wordsOf(text));
      return [...all, ...content];
    }),
  );
  const seen = new Set<string>();

  let next = 0;
  return sentencesOf(answer).map((span) => {
    const text = answer.slice(span.start, span.end);
    const words = wordsOf(text);
    while (next < instructions.length && instructions[next]!.end <= span.start) next += 1;
    const key = words.map(({ stem }) => stem).join(' ');
    const kind = kindOf({
      isInstruction: overlaps(instructions, next, span),
      isCopied: isCopied(words, sourceRuns),
      isRepeated: seen.has(key),
      isList: isList(words, text),
    });
    if (kind === 'sentence' || kind === 'list') seen.add(key);
    return {
      ...span,
      words,
      stems: new Set(words.map(({ stem }) => stem)),
      ideas: new Set(words.filter(isContentWord).map(({ stem }) => ideaOf(stem))),
      wordCount: words.length,
      strength: kind === 'sentence' ? 1 : kind === 'list' ? LIST_STRENGTH : 0,
      kind,
    };
  });
}

function kindOf(signs: {
  isInstruction: boolean;
  isCopied: boolean;
  isRepeated: boolean;
  isList: boolean;
}): AnswerSentence['kind'] {
  if (signs.isInstruction) return 'instruction';
  if (signs.isCopied) return 'copied';
  if (signs.isRepeated) return 'repeated';
  return signs.isList ? 'list' : 'sentence';
}

function isCopied(words: readonly Word[], sourceRuns: ReadonlySet<string>): boolean {
  if (words.length < MIN_COPIED_WORDS) return false;
  const { all, content } = runsOf(words);
  return isMostlyIn(sourceRuns, all) || isMostlyIn(sourceRuns, content);
}

function isMostlyIn(sourceRuns: ReadonlySet<string>, own: readonly string[]): boolean {
  return own.length > 0 && own.filter((run) => sourceRuns.has(run)).length >= own.length * COPIED_SHARE;
}

/**
 * Every run of four words and every run of four content words, as stems: the first catch short sentences, the
 * second those whose small words were dropped. A short phrase has none and so is never a copy.
 */
function runsOf(words: readonly Word[]): { all: string[]; content: string[] } {
  return { all: runs(words), content: runs(words.filter(isContentWord)) };
}

function runs(words: readonly Word[]): string[] {
  return words.slice(0, Math.max(0, words.length - SHINGLE_WORDS + 1)).map((_, start) =>
    words
      .slice(start, start + SHINGLE_WORDS)
      .map(({ stem }) => stem)
      .join(' '),
  );
}

function isList(words: readonly Word[], text: string): boolean {
  if (words.length < 3) return !CALCULATION.test(text);
  const functionWords = words.filter(
    ({ isFunctionWord, surface }) => isFunctionWord && !SEPARATORS.has(surface),
  );
  const variety = new Set(functionWords.map(({ surface }) => surface)).size;
  const isMonotonous =
    words.length >= 20 && variety < Math.min(MAX_VARIETY, words.length * MIN_VARIETY_SHARE);
  if (isMonotonous || wordsInLongRuns(words) > words.length * MAX_RUN_SHARE) return true;
  if (CALCULATION.test(text) && !isMostlyWords(words)) return false;
  if (functionWords.length < words.length * MIN_FUNCTION_SHARE) return true;
  const separators = Array.from(text.matchAll(/[,;•|/]/g)).length;
  const contentWords = words.filter(isContentWord).length;
  return separators >= 3 && separators >= words.length * MAX_COMMA_SHARE && contentWords > words.length / 2;
}

/** A row of terms stays one with an equals sign in it; calculations have few words, or small ones between them. */
function isMostlyWords(words: readonly Word[]): boolean {
  const written = words.filter(({ surface }) => surface.length >= 3 && !/\p{N}/u.test(surface));
  return written.length >= MIN_WRITTEN_WORDS && written.every(({ isFunctionWord }) => !isFunctionWord);
}

/** Words in runs of content words that are longer than any that people say; numbers are read, not said. */
function wordsInLongRuns(words: readonly Word[]): number {
  let inLongRuns = 0;
  let run = 0;
  for (const word of [...words, null]) {
    if (word && isContentWord(word) && !/\p{N}/u.test(word.surface)) run += 1;
    else {
      if (run >= LONG_RUN) inLongRuns += run;
      run = 0;
    }
  }
  return inLongRuns;
}

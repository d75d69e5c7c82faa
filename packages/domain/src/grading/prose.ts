import type { AnswerSentence } from './answer-sentences.ts';
import type { Topic } from './word-salad.ts';

/** What shows that somebody explains something, whatever the words. */
export interface Prose {
  /** 0 to 1: how far the text is developed; never falls when a sentence is added. */
  readonly development: number;
  /** Whether it is as long as a good answer, whatever it speaks of. */
  readonly isLong: boolean;
  /** Whether it speaks of what the assignment is about. */
  readonly isOnTopic: boolean;
}

/** For each criterion that the text has to answer. */
const WORDS_OF_DEVELOPED_TEXT = 30;
const SENTENCES_OF_DEVELOPED_TEXT = 4;
const WORDS_PER_SENTENCE = 18;
const LINKS_OF_DEVELOPED_TEXT = 3;
/** What statements in a row that nothing links are worth. */
const WITHOUT_LINKS = 0.25;
/** Different ideas of the assignment that an answer touches at least, and the share of its sentences that touch one. */
const MIN_IDEAS = 5;
const MIN_TOUCHING_SHARE = 0.5;

/** Words that join one thought to another. */
export const LINKS =
  /\b(?:because|so|since|although|though|while|until|when|if|which|who|but|even|as|therefore|however|means?|instead|without|unless|whether|where|what)\b/gi;

/** How developed the sentences of an answer are that touch the assignment, and whether it is about the assignment. */
export function proseOf(
  answer: string,
  said: readonly AnswerSentence[],
  topic: Topic,
  criterionCount: number,
): Prose {
  const touching = said.filter(({ ideas }) => [...ideas].some((idea) => topic.ideas.has(idea)));
  const touched = new Set(
    touching.flatMap(({ ideas }) => [...ideas].filter((idea) => topic.ideas.has(idea))),
  );
  const texts = touching.map(({ start, end }) => answer.slice(start, end));
  const links = new Set(texts.flatMap((text) => text.toLowerCase().match(LINKS) ?? [])).size;
  const words = touching.reduce((sum, { wordCount }) => sum + wordCount, 0);
  // Without full stops a text is as good; this many words make a sentence.
  const sentences = touching.reduce(
    (sum, { wordCount }) => sum + Math.max(1, Math.floor(wordCount / WORDS_PER_SENTENCE)),
    0,
  );
  return {
    development:
      (0.65 * Math.min(1, words / (WORDS_OF_DEVELOPED_TEXT * criterionCount)) +
        0.35 * Math.min(1, sentences / SENTENCES_OF_DEVELOPED_TEXT)) *
      (WITHOUT_LINKS + (1 - WITHOUT_LINKS) * Math.min(1, links / LINKS_OF_DEVELOPED_TEXT)),
    isLong:
      said.reduce((sum, { wordCount }) => sum + wordCount, 0) >= WORDS_OF_DEVELOPED_TEXT * criterionCount,
    isOnTopic: touched.size >= MIN_IDEAS && touching.length >= said.length * MIN_TOUCHING_SHARE,
  };
}

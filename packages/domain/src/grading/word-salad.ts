import { isFramed } from './sentence-frames.ts';
import { ideaOf } from './synonyms.ts';
import { isContentWord, type Word, wordsOf } from './words.ts';

/** What an assignment is about, and which of its words have to do with each other. */
export interface Topic {
  /** Ideas of rubric, objectives, key concepts and title. */
  readonly ideas: ReadonlySet<string>;
  /** Stems of all words there that are no function words, the rubric's own among them. */
  readonly stems: ReadonlySet<string>;
  /** Pairs of stems that stand near each other there, as "a b", both ways round. */
  readonly pairs: ReadonlySet<string>;
}

/** Words between which a text says something of both: the next and the one after. */
const NEAR_WORDS = 2;
/** Fewer words of the assignment than this say nothing about how they are put together. */
const MIN_TOPIC_WORDS = 8;
/** Sentences with fewer are left out, so that chatter does not thin out what is looked at. */
const MIN_TOPIC_WORDS_OF_SENTENCE = 2;
/** How much strange neighbors weigh beside the share of the assignment's words. */
const STRANGE_WEIGHT = 0.6;
/** Statements of the sample answers reach 0.70, all but one of their word salads 0.77 and more. */
const SALAD_FROM = 0.72;
/**
 * Neighbors that are strange in sentences over which the assignment's words are strewn. Solid sample answers reach 0.71;
 * excellent ones, in other words than the rubric's, reach more, but hold fewer of its words.
 */
const STREWN_FROM = 0.75;
const MIN_STREWN_NEIGHBORS = 12;
const STREWN_TOPIC_SHARE = 0.19;

export function topicOf(texts: readonly string[]): Topic {
  const stems = new Set<string>();
  const ideas = new Set<string>();
  const pairs = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (const idea of contentIdeas(words)) ideas.add(idea);
    const own = meaningfulStems(words);
    own.forEach((stem, at) => {
      stems.add(stem);
      for (const other of own.slice(at + 1, at + 1 + NEAR_WORDS))
        pairs.add(`${stem} ${other}`).add(`${other} ${stem}`);
    });
  }
  return { ideas, stems, pairs };
}

/**
 * Whether sentences are made of the assignment's words without saying anything: so many of them that hardly a word is the
 * writer's own, or most of them put into one frame, next to neighbors with which the assignment never puts them together.
 *
 * Whoever explains something with the rubric's words needs others between them and keeps together what belongs together.
 * It can't tell a false statement from a true one. Mistakes in grammar are no sign, since learners make them.
 */
export function isWordSalad(sentences: readonly (readonly Word[])[], topic: Topic): boolean {
  const mixture = mixtureOf(sentences, topic);
  return scoreOf(mixture) >= SALAD_FROM || isStrewn(mixture) || isFramed(sentences, topic);
}

/** Counts over the sentences that hold words of the assignment. */
interface Mixture {
  readonly words: number;
  /** Those of them that are no function words. */
  readonly meaningful: number;
  readonly ofTopic: number;
  /** Pairs of the assignment's words that follow each other, whatever stands between them. */
  readonly neighbors: number;
  /** Pairs that the assignment never puts together. */
  readonly strange: number;
}

function mixtureOf(sentences: readonly (readonly Word[])[], topic: Topic): Mixture {
  const mixture = { words: 0, meaningful: 0, ofTopic: 0, neighbors: 0, strange: 0 };
  for (const sentence of sentences) {
    const stems = meaningfulStems(sentence);
    const own = stems.filter((stem) => topic.stems.has(stem));
    if (own.length < MIN_TOPIC_WORDS_OF_SENTENCE) continue;
    mixture.words += sentence.length;
    mixture.meaningful += stems.length;
    mixture.ofTopic += own.length;
    mixture.neighbors += own.length - 1;
    mixture.strange += own
      .slice(1)
      .filter((stem, at) => stem === own[at] || !topic.pairs.has(`${own[at]} ${stem}`)).length;
  }
  return mixture;
}

/** Share of the assignment's words, and how strangely they stand together; 0 where there are too few to tell. */
function scoreOf({ words, meaningful, ofTopic, neighbors, strange }: Mixture): number {
  if (ofTopic < MIN_TOPIC_WORDS) return 0;
  return ofTopic / words + STRANGE_WEIGHT * (strange / neighbors) * (ofTopic / meaningful);
}

/** Whether the assignment's words are strewn over fluent sentences: many, and hardly two that have to do with each other. */
const isStrewn = ({ words, ofTopic, neighbors, strange }: Mixture): boolean =>
  neighbors >= MIN_STREWN_NEIGHBORS &&
  strange >= neighbors * STREWN_FROM &&
  ofTopic >= words * STREWN_TOPIC_SHARE;

/** Stems of all words that are no function words, numbers left out: they stand with anything. */
function meaningfulStems(words: readonly Word[]): string[] {
  return words
    .filter(({ isFunctionWord, surface }) => !isFunctionWord && surface.length > 1 && !/\p{N}/u.test(surface))
    .map(({ stem }) => stem);
}

/** The ideas of the content words in order, numbers left out. */
function contentIdeas(words: readonly Word[]): string[] {
  return words
    .filter((word) => isContentWord(word) && !/\p{N}/u.test(word.surface))
    .map(({ stem }) => ideaOf(stem));
}

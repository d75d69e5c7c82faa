import type { Topic } from './word-salad.ts';
import type { Word } from './words.ts';

/** Fewer words around the assignment's are no frame: "It is the ..." begins many sentences. */
const MIN_FRAME_WORDS = 4;
const MIN_TOPIC_WORDS = 2;
/** Share of their words that two frames have in common, twice the common ones over all, from which they are one. */
const SAME_FROM = 0.75;
/** Two or three sentences alike compare things; somebody who explains doesn't build most of them so. */
const MIN_FRAMED = 4;
const FRAMED_FROM = 0.5;
/** Of a longer answer the beginning tells. */
const SENTENCES_READ = 60;

/**
 * Whether most sentences are one and the same with other words of the assignment put in: "I think that the ... gives
 * more ..., because the ... of the ...".
 */
export function isFramed(sentences: readonly (readonly Word[])[], topic: Topic): boolean {
  const read = sentences.slice(0, SENTENCES_READ);
  const frames = read.flatMap((words) => frameOf(words, topic) ?? []);
  const framed = frames.filter((frame, at) =>
    frames.some((other, otherAt) => otherAt !== at && isSameFrame(frame, other)),
  ).length;
  return framed >= MIN_FRAMED && framed >= read.length * FRAMED_FROM;
}

interface Frame {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** The words of a sentence that aren't the assignment's; null: too few of either. */
function frameOf(words: readonly Word[], topic: Topic): Frame | null {
  const around = words.filter(({ stem, isFunctionWord }) => isFunctionWord || !topic.stems.has(stem));
  if (around.length < MIN_FRAME_WORDS || words.length - around.length < MIN_TOPIC_WORDS) return null;
  const counts = new Map<string, number>();
  for (const { surface } of around) counts.set(surface, (counts.get(surface) ?? 0) + 1);
  return { counts, length: around.length };
}

function isSameFrame(one: Frame, other: Frame): boolean {
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  return 2 * common >= SAME_FROM * (one.length + other.length);
}

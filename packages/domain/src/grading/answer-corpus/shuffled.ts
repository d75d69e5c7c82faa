import { FUNCTION_WORDS } from '../stop-words.ts';
import { numbersFrom } from './framed-nonsense.ts';

const WORD = /[\p{L}\p{N}'’]+/gu;
const LONG = 5;
const WORDS_OF_SENTENCE = 12;
const isLong = (word: string) => word.length >= LONG && !FUNCTION_WORDS.has(word.toLowerCase());

/** Ways to put the words of an answer into a random order; the same seed gives the same order. */
export const SHUFFLES = {
  /** Full stops and capitals move with their words. */
  'words of the answer': (text: string, seed: number) => shuffled(text.split(/\s+/), seed).join(' '),
  'words of each sentence': (text: string, seed: number) =>
    text.replace(
      /[^.!?\n]+/g,
      (sentence, at: number) => ` ${shuffled(sentence.trim().split(/\s+/), seed + at).join(' ')}`,
    ),
  /** As somebody would hide it: in sentences of one length, each with a capital and a full stop. */
  'words in new sentences': (text: string, seed: number) => {
    const words = shuffled(text.toLowerCase().match(WORD) ?? [], seed);
    const sentences = Array.from({ length: Math.ceil(words.length / WORDS_OF_SENTENCE) }, (_, at) =>
      words.slice(at * WORDS_OF_SENTENCE, (at + 1) * WORDS_OF_SENTENCE).join(' '),
    );
    return sentences.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ');
  },
  /** The small words stay where they are. */
  'long words among each other': (text: string, seed: number) => {
    const words = shuffled((text.match(WORD) ?? []).filter(isLong), seed);
    return text.replace(WORD, (word) => (isLong(word) ? (words.shift() ?? word) : word));
  },
} as const satisfies Record<string, (text: string, seed: number) => string>;

function shuffled(words: readonly string[], seed: number): string[] {
  const next = numbersFrom(seed);
  const mixed = [...words];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = next() % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other] ?? '', mixed[at] ?? ''];
  }
  return mixed;
}

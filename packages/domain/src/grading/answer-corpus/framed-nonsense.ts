import { wordsOf } from '../words.ts';
import type { CorpusAssignment } from './types.ts';

/**
 * Sentences into which any words of an assignment fit, as somebody would write them who knows what the grader looks for
 * and nothing of the subject. `{}` is a place for a word of the rubric, objectives or key concepts.
 */
export const FRAMES = {
  'gives more': ['I think that the {} gives more {}, because the {} of the {} is very important for us.'],
  'look at': ['When we look at {}, we can see {} of the {} in {}.'],
  'helps in life': [
    'In my opinion {} always helps the {}, so if there is no {}, then the {} would not be possible.',
  ],
  'everybody knows': [
    'Everybody knows that a {} without {} never works, which is why people need the {} and also some {}.',
  ],
  'told apart': [
    'My teacher said that {} and {} are different things, but in the end {} is what makes {} happen.',
  ],
  'in turn': [
    'I think that the {} gives more {}, because the {} of the {} is very important for us.',
    'When we look at {}, we can see {} of the {} in {}.',
    'In my opinion {} always helps the {}, so if there is no {}, then the {} would not be possible.',
    'Everybody knows that a {} without {} never works, which is why people need the {} and also some {}.',
    'My teacher said that {} and {} are different things, but in the end {} is what makes {} happen.',
    'It took a long time until {} came to the {}, and since then the {} has changed every {}.',
    'If you ask me about {}, I would say that the {} goes with the {} as long as {} is there.',
    'Later the {} was bigger than the {}, although nobody had thought about {} or {} before.',
  ],
  // Written after the thresholds were set, and not looked at for them.
  'two and filler': [
    'Yesterday I was reading about the {} for a long time, and then somebody told me that the {} is a good thing.',
    'My friend and I talked about it after lunch and she said that {} is never far away from any {}.',
    'It is really not easy to say, but if you look closely then the {} always wants to be with the {}.',
    'A lot of people in my family believe that this is because of the {} and not because of the {}.',
    'So if I had to choose one of them for my own room, I would take the {} instead of the {}.',
    'Once there was even a show on TV where they said that {} can be found in nearly every {}.',
    'That is why I would tell a younger kid to first think of the {} and only later of the {}.',
    'In the end nobody can know for sure, although I hope that the {} will some day help the {}.',
  ],
  'one and filler': [
    'Yesterday I was reading about the {} for a long time because somebody told me that it is a good thing.',
    'My friend and I talked about it after lunch and she said that {} is never far away from us.',
    'It is really not easy to say, but if you look closely then the {} is always there.',
    'A lot of people in my family believe that this is because of the {}, which I like.',
    'So if I had to choose one of them for my own room, I would take the {} first.',
    'Once there was even a show on TV where they said that {} can be found nearly everywhere.',
    'That is why I would tell a younger kid to think of the {} before anything else.',
    'In the end nobody can know for sure, although I hope that the {} will some day help me.',
  ],
} as const satisfies Record<string, readonly string[]>;
export type FrameName = keyof typeof FRAMES;

const SENTENCES = 8;

/** An answer of eight sentences in these frames; the same seed makes the same answer. */
export function framedNonsense(assignment: CorpusAssignment, frame: FrameName, seed: number): string {
  const terms = termsOf(assignment);
  const next = numbersFrom(seed);
  const frames: readonly string[] = FRAMES[frame];
  return Array.from({ length: SENTENCES }, (_, at) =>
    frames[at % frames.length]!.replaceAll('{}', () => terms[next() % terms.length]!),
  ).join(' ');
}

/** The words with content of rubric, objectives and key concepts, each once. */
function termsOf({ criteria, objectives, keyConcepts }: CorpusAssignment): string[] {
  const texts = [
    ...criteria.map(({ description }) => description),
    ...objectives,
    ...keyConcepts.map(({ term, meaning }) => `${term} ${meaning}`),
  ];
  const words = texts
    .flatMap(wordsOf)
    .filter(({ isFunctionWord, surface }) => !isFunctionWord && surface.length > 3);
  return [...new Map(words.map(({ stem, surface }) => [stem, surface])).values()];
}

/** Whole numbers that look like chance (a linear congruential generator, Numerical Recipes). */
function numbersFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

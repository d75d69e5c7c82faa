import { CRISIS_KINDS, type CrisisKind } from './crisis-kinds.ts';
import { readingsOf } from './crisis-text.ts';
import { CRISIS_WORDS, type CrisisPhrases, type CrisisSign, type CrisisWords } from './crisis-words.ts';
import type { Locale } from './locale.ts';

/** That somebody may be in danger, by what they wrote. */
export interface Crisis {
  readonly kind: CrisisKind;
  readonly sign: CrisisSign;
  /** The language of the words that say so. */
  readonly locale: Locale;
}

/** Longer than any question that is taken; no text may cost more time than this much of it. */
const MOST_CHARACTERS = 20_000;

/**
 * Looks for words that say that somebody may be in danger: of suicide, self-harm, abuse, or violence. In four languages at
 * once, since nobody in need minds the language of a page. It is made to find rather too much than too little; that an exam
 * kills somebody, and what stands in an essay, is left out.
 *
 * @returns null: nothing was found, which says nothing about how somebody is.
 */
export function findCrisis(text: string): Crisis | null {
  const readings = readingsOf(text.slice(0, MOST_CHARACTERS));
  const found = CRISIS_WORDS.flatMap((words) => readings.flatMap((reading) => inReading(words, reading)));
  return found.toSorted((a, b) => CRISIS_KINDS.indexOf(a.kind) - CRISIS_KINDS.indexOf(b.kind))[0] ?? null;
}

function inReading(words: CrisisWords, reading: string): Crisis[] {
  const plain = words.idioms.reduce((left, idiom) => left.replace(idiom, ' , '), reading);
  const shows = ({ patterns }: CrisisPhrases, clause: string) => patterns.some((one) => one.test(clause));
  const firm = words.firm.filter((phrases) => shows(phrases, reading));
  const hard = words.hard.filter((phrases) => shows(phrases, plain));
  const soft = words.soft.filter((phrases) =>
    plain
      .split(' . ')
      .map((clause) => ` ${clause.trim()} `)
      .some((clause) => !words.context.test(clause) && shows(phrases, clause)),
  );
  return [...firm, ...hard, ...soft].map(({ kind, sign }) => ({ kind, sign, locale: words.locale }));
}

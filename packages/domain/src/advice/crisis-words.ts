import type { CrisisKind } from './crisis-kinds.ts';
import { GERMAN } from './crisis-words-de.ts';
import { ENGLISH } from './crisis-words-en.ts';
import { SPANISH } from './crisis-words-es.ts';
import { FRENCH } from './crisis-words-fr.ts';
import type { Locale } from './locale.ts';

/** The sign that a phrase shows, by the lists that name such signs. */
export type CrisisSign = keyof typeof CRISIS_SOURCES;

/** Where each sign is named; the phrases that show it are our own. */
export const CRISIS_SOURCES = {
  talks_of_dying:
    'National Institute of Mental Health, Warning Signs of Suicide (wanting to die, looking for a way); Columbia Suicide Severity Rating Scale, screener, 1 to 6',
  no_reason_to_live: 'National Institute of Mental Health, Warning Signs of Suicide (no reason to live)',
  burden: 'National Institute of Mental Health, Warning Signs of Suicide (being a burden to others)',
  saying_goodbye:
    'National Institute of Mental Health, Warning Signs of Suicide (saying goodbye, giving away important items)',
  trapped_or_hopeless:
    'National Institute of Mental Health, Warning Signs of Suicide (empty, hopeless, trapped, unbearable pain)',
  self_harm: '988 Suicide & Crisis Lifeline, self-harm; International Society for the Study of Self-Injury',
  abuse: 'Childhelp National Child Abuse Hotline; Child Welfare Information Gateway, signs of abuse',
  threat: 'U.S. Secret Service, National Threat Assessment Center, Protecting America’s Schools',
} as const;

/** Phrases that show a sign. */
export interface CrisisPhrases {
  readonly kind: CrisisKind;
  readonly sign: CrisisSign;
  readonly patterns: readonly RegExp[];
}

/** The phrases of one language, over texts without accents and signs. */
export interface CrisisWords {
  readonly locale: Locale;
  /** What only sounds like it; left out before anything is looked for. */
  readonly idioms: readonly RegExp[];
  /** Count even where an idiom stands: "he said he'll kill me if I tell". */
  readonly firm: readonly CrisisPhrases[];
  /** Count wherever they stand. */
  readonly hard: readonly CrisisPhrases[];
  /** Count unless their clause is about school or sport. */
  readonly soft: readonly CrisisPhrases[];
  /** Words of school and sport. */
  readonly context: RegExp;
}

export const CRISIS_WORDS: readonly CrisisWords[] = [ENGLISH, SPANISH, FRENCH, GERMAN];

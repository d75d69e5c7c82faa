const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

const ARTICLES = 'a an the every';
const FINITE_BE = 'is are was were am';
const MODALS = 'can could would should must cannot';
const SUBJECTS = 'i he she we they';
const OBJECTS = 'me him them us';
const FINITE_VERBS = `has does did goes went came becomes became gets gave gives says knew makes took takes`;
const JOINING = 'and or but because although if than';
const PREPOSITIONS = 'of from with into at between during without among toward towards against';
const VERBS = `${FINITE_BE} ${MODALS} ${FINITE_VERBS}`;

const AFTER_NO_DETERMINER = `${VERBS} ${SUBJECTS} ${OBJECTS} ${JOINING} ${PREPOSITIONS} in on by for to as it this that these
  those there then who which when where have had do be been`;

/**
 * After each of the words on the left those of the right never follow. What learners and dialects do isn't among them:
 * "must to go", "because is cold", "doesn't has", "he a student", "the my friend".
 */
const NEVER_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      [ARTICLES, `${ARTICLES} ${AFTER_NO_DETERMINER}`],
      ['my your our their', `${ARTICLES} my your our their ${AFTER_NO_DETERMINER}`],
      [PREPOSITIONS, `${VERBS} ${SUBJECTS} ${JOINING} of with into to be been`],
      ['in on by for about', `${VERBS} of into been`],
      ['to', `${FINITE_BE} ${SUBJECTS} ${JOINING} of to into been`],
      [MODALS, `${MODALS} ${FINITE_BE} ${OBJECTS} of from with into at been than because`],
      [FINITE_BE, `${FINITE_BE} ${MODALS}`],
      [SUBJECTS, `${SUBJECTS} ${OBJECTS} of into to between than it this these`],
      [OBJECTS, `${OBJECTS} am i he she`],
      [
        'very',
        `${ARTICLES} ${VERBS} ${SUBJECTS} ${OBJECTS} ${JOINING} my your our their of to it this that in on for by with`,
      ],
      ['because although if than', 'and or but than been'],
      ['and or but', 'and or than'],
      ['be been being', `${VERBS} ${SUBJECTS} ${OBJECTS} be`],
      ['have had', `${FINITE_BE} ${MODALS} be`],
      ['it this', 'am been'],
      ['when while where', 'of than into'],
      [
        "don't doesn't didn't can't won't couldn't wouldn't shouldn't",
        'of from with at into because than my your our their been',
      ],
      ["it's that's they're we're i'm you're he's she's", `${FINITE_BE} ${MODALS} of or than`],
    ] as const
  ).flatMap(([words, after]) => wordsIn(words).map((word) => [word, new Set(wordsIn(after))] as const)),
);
/** Words with which neither a sentence nor a part of one ends; "an" ends many in German. */
const NEVER_LAST: ReadonlySet<string> = new Set(
  wordsIn(`a the every my your our their and or but because although if than very into`),
);

/** Words and signs: of two words with a sign between them nothing is known. */
const WORD_OR_SIGN = /\p{L}+(?:['’]\p{L}+)*|[^\s\p{L}]+/gu;
const IS_WORD = /^\p{L}/u;
const IS_STOP = /^[.;!?]/;

/** Whoever writes makes one slip or two; of words in random order about one pair in fifteen is impossible. */
const MIN_IMPOSSIBLE = 3;
const IMPOSSIBLE_FROM = 0.025;

/**
 * Whether the words of sentences stand in no order: again and again two follow each other that never do in English, such
 * as two articles, a preposition and a verb, or an article and a full stop.
 *
 * It knows small words alone. Long words that changed places with each other, and statements that make no sense, look
 * right to it.
 */
export function isOutOfOrder(sentences: readonly string[]): boolean {
  const { words, impossible } = orderIn(sentences);
  return impossible >= MIN_IMPOSSIBLE && impossible >= words * IMPOSSIBLE_FROM;
}

/** How many words sentences have, and after how many of them stands what never does. */
export function orderIn(sentences: readonly string[]): {
  readonly words: number;
  readonly impossible: number;
} {
  let [words, impossible] = [0, 0];
  for (const sentence of sentences) {
    const tokens = Array.from(sentence.matchAll(WORD_OR_SIGN), ([token]) => token.replaceAll('’', "'"));
    for (const [at, token] of tokens.entries()) {
      // "Plan A is": a name, no article.
      if (!IS_WORD.test(token) || (token === 'A' && at > 0)) continue;
      words += 1;
      const word = token.toLowerCase();
      const next = tokens[at + 1]?.toLowerCase() ?? '.';
      const isLast = IS_STOP.test(next);
      if (isLast ? NEVER_LAST.has(word) : NEVER_AFTER.get(word)?.has(next)) impossible += 1;
    }
  }
  return { words, impossible };
}

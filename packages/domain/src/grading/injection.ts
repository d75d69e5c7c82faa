import { decodedParts } from './injection-decode.ts';
import { BEFORE_COMMAND, PAIR_RULES, type PairRule, SINGLE_RULES, SPELLED } from './injection-rules.ts';
import { acrostics, closedUp, fold, reversed, rotated, unleeted, type View } from './injection-views.ts';
import type { Span } from './sentences.ts';

/** What in a submission speaks to a grader instead of answering. A flag informs the teacher; it costs no points. */
export type InjectionFlag =
  | 'ignore_instructions'
  | 'grader_instruction'
  | 'role_marker'
  | 'forged_heading'
  | 'hidden_characters'
  | 'encoded_blob';

export interface Injection extends Span {
  readonly flag: InjectionFlag;
}

/** Zero-width characters, embedding and override of direction, soft hyphens, fillers, invisible tag letters. */
const HIDDEN =
  /[\u00AD\u115F\u1160\u180E\u200B-\u200D\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164]|(?!^)\uFEFF|[\u{E0000}-\u{E007F}]/u;

/** Zero-width joiners hold an emoji family together and shape letters of many scripts, which is their work. */
const LAWFUL_JOINER =
  /(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})|(?<=[\u0600-\u0DFF])[\u200C\u200D](?=[\u0600-\u0DFF])/gu;

const ENCODED_BLOB = /[A-Za-z0-9+/_-]{60,}={0,2}/g;

/**
 * The kinds of injection a text shows, each once, in a fixed order. Empty for an honest text.
 *
 * Looks for instructions to a grader (English, Spanish, French, German), chat role markers, forged headings,
 * hidden characters and encoded blobs, also behind full-width letters, accents and zero-width characters.
 */
export function detectInjection(text: string): InjectionFlag[] {
  const found = new Set(findInjections(text).map(({ flag }) => flag));
  const order: InjectionFlag[] = [
    'ignore_instructions',
    'grader_instruction',
    'role_marker',
    'forged_heading',
    'hidden_characters',
    'encoded_blob',
  ];
  return order.filter((flag) => found.has(flag));
}

/** Every place in the text that shows an injection, in order of its start; offsets are UTF-16 units. */
export function findInjections(text: string): Injection[] {
  const plain = fold(text);
  const found: Injection[] = foundIn(plain);
  const leet = unleeted(plain);
  const closed = closedUp(plain);
  for (const view of [leet, closed]) if (view) found.push(...foundIn(view));
  if (closed) found.push(...spelledIn(closed));
  // Read backwards or turned by 13 places, honest text is gibberish; both are worth a look only when it isn't.
  for (const view of [reversed(plain), rotated(plain)]) {
    if (SPEAKS_OF_GRADES.test(view.text)) found.push(...foundIn(view));
  }
  for (const view of acrostics(plain)) found.push(...spelledIn(view));
  for (const { text: clear, start, end } of decodedParts(text)) {
    const view = fold(clear);
    if (foundIn(view).length > 0 || spelledIn(view).length > 0)
      found.push({ flag: 'encoded_blob', start, end });
  }
  for (const match of text.matchAll(ENCODED_BLOB)) {
    const isMixed = /[a-z]/.test(match[0]) && /[A-Z]/.test(match[0]) && /[0-9]/.test(match[0]);
    if (isMixed) found.push({ flag: 'encoded_blob', start: match.index, end: match.index + match[0].length });
  }
  const hidden = HIDDEN.exec(text.replace(LAWFUL_JOINER, '_'));
  if (hidden)
    found.push({ flag: 'hidden_characters', start: hidden.index, end: hidden.index + hidden[0].length });
  return found.sort((a, b) => a.start - b.start);
}

const SPEAKS_OF_GRADES =
  /\b(?:marks?|points?|scores?|grade[rs]?|rubrics?|instructions|puntos|nota|rubrica|notes?|bareme|punktzahl|punkte)\b/;

/** Whatever the rules find in one reading of the text. */
function foundIn(view: View): Injection[] {
  const places = new Map<RegExp, Span[]>();
  const placesOf = (pattern: RegExp) => {
    const known = places.get(pattern) ?? Array.from(view.text.matchAll(pattern), spanOf);
    places.set(pattern, known);
    return known;
  };
  const found: Injection[] = SINGLE_RULES.flatMap(({ flag, pattern }) =>
    placesOf(pattern).map((span) => ({ flag, ...inOriginal(view, span) })),
  );
  for (const rule of PAIR_RULES) {
    const seconds = placesOf(rule.second);
    const firsts = seconds.length === 0 ? [] : placesOf(rule.first);
    const pairs = [
      ...pairsOf(view.text, firsts, seconds, rule, rule.isCommand === true),
      ...(rule.isEitherOrder ? pairsOf(view.text, seconds, firsts, rule, false) : []),
    ];
    for (const span of pairs) found.push({ flag: rule.flag, ...inOriginal(view, span) });
  }
  return found;
}

/** Each first with the next second, where they are near enough. Both come in order, so that one walk is enough. */
function pairsOf(
  text: string,
  firsts: readonly Span[],
  seconds: readonly Span[],
  rule: PairRule,
  isCommand: boolean,
): Span[] {
  const pairs: Span[] = [];
  let next = 0;
  for (const { start, end } of firsts) {
    while (next < seconds.length && seconds[next]!.start < end) next += 1;
    const second = seconds[next];
    if (!second) break;
    if (second.start - end > rule.gap) continue;
    if (!rule.mayCross && /[.!?]\s|\n/.test(text.slice(end, second.start))) continue;
    if (isCommand && !BEFORE_COMMAND.test(text.slice(Math.max(0, start - 24), start))) continue;
    pairs.push({ start, end: second.end });
  }
  return pairs;
}

function spelledIn(view: View): Injection[] {
  return Array.from(view.text.matchAll(SPELLED), (match) => ({
    flag: 'grader_instruction',
    ...inOriginal(view, spanOf(match)),
  }));
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

/** The place in the original; in a reading from the end, the last unit stands first. */
function inOriginal(view: View, { start, end }: Span): Span {
  const last = Math.max(start, end - 1);
  return {
    start: Math.min(view.starts[start]!, view.starts[last]!),
    end: Math.max(view.ends[start]!, view.ends[last]!),
  };
}

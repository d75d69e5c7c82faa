import { hundredths } from '../rounding/half-away.ts';
import { isUnknownLanguage } from './answer-language.ts';
import { type AnswerSentence, answerSentences } from './answer-sentences.ts';
import { criterionTerms, type LessonWords, type Term } from './criterion-terms.ts';
import { detectInjection, type InjectionFlag } from './injection.ts';
import { isAboutOrder, type OrderSeen, orderOf } from './organization.ts';
import { type Prose, proseOf } from './prose.ts';
import { findQuote } from './quotes.ts';
import { ideaOf } from './synonyms.ts';
import { isWordSalad, topicOf } from './word-salad.ts';

export interface RubricLevel {
  readonly id: string;
  readonly label: string;
  readonly points: number;
}

export interface RubricCriterion {
  readonly id: string;
  readonly name: string;
  /** What is looked for, in words that a good answer would itself use. */
  readonly description: string;
  readonly points: number;
  /** 'matching' is scored pair by pair elsewhere and skipped here. */
  readonly source: 'manual' | 'ai' | 'matching';
  /** In any order. Without levels, points are given in quarters. */
  readonly levels: readonly RubricLevel[];
}

export interface RubricGradingInput extends LessonWords {
  readonly answer: string;
  readonly criteria: readonly RubricCriterion[];
  /** What the student was given to read; sentences copied from it carry nothing. */
  readonly sourceTexts?: readonly string[];
}

export interface ProposedCriterion {
  readonly criterionId: string;
  /** Null where the criterion has no levels. */
  readonly levelId: string | null;
  readonly points: number;
  /** At most three, verbatim, in the order of the answer; offsets are UTF-16 units into it. */
  readonly quotes: readonly { readonly text: string; readonly start: number; readonly end: number }[];
  readonly reason: { readonly kind: 'terms'; readonly found: string[]; readonly missing: string[] };
  /** 0 to 0.6; from 0.4 the words leave little doubt about the level, below it a teacher looks first. */
  readonly confidence: number;
}

export type GraderFlag =
  | InjectionFlag
  | 'no_evidence'
  | 'term_list'
  | 'word_salad'
  | 'repeated_text'
  | 'copied_text'
  | 'unknown_language';

export interface RubricProposal {
  /** Words, not truth: never a grade without a person (`release.ts`). */
  readonly engine: 'built_in';
  readonly criteria: readonly ProposedCriterion[];
  readonly totalPoints: number;
  /** That of the least certain criterion; 0 without criteria. */
  readonly confidence: number;
  readonly flags: readonly GraderFlag[];
}

/** Found weight over all weight from which the top level is reached. Nobody uses every word of a rubric. */
const TOP_COVERAGE = 0.5;
/** Below this there is only the lowest level: a vague answer always touches a few words of the subject. */
const BOTTOM_COVERAGE = 0.16;
/** Under this found weight nothing was said about the criterion. */
const EVIDENCE_COVERAGE = 0.05;
/** What a developed text on the topic adds: whoever explains something in words of their own uses few of the rubric's. */
const DEVELOPMENT_GAIN = 0.35;
/** How developed a text is at least that gets the top level. */
const TOP_DEVELOPMENT = 0.7;
/** What each quotation adds where a criterion asks for some; two at most count. */
const QUOTATION_GAIN = 0.08;
/** Share of signs of order from which the top level of an organization criterion is reached, and the lowest left. */
const TOP_ORDER = 0.65;
const BOTTOM_ORDER = 0.1;
/** Where development or signposts decided rather than what was found, a person looks. */
const UNSURE = 0.35;
/** A key concept counts as paraphrased where this share of its meaning stands in one sentence. */
const PARAPHRASE_SHARE = 0.6;
const PARAPHRASE_WORDS = 3;
/** A sentence without full stops is as good as several; this many words make one. */
const WORDS_PER_SENTENCE = 30;
const SENTENCES_FOR_TOP = 2;
/** A share that is this far from the next threshold is as sure as one that is farther. */
const FAR_FROM_NEXT = 0.16;
const MAX_QUOTES = 3;
const LIST_SHARE = 0.5;
const NOTHING_FOUND = 0.2;
const ASKS_FOR_QUOTATIONS = /\bquot(?:e|es|ing|ation|ations)\b/i;
const QUOTATION = /[“"„](?<words>[^“”"„\n]{8,300})["”]/gu;
const MAX_QUOTATIONS = 2;
const MAX_QUOTE_UNITS = 400;

/**
 * A proposed level for every criterion of a rubric, with the sentences that carry it.
 *
 * The terms of a criterion, or everyday words for them, are looked up in the sentences of the answer. The share that is
 * found picks the level, and a developed text on the topic adds to it, since good answers use words of their own; where
 * that decided, the confidence is low. A criterion about organization is read by signposts and paragraphs. It knows
 * words, not truth. So it is never quite certain, gives the lowest level with low confidence where it finds nothing, and
 * speaks English only. Repetitions, copied sentences, instructions to the grader and words in no sensible order gain
 * nothing.
 *
 * The same input always gives the same proposal. Never throws, whatever the answer holds.
 */
export function gradeByRubric(input: RubricGradingInput): RubricProposal {
  const rubric = input.criteria.filter(({ source }) => source !== 'matching');
  const assignment = [
    ...rubric.map(({ name, description }) => `${name}. ${description}`),
    ...input.objectives,
    ...input.keyConcepts.map(({ term, meaning }) => `${term} ${meaning}`),
  ];
  const topic = topicOf([...assignment, input.assignmentTitle]);
  const sentences = answerSentences(input.answer, [
    ...rubric.map(({ description }) => description),
    ...assignment.slice(rubric.length),
    ...(input.sourceTexts ?? []),
  ]);
  const said = sentences.filter(({ kind }) => kind === 'sentence');
  const reading: Reading = {
    answer: input.answer,
    sentences,
    said,
    prose: proseOf(input.answer, said, topic, rubric.length),
    isList: shareOf(sentences, 'list') > LIST_SHARE,
    isSalad: isWordSalad(
      sentences.filter(({ strength }) => strength > 0).map(({ words }) => words),
      topic,
    ),
    hasSubstance: saidSentences(sentences) >= SENTENCES_FOR_TOP,
    sourceTexts: input.sourceTexts ?? [],
  };

  const terms = criterionTerms(rubric, input);
  const criteria = rubric.map((criterion, index) => {
    if (reading.isList || reading.isSalad) return lowestLevel(criterion, terms[index]!);
    return isAboutOrder(criterion)
      ? proposeOrder(criterion, reading)
      : proposeLevel(criterion, terms[index]!, reading);
  });
  const totalHundredths = criteria.reduce((sum, { points }) => sum + hundredths(points), 0);
  return {
    engine: 'built_in',
    criteria,
    totalPoints: totalHundredths / 100,
    confidence: criteria.length === 0 ? 0 : Math.min(...criteria.map(({ confidence }) => confidence)),
    flags: flagsOf(reading, criteria),
  };
}

/** An answer as all criteria see it. */
interface Reading {
  readonly answer: string;
  readonly sentences: readonly AnswerSentence[];
  /** Those in which something is said. */
  readonly said: readonly AnswerSentence[];
  readonly prose: Prose;
  /** Mostly lists of terms. */
  readonly isList: boolean;
  /** Words of the assignment in no order that says something. */
  readonly isSalad: boolean;
  readonly hasSubstance: boolean;
  readonly sourceTexts: readonly string[];
}

/** For words in no order that says something. */
function lowestLevel(criterion: RubricCriterion, terms: readonly Term[]): ProposedCriterion {
  const lowest = levelsOf(criterion)[0]!;
  return {
    criterionId: criterion.id,
    levelId: lowest.id,
    points: lowest.points,
    quotes: [],
    reason: { kind: 'terms', found: [], missing: labelsOf(terms) },
    confidence: NOTHING_FOUND,
  };
}

function proposeLevel(
  criterion: RubricCriterion,
  terms: readonly Term[],
  { sentences, answer, hasSubstance, prose, said, sourceTexts }: Reading,
): ProposedCriterion {
  const shown = shownBy(sentences, terms);
  const best = terms.map((_, term) => shown.reduce((most, { weights }) => Math.max(most, weights[term]!), 0));
  const asked = sum(terms.map((term) => term.asked));
  const found = asked === 0 ? 0 : sum(best) / asked;
  const quotations = ASKS_FOR_QUOTATIONS.test(criterion.description)
    ? standingQuotations(answer, said, sourceTexts)
    : 0;
  const coverage = found < EVIDENCE_COVERAGE ? found : found + quotations * QUOTATION_GAIN;
  const gain = prose.isOnTopic && coverage >= EVIDENCE_COVERAGE ? DEVELOPMENT_GAIN * prose.development : 0;

  const levels = levelsOf(criterion);
  const top = levels.length - 1;
  const byWords = levelIndex(coverage, levels.length);
  const reached = levelIndex(coverage + gain, levels.length);
  // Where the choice is all or nothing, one good sentence is all that can be asked.
  const isThin = !hasSubstance || prose.development < TOP_DEVELOPMENT;
  const isCapped = reached === top && isThin && levels.length > 2;
  const index = isCapped ? top - 1 : reached;
  const level = levels[index]!;
  const quotes = coverage < EVIDENCE_COVERAGE ? [] : carryingSentences(shown, answer);
  const confidence = confidenceOf(coverage + gain, levels.length, quotes.length);
  const labels = labelsOf(terms.filter((_, term) => best[term]! > 0));
  return {
    criterionId: criterion.id,
    levelId: level.id,
    points: level.points,
    quotes,
    reason: {
      kind: 'terms',
      found: labels,
      missing: labelsOf(terms).filter((label) => !labels.includes(label)),
    },
    // A long text below the top may say it in words that the rubric doesn't have: that can't be seen here.
    confidence: index > byWords || (prose.isLong && index < top) ? Math.min(UNSURE, confidence) : confidence,
  };
}

/** A level for how the text is ordered. What isn't about the assignment is in no order that counts. */
function proposeOrder(criterion: RubricCriterion, { answer, said, prose }: Reading): ProposedCriterion {
  const seen: OrderSeen = orderOf(answer, said);
  const share = prose.isOnTopic ? seen.share : 0;
  const levels = levelsOf(criterion);
  const level = levels[levelIndex(share, levels.length, BOTTOM_ORDER, TOP_ORDER)]!;
  const isFound = share > 0;
  return {
    criterionId: criterion.id,
    levelId: level.id,
    points: level.points,
    quotes: isFound ? seen.sentences.slice(0, MAX_QUOTES).map((sentence) => quoteOf(sentence, answer)) : [],
    reason: { kind: 'terms', found: isFound ? seen.found : [], missing: seen.missing },
    confidence: isFound ? UNSURE : NOTHING_FOUND,
  };
}

interface ShownSentence {
  readonly sentence: AnswerSentence;
  /** What the sentence shows of each term, in the order of the terms. */
  readonly weights: readonly number[];
}

/** The sentences that show at least one term. */
function shownBy(sentences: readonly AnswerSentence[], terms: readonly Term[]): ShownSentence[] {
  return sentences
    .filter(({ strength }) => strength > 0)
    .map((sentence) => ({ sentence, weights: terms.map((term) => term.weight * evidence(term, sentence)) }))
    .filter(({ weights }) => weights.some((weight) => weight > 0));
}

function labelsOf(terms: readonly Term[]): string[] {
  return [...new Set(terms.map(({ label }) => label))];
}

/** How far a sentence shows a term: its strength where it does, 0 where it does not. */
function evidence({ stems, meaningStems }: Term, sentence: AnswerSentence): number {
  const isSaid = (stem: string) => sentence.stems.has(stem) || sentence.ideas.has(ideaOf(stem));
  if (stems.every(isSaid)) return sentence.strength;
  const shared = meaningStems.filter(isSaid).length;
  const isParaphrased = shared >= PARAPHRASE_WORDS && shared >= meaningStems.length * PARAPHRASE_SHARE;
  return isParaphrased ? sentence.strength : 0;
}

/** Lowest first. */
function levelsOf(criterion: RubricCriterion): { id: string | null; points: number }[] {
  if (criterion.levels.length > 0) return criterion.levels.toSorted((a, b) => a.points - b.points);
  const quarter = hundredths(criterion.points) / 4;
  return [0, 1, 2, 3, 4].map((quarters) => ({ id: null, points: Math.round(quarter * quarters) / 100 }));
}

function levelIndex(share: number, levelCount: number, bottom = BOTTOM_COVERAGE, top = TOP_COVERAGE): number {
  return thresholdsOf(levelCount, bottom, top).filter((threshold) => share >= threshold).length;
}

/** The share that each level above the lowest asks for, evenly spaced up to the top. */
function thresholdsOf(levelCount: number, bottom = BOTTOM_COVERAGE, top = TOP_COVERAGE): number[] {
  const steps = levelCount - 1;
  if (steps === 1) return [(bottom + top) / 2];
  return Array.from({ length: steps }, (_, step) => bottom + ((top - bottom) * step) / (steps - 1));
}

/** How many quotations the answer holds that stand in what was read; all of them where nothing was given to read. */
function standingQuotations(
  answer: string,
  said: readonly AnswerSentence[],
  sourceTexts: readonly string[],
): number {
  const quotations = said.flatMap(({ start, end }) =>
    Array.from(answer.slice(start, end).matchAll(QUOTATION), ({ groups }) => groups!.words!),
  );
  const standing = quotations.filter(
    (words) =>
      sourceTexts.length === 0 ||
      sourceTexts.some((text) => findQuote(text, words.replace(/[.,;!?]$/, '')) !== null),
  );
  return Math.min(MAX_QUOTATIONS, new Set(standing).size);
}

/** The sentences that add most to what the others show, at most three of those that are there: one at least. */
function carryingSentences(
  shown: readonly ShownSentence[],
  answer: string,
): { text: string; start: number; end: number }[] {
  const covered = shown[0]!.weights.map(() => 0);
  const chosen = new Set<ShownSentence>();
  while (chosen.size < MAX_QUOTES) {
    let bestGain = 0;
    let best: ShownSentence | null = null;
    for (const candidate of shown) {
      const gain = sum(candidate.weights.map((weight, term) => Math.max(0, weight - covered[term]!)));
      if (gain > bestGain) [bestGain, best] = [gain, candidate];
    }
    if (!best) break;
    chosen.add(best);
    best.weights.forEach((weight, term) => {
      covered[term] = Math.max(covered[term]!, weight);
    });
  }
  return shown.filter((candidate) => chosen.has(candidate)).map(({ sentence }) => quoteOf(sentence, answer));
}

function quoteOf(
  { start, end }: AnswerSentence,
  answer: string,
): { text: string; start: number; end: number } {
  const text = shortened(answer.slice(start, end));
  return { text, start, end: start + text.length };
}

/** The beginning of a long sentence, ending with a whole word. */
function shortened(text: string): string {
  if (text.length <= MAX_QUOTE_UNITS) return text;
  const head = text.slice(0, MAX_QUOTE_UNITS);
  return /^(?<words>.{200,})\s/su.exec(head)?.groups?.words ?? head.replace(/[\uD800-\uDBFF]$/, '');
}

/** Higher with more sentences behind it and farther from the next threshold; never above 0.6, since words can stand
 * in nonsense. */
function confidenceOf(coverage: number, levelCount: number, quoteCount: number): number {
  if (quoteCount === 0) return NOTHING_FOUND;
  const distances = thresholdsOf(levelCount).map((threshold) => Math.abs(coverage - threshold));
  const confidence = 0.4 + 0.04 * quoteCount + 0.5 * Math.min(FAR_FROM_NEXT, ...distances);
  return Math.round(confidence * 1000) / 1000;
}

/** Sentences in which something is said in the student's own words; a long one counts as several. */
function saidSentences(sentences: readonly AnswerSentence[]): number {
  return sum(
    sentences
      .filter(({ kind }) => kind === 'sentence')
      .map(({ wordCount }) => Math.max(1, Math.floor(wordCount / WORDS_PER_SENTENCE))),
  );
}

function flagsOf(
  { answer, sentences, isList, isSalad }: Reading,
  criteria: readonly ProposedCriterion[],
): GraderFlag[] {
  const flags: GraderFlag[] = detectInjection(answer);
  const hasEvidence = criteria.some(({ quotes }) => quotes.length > 0);
  if (isUnknownLanguage(answer, hasEvidence)) flags.push('unknown_language');
  if (criteria.length > 0 && !hasEvidence) flags.push('no_evidence');
  if (isList) flags.push('term_list');
  if (isSalad && !isList) flags.push('word_salad');
  if (shareOf(sentences, 'repeated') > 0.3) flags.push('repeated_text');
  if (shareOf(sentences, 'copied') > 0.3) flags.push('copied_text');
  return flags;
}

function shareOf(sentences: readonly AnswerSentence[], kind: AnswerSentence['kind']): number {
  return sentences.filter((sentence) => sentence.kind === kind).length / Math.max(1, sentences.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { hundredths } from '../rounding/half-away.ts';
import { type AnswerSentence, answerSentences } from './answer-sentences.ts';
import { criterionTerms, type LessonWords, type Term } from './criterion-terms.ts';
import { detectInjection, type InjectionFlag } from './injection.ts';
import { wordsOf } from './words.ts';

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
  /** 0 to 1; below 0.4 a teacher has to look. */
  readonly confidence: number;
}

export type GraderFlag =
  | InjectionFlag
  | 'no_evidence'
  | 'term_list'
  | 'repeated_text'
  | 'copied_text'
  | 'unknown_language';

export interface RubricProposal {
  readonly criteria: readonly ProposedCriterion[];
  readonly totalPoints: number;
  /** That of the least certain criterion; 0 without criteria. */
  readonly confidence: number;
  readonly flags: readonly GraderFlag[];
}

/** Found weight over all weight from which the top level is reached. Nobody uses every word of a rubric. */
const TOP_COVERAGE = 0.52;
/** Below this there is only the lowest level: a vague answer always touches a few words of the subject. */
const BOTTOM_COVERAGE = 0.22;
/** Under this found weight nothing was said about the criterion. */
const EVIDENCE_COVERAGE = 0.08;
/** A key concept counts as paraphrased where this share of its meaning stands in one sentence. */
const PARAPHRASE_SHARE = 0.6;
const PARAPHRASE_WORDS = 3;
/** A sentence without full stops is as good as several; this many words make one. */
const WORDS_PER_SENTENCE = 30;
const SENTENCES_FOR_TOP = 2;
const LANGUAGE_SAMPLE_UNITS = 4000;
const MAX_QUOTES = 3;
const MAX_QUOTE_UNITS = 400;

/**
 * A proposed level for every criterion of a rubric, with the sentences that carry it.
 *
 * The terms of a criterion are looked up in the sentences of the answer, and the share that is found picks
 * the level: coverage steps evenly from the lowest level to the top. It knows words, not truth. So it is
 * never quite certain, gives the lowest level with low confidence where it finds nothing, and speaks English
 * only. Repetitions, copied sentences and instructions to the grader gain nothing, bare lists of terms little.
 *
 * The same input always gives the same proposal. Never throws, whatever the answer holds.
 */
export function gradeByRubric(input: RubricGradingInput): RubricProposal {
  const rubric = input.criteria.filter(({ source }) => source !== 'matching');
  const sentences = answerSentences(input.answer, [
    ...rubric.map(({ description }) => description),
    ...input.objectives,
    ...input.keyConcepts.map(({ term, meaning }) => `${term} ${meaning}`),
    ...(input.sourceTexts ?? []),
  ]);
  const terms = criterionTerms(rubric, input);
  const hasSubstance = saidSentences(sentences) >= SENTENCES_FOR_TOP;

  const criteria = rubric.map((criterion, index) =>
    proposeLevel(criterion, terms[index]!, sentences, input.answer, hasSubstance),
  );
  const totalHundredths = criteria.reduce((sum, { points }) => sum + hundredths(points), 0);
  return {
    criteria,
    totalPoints: totalHundredths / 100,
    confidence: criteria.length === 0 ? 0 : Math.min(...criteria.map(({ confidence }) => confidence)),
    flags: flagsOf(input.answer, sentences, criteria),
  };
}

function proposeLevel(
  criterion: RubricCriterion,
  terms: readonly Term[],
  sentences: readonly AnswerSentence[],
  answer: string,
  hasSubstance: boolean,
): ProposedCriterion {
  const shown = shownBy(sentences, terms);
  const best = terms.map((_, term) => shown.reduce((most, { weights }) => Math.max(most, weights[term]!), 0));
  const asked = sum(terms.map((term) => term.asked));
  const coverage = asked === 0 ? 0 : Math.min(1, sum(best) / asked);

  const levels = levelsOf(criterion);
  const reached = levelIndex(coverage, levels.length);
  const top = levels.length - 1;
  // Where the choice is all or nothing, one good sentence is all that can be asked.
  const isCapped = reached === top && !hasSubstance && levels.length > 2;
  const level = levels[isCapped ? top - 1 : reached]!;
  const quotes = coverage < EVIDENCE_COVERAGE ? [] : carryingSentences(shown, answer);
  const found = labelsOf(terms.filter((_, term) => best[term]! > 0));
  return {
    criterionId: criterion.id,
    levelId: level.id,
    points: level.points,
    quotes,
    reason: {
      kind: 'terms',
      found,
      missing: labelsOf(terms.filter((_, term) => best[term] === 0)).filter(
        (label) => !found.includes(label),
      ),
    },
    confidence: confidenceOf(coverage, levels.length, quotes.length),
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
  if (stems.every((stem) => sentence.stems.has(stem))) return sentence.strength;
  const shared = meaningStems.filter((stem) => sentence.stems.has(stem)).length;
  const isParaphrased = shared >= PARAPHRASE_WORDS && shared >= meaningStems.length * PARAPHRASE_SHARE;
  return isParaphrased ? sentence.strength : 0;
}

/** Lowest first. */
function levelsOf(criterion: RubricCriterion): { id: string | null; points: number }[] {
  if (criterion.levels.length > 0) return criterion.levels.toSorted((a, b) => a.points - b.points);
  const quarter = hundredths(criterion.points) / 4;
  return [0, 1, 2, 3, 4].map((quarters) => ({ id: null, points: Math.round(quarter * quarters) / 100 }));
}

function levelIndex(coverage: number, levelCount: number): number {
  const thresholds = thresholdsOf(levelCount);
  return thresholds.filter((threshold) => coverage >= threshold).length;
}

/** The coverage that each level above the lowest asks for, evenly spaced up to the top. */
function thresholdsOf(levelCount: number): number[] {
  const steps = levelCount - 1;
  if (steps === 1) return [(BOTTOM_COVERAGE + TOP_COVERAGE) / 2];
  return Array.from(
    { length: steps },
    (_, step) => BOTTOM_COVERAGE + ((TOP_COVERAGE - BOTTOM_COVERAGE) * step) / (steps - 1),
  );
}

/** The sentences that add most to what the others show, at most three. */
function carryingSentences(
  shown: readonly ShownSentence[],
  answer: string,
): { text: string; start: number; end: number }[] {
  const covered = (shown[0]?.weights ?? []).map(() => 0);
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
  return shown
    .filter((candidate) => chosen.has(candidate))
    .map(({ sentence: { start, end } }) => {
      const text = shortened(answer.slice(start, end));
      return { text, start, end: start + text.length };
    });
}

/** The beginning of a long sentence, ending with a whole word. */
function shortened(text: string): string {
  if (text.length <= MAX_QUOTE_UNITS) return text;
  const head = text.slice(0, MAX_QUOTE_UNITS);
  return /^(?<words>.{200,})\s/su.exec(head)?.groups?.words ?? head.replace(/[\uD800-\uDBFF]$/, '');
}

/** Higher with more sentences behind it and farther from the next threshold; never above 0.85. */
function confidenceOf(coverage: number, levelCount: number, quoteCount: number): number {
  if (quoteCount === 0) return 0.2;
  const distance = Math.min(
    1,
    ...thresholdsOf(levelCount).map((threshold) => Math.abs(coverage - threshold)),
  );
  const confidence = 0.4 + 0.07 * quoteCount + Math.min(0.24, distance * 1.5);
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
  answer: string,
  sentences: readonly AnswerSentence[],
  criteria: readonly ProposedCriterion[],
): GraderFlag[] {
  const flags: GraderFlag[] = detectInjection(answer);
  const shareOf = (kind: AnswerSentence['kind']) =>
    sentences.filter((sentence) => sentence.kind === kind).length / Math.max(1, sentences.length);
  if (isUnknownLanguage(answer)) flags.push('unknown_language');
  if (criteria.length > 0 && criteria.every(({ quotes }) => quotes.length === 0)) flags.push('no_evidence');
  if (shareOf('list') > 0.5) flags.push('term_list');
  if (shareOf('repeated') > 0.3) flags.push('repeated_text');
  if (shareOf('copied') > 0.3) flags.push('copied_text');
  return flags;
}

/** English of some length never does without its function words; calculations and short answers may. */
function isUnknownLanguage(answer: string): boolean {
  const words = wordsOf(answer.slice(0, LANGUAGE_SAMPLE_UNITS)).filter(
    ({ surface }) => !/\p{N}/u.test(surface),
  );
  const functionWords = words.filter(({ isFunctionWord }) => isFunctionWord).length;
  return words.length >= 15 && functionWords < words.length * 0.1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

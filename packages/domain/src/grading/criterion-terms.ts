import { isContentWord, type Word, wordsOf } from './words.ts';

/** Something a criterion looks for in an answer. */
export interface Term {
  /** As the teacher wrote it, for reading. */
  readonly label: string;
  /** Found where all of these stand in one sentence. */
  readonly stems: readonly string[];
  /** The idea in other words: found as well where most of these stand in one sentence. Empty for plain words. */
  readonly meaningStems: readonly string[];
  /** What finding it adds. */
  readonly weight: number;
  /** What it adds to the whole that is looked for: less than the weight where the criterion asks for only some. */
  readonly asked: number;
}

export interface CriterionText {
  readonly name: string;
  readonly description: string;
}

export interface LessonWords {
  readonly objectives: readonly string[];
  readonly keyConcepts: readonly { readonly term: string; readonly meaning: string }[];
  readonly assignmentTitle: string;
}

const CONCEPT_FACTOR = 1.5;
const OBJECTIVE_FACTOR = 1.2;
/** Any answer holds some small number or a "because", so finding one says little. */
const COMMON_FACTOR = 0.4;
/** What stands in the title or in several criteria tells the criteria of an answer apart poorly. */
const SHARED_FACTOR = 0.6;
/** An answer needs only some of what follows "such as", and each of it found counts almost in full. */
const ALTERNATIVE_WEIGHT = 0.8;
const ALTERNATIVE_ASKED = 0.2;
/** A clause with an "or" asks for most of its words. */
const OR_ASKED = 0.8;

const ALTERNATIVES_FOLLOW = /\b(?:such as|for example|for instance|including|possibly|e\.g\.)/i;
const HAS_ALTERNATIVES = /\bor\b/i;

/**
 * The terms of each criterion, with weights, in the order of the criteria.
 *
 * Terms are the content words of name and description, and the key concepts that the criterion mentions.
 * Words of key concepts and objectives weigh more; numbers below ten, connectives, alternatives and words
 * that several criteria share weigh less. A criterion of function words alone has no terms.
 */
export function criterionTerms(criteria: readonly CriterionText[], lesson: LessonWords): Term[][] {
  const conceptStems = stemSet(lesson.keyConcepts.map(({ term }) => term));
  const objectiveStems = stemSet(lesson.objectives);
  const titleStems = stemSet([lesson.assignmentTitle]);
  const stemsOfCriteria = criteria.map(({ name, description }) => stemSet([name, description]));

  return criteria.map(({ name, description }, index) => {
    const others = stemsOfCriteria.filter((_, other) => other !== index);
    const terms = new Map<string, Term>();
    for (const { word, weight, asked } of [...weighedWords(description), ...weighedWords(name)]) {
      const known = terms.get(word.stem);
      let factor = 1;
      if (conceptStems.has(word.stem)) factor = CONCEPT_FACTOR;
      else if (objectiveStems.has(word.stem)) factor = OBJECTIVE_FACTOR;
      if (isCommon(word)) factor *= COMMON_FACTOR;
      const isShared = titleStems.has(word.stem) || others.some((stems) => stems.has(word.stem));
      if (isShared) factor *= SHARED_FACTOR;
      if (known && known.asked >= asked * factor) continue;
      terms.set(word.stem, {
        label: known?.label ?? word.surface,
        stems: [word.stem],
        meaningStems: [],
        weight: weight * factor,
        asked: asked * factor,
      });
    }
    return [...terms.values(), ...conceptTerms(stemsOfCriteria[index]!, lesson)];
  });
}

/** The key concepts of several words whose words the criterion mentions. */
function conceptTerms(criterionStems: ReadonlySet<string>, { keyConcepts }: LessonWords): Term[] {
  return keyConcepts.flatMap(({ term, meaning }) => {
    const stems = [...stemSet([term])];
    const isMentioned = stems.length > 0 && stems.every((stem) => criterionStems.has(stem));
    if (!isMentioned) return [];
    const meaningStems = [...stemSet([meaning])].filter((stem) => !stems.includes(stem));
    const weight = stems.length > 1 ? CONCEPT_FACTOR : CONCEPT_FACTOR / 2;
    return [{ label: term.toLowerCase(), stems, meaningStems, weight, asked: weight }];
  });
}

interface WeighedWord {
  readonly word: Word;
  readonly weight: number;
  readonly asked: number;
}

function weighedWords(text: string): WeighedWord[] {
  return text.split(/(?<=[.;])\s/).flatMap((clause) => {
    const [fixed = '', ...alternatives] = clause.split(ALTERNATIVES_FOLLOW);
    const asked = HAS_ALTERNATIVES.test(fixed) ? OR_ASKED : 1;
    return [
      ...contentWords(fixed).map((word) => ({ word, weight: 1, asked })),
      ...contentWords(alternatives.join(' ')).map((word) => ({
        word,
        weight: ALTERNATIVE_WEIGHT,
        asked: ALTERNATIVE_ASKED,
      })),
    ];
  });
}

function isCommon({ surface, isFunctionWord }: Word): boolean {
  return isFunctionWord || /^\p{N}$/u.test(surface);
}

function contentWords(text: string): Word[] {
  return wordsOf(text).filter(isContentWord);
}

function stemSet(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => contentWords(text).map(({ stem }) => stem)));
}

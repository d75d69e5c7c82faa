import { splitFormulas } from '../lessons/formulas.ts';
import { formulaWords } from './formula-words.ts';
import { type SpeechLanguage, speechLanguageOf } from './language.ts';

export type ReadingPart =
  | 'title'
  | 'introduction'
  | 'lesson'
  | 'key_concept'
  | 'story_title'
  | 'story'
  | 'instruction';

/** A paragraph of what is read; offsets count UTF-16 units of the whole text. */
export interface ReadingBlock {
  readonly part: ReadingPart;
  readonly start: number;
  readonly end: number;
}

/** What is read aloud, in order, with the place of each paragraph in it. */
export interface Reading {
  readonly text: string;
  readonly blocks: readonly ReadingBlock[];
  readonly language: SpeechLanguage;
}

interface KeyConcept {
  readonly term: string;
  readonly meaning: string;
}

/** Between paragraphs: the voices pause there. */
const PAUSE = '\n\n';

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

type Piece = readonly [part: ReadingPart, text: string];

/**
 * An assignment as it is read aloud: title, introduction, key concepts, story, instructions. What is empty is left
 * out, formulas become words, and a piece without a single letter or digit isn't there.
 *
 * @param reader the reader's own language, for texts too short to tell theirs
 */
export function assignmentReading(
  assignment: {
    readonly title: string;
    readonly introduction: string;
    readonly keyConcepts: readonly KeyConcept[];
    readonly story: { readonly title: string; readonly content: string } | null;
    readonly instructions: readonly string[];
  },
  reader: SpeechLanguage,
): Reading {
  const { title, introduction, keyConcepts, story, instructions } = assignment;
  return readingOf(
    [
      ['title', title],
      ...paragraphsOf(introduction).map((text) => ['introduction', text] as const),
      ...conceptPieces(keyConcepts),
      ...(story
        ? [
            ['story_title', story.title] as const,
            ...paragraphsOf(story.content).map((text) => ['story', text] as const),
          ]
        : []),
      ...instructions.map((text) => ['instruction', text] as const),
    ],
    reader,
  );
}

/** A lesson as it is read aloud: title, introduction, the paragraphs of its content, key concepts. */
export function lessonReading(
  lesson: {
    readonly title: string;
    readonly introduction: string;
    readonly paragraphs: readonly string[];
    readonly keyConcepts: readonly KeyConcept[];
  },
  reader: SpeechLanguage,
): Reading {
  return readingOf(
    [
      ['title', lesson.title],
      ...paragraphsOf(lesson.introduction).map((text) => ['introduction', text] as const),
      ...lesson.paragraphs.map((text) => ['lesson', text] as const),
      ...conceptPieces(lesson.keyConcepts),
    ],
    reader,
  );
}

const conceptPieces = (concepts: readonly KeyConcept[]): Piece[] =>
  concepts.map(({ term, meaning }) => ['key_concept', `${term}: ${meaning}`]);

function readingOf(pieces: readonly Piece[], reader: SpeechLanguage): Reading {
  const language = speechLanguageOf(pieces.map(([, text]) => text).join(' '), reader);
  const blocks: ReadingBlock[] = [];
  let text = '';
  for (const [part, written] of pieces) {
    const spoken = spokenText(written, language);
    if (!/[\p{L}\p{N}]/u.test(spoken)) continue;
    if (text !== '') text += PAUSE;
    blocks.push({ part, start: text.length, end: text.length + spoken.length });
    text += spoken;
  }
  return { text, blocks, language };
}

/** A paragraph as one line, with its formulas in words. */
export const spokenText = (written: string, language: SpeechLanguage): string =>
  splitFormulas(written)
    .map((part) => (part.kind === 'text' ? part.text : ` ${formulaWords(part.tex, language)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

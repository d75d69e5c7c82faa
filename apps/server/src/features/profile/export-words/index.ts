import type { Language } from '#platform/language.ts';
import { DE } from './de.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';

/** The page that says what a copy of somebody's data holds, in one language. `{…}` stands for what is filled in. */
export interface ExportPageWords {
  readonly title: string;
  readonly madeFor: string;
  readonly howToRead: string;
  readonly what: string;
  readonly file: string;
  readonly entries: string;
  readonly attached: string;
  readonly picture: string;
  readonly leftOut: string;
  /** What a guardian's copy of a record leaves out. */
  readonly keptPrivate: string;
}

/** The words of one language other than English; `sentences` by the English ones of the tables' rules. */
export interface ExportTranslation {
  readonly page: ExportPageWords;
  readonly sentences: Readonly<Record<string, string>>;
}

interface ExportWords {
  readonly page: ExportPageWords;
  /** What a part of the copy is, or why something isn't in it, in this language. */
  of(sentence: string): string;
}

const EN: ExportPageWords = {
  title: '{name}’s data',
  madeFor: 'Made for {person} on {date}.',
  howToRead: 'Each file is JSON, which any text editor opens. Times are in UTC.',
  what: 'What',
  file: 'File',
  entries: 'Entries',
  attached: 'Files',
  picture: 'Profile picture',
  leftOut: 'What isn’t included',
  keptPrivate:
    'What the student keeps private, such as messages, posts and drafts, and anything that names other guardians.',
};

const translated = ({ page, sentences }: ExportTranslation): ExportWords => ({
  page,
  of: (sentence) => sentences[sentence] ?? sentence,
});

export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = {
  en: { page: EN, of: (sentence) => sentence },
  es: translated(ES),
  fr: translated(FR),
  de: translated(DE),
};

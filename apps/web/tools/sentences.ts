import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The languages with files of translations; the English sentence is the key. */
export const TRANSLATED = ['es', 'fr', 'de'] as const;
export type Translated = (typeof TRANSLATED)[number];

/** The file of what more than two features say, or the frame, or what belongs to no feature: loaded with the first page. */
export const COMMON = 'common';
/** The file of the public pages, whose words are in their HTML or in files of their own: the app never loads it. */
const LANDING = 'landing';
/** The folders of the public pages. */
const PUBLIC = new Set([LANDING, 'check']);
/**
 * Features whose words stand with another's: they say much of the same, or very little, and each file is named in every
 * first page.
 */
const WITH: Readonly<Record<string, string>> = {
  approvals: 'people',
  consent: 'families',
  corrections: 'records',
  inbox: 'grading',
  library: 'catalog',
  palette: 'search',
  plans: 'eligibility',
  todo: 'coursework',
  transcript: 'grades',
};
/** What several features show of one subject, loaded when it is shown: its words stand with that feature's. */
const SHARED_WITH: Readonly<Record<string, string>> = { eligibility: 'eligibility', photos: 'coursework' };
/** Around every page behind sign-in. */
const FRAME = 'routes/_app.tsx';

const CALL = /\bt\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What a file needs when it is evaluated; types are left out, and what is loaded later brings its own words. */
const STATIC_IMPORT =
  /(?:^|\n)\s*(?:(?:import|export)\s+(?!type\b)[^'"`;]*?\sfrom\s+|import\s+)['"]((?:#|\.{1,2}\/)[^'"]+)['"]/g;

/** The sentences that a source says: every t('…') with a literal. */
const sentencesIn = (source: string): string[] =>
  [...source.matchAll(CALL)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(['"`\\])/g, '$1').replace(/\\n/g, '\n'),
  );

/** The sentence whose translation, or plural form of it, stands under this key. */
export const sentenceOf = (key: string): string =>
  key.includes('{{count}}') ? key.replace(PLURAL, '') : key;

/** What the web app says, in which file it is translated, and whose translations a part of the app needs. */
export class Sentences {
  /**
   * The names of the files in which each sentence is translated: its feature's where only one says it, and both where two
   * do, so that the first page doesn't carry what it doesn't say.
   */
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly #src: string;
  readonly #inFrame: ReadonlySet<string>;
  readonly #read = new Map<string, { readonly imports: string[]; readonly says: string[] }>();

  /** Reads our own sources below `src`, without tests and what is generated. */
  constructor(src: string) {
    this.#src = src;
    this.#inFrame = this.#needed([path.join(src, FRAME)]);
    const sayers = new Map<string, Set<string>>();
    for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.(test|gen)\.tsx?$/.test(name)) continue;
      const file = path.join(src, name);
      const part = this.#partOf(file);
      for (const sentence of this.#look(file).says)
        sayers.set(sentence, (sayers.get(sentence) ?? new Set()).add(part));
    }
    this.places = new Map([...sayers].map(([sentence, parts]) => [sentence, placesOf(parts)]));
  }

  /** The names of the files of translations that these sources need, the common one left out. */
  wordsOf(files: Iterable<string>): string[] {
    const words = new Set(
      [...this.#needed(files)].flatMap((file) => {
        const part = this.#partOf(file);
        const isOwn = (sentence: string) => this.places.get(sentence)?.includes(part) ?? false;
        return this.#look(file).says.some(isOwn) ? part : [];
      }),
    );
    words.delete(COMMON);
    return [...words].toSorted();
  }

  /** All sentences that these sources and what they import say. */
  saidBy(files: Iterable<string>): ReadonlySet<string> {
    return new Set([...this.#needed(files)].flatMap((file) => this.#look(file).says));
  }

  /** Whether a sentence stands in the file that is loaded with every page. */
  isCommon(sentence: string): boolean {
    return this.places.get(sentence)?.includes(COMMON) ?? true;
  }

  /** The sentences that one of our sources says itself. */
  saidIn(file: string): string[] {
    return this.#look(file).says;
  }

  /** The source of ours that an import names, or null. */
  resolve(specifier: string, importer: string): string | null {
    const [name = ''] = specifier.split('?', 1);
    const file = name.startsWith('#')
      ? path.join(this.#src, name.slice(1))
      : path.resolve(path.dirname(importer), name);
    return /\.tsx?$/.test(file) && file.startsWith(this.#src) && existsSync(file) ? file : null;
  }

  /** The part of the app whose words a source says. */
  #partOf(file: string): string {
    const [folder, feature = ''] = path.relative(this.#src, file).split(path.sep);
    if (PUBLIC.has(folder ?? '')) return LANDING;
    const own =
      folder === 'features'
        ? (WITH[feature] ?? feature)
        : folder === 'shared'
          ? SHARED_WITH[feature]
          : undefined;
    return own && !this.#inFrame.has(file) ? own : COMMON;
  }

  /** These sources and what they import, directly or not. */
  #needed(files: Iterable<string>): Set<string> {
    const found = new Set<string>();
    const queue = [...files];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      queue.push(...this.#look(file).imports);
    }
    return found;
  }

  #look(file: string) {
    const known = this.#read.get(file);
    if (known) return known;
    const source = readFileSync(file, 'utf8');
    const imports = [...source.matchAll(STATIC_IMPORT)].flatMap(
      ([, specifier = '']) => this.resolve(specifier, file) ?? [],
    );
    const found = { imports, says: sentencesIn(source) };
    this.#read.set(file, found);
    return found;
  }
}

/** Said by two features, a sentence stands in both files; by more, or outside of them, in the common one. */
function placesOf(parts: Set<string>): readonly string[] {
  // The public page reads all files.
  if (parts.size > 1) parts.delete(LANDING);
  return parts.has(COMMON) || parts.size > 2 ? [COMMON] : [...parts].toSorted();
}

/** What a language's files hold, by the name of the file. */
export function wordFiles(src: string, language: Translated): Map<string, Record<string, string>> {
  const folder = path.join(src, 'locales', language);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => [
        path.basename(name, '.json'),
        JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, string>,
      ]),
  );
}

/** All words of a language; of English what the sentences themselves don't say. */
export function allWords(src: string, language: Translated | 'en'): Record<string, string> {
  if (language === 'en') return JSON.parse(readFileSync(path.join(src, 'locales/en.json'), 'utf8'));
  return Object.assign({}, ...wordFiles(src, language).values());
}

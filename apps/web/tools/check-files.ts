import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { allWords, Sentences, sentenceOf, type Translated } from './sentences.ts';

/** What counts and answers on `/check`, and whose sentences its file of words holds. */
const LOADED_LATER = ['check/answer.ts', 'check/picture.ts'];

/** A file to be written beside the app's. */
interface BuiltFile {
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

/** The scripts of the public check. */
export interface CheckFiles {
  readonly files: readonly BuiltFile[];
  /** The address of the script that the page starts with. */
  readonly scriptHref: string;
  /** The address of what the answer says, by language. */
  readonly wordsHref: (language: Translated | 'en') => string;
}

/**
 * Builds the scripts of `/check` apart from the app: what both are made of would else lie in files of the app, and the page
 * would load those.
 */
export async function checkFiles(root: string, target: string[]): Promise<CheckFiles> {
  const built = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { check: path.join(root, 'src/check/main.ts') },
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/check-[name]-[hash:7].js',
        },
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/check-[name]-[hash:7].js',
          chunkFileNames: 'assets/check-[name]-[hash:7].js',
        },
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const output = [built].flat().flatMap((one) => one.output);
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The public check has no script.');
  const words = new Map(
    (['en', 'es', 'fr', 'de'] as const).map((language) => [language, wordsFile(root, language)]),
  );
  const wordsIn = (language: Translated | 'en') => words.get(language) as BuiltFile;
  return {
    files: [
      ...output.map((file) => ({
        fileName: file.fileName,
        source: file.type === 'chunk' ? file.code : file.source,
      })),
      ...words.values(),
    ],
    scriptHref: `/${entry.fileName}`,
    wordsHref: (language) => `/${wordsIn(language).fileName}`,
  };
}

/** What the answer says in a language, as a module; in English what the sentences themselves don't say. */
function wordsFile(root: string, language: Translated | 'en'): BuiltFile {
  const src = path.join(root, 'src');
  const said = new Sentences(src).saidBy(LOADED_LATER.map((file) => path.join(src, file)));
  const words = Object.entries(allWords(src, language)).filter(
    ([key, text]) => text && said.has(sentenceOf(key)) && key.replace(/_other$/, '') !== text,
  );
  const source = `export default ${JSON.stringify(Object.fromEntries(words))};`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  return { fileName: `assets/check-words-${language}-${hash}.js`, source };
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  Sentences,
  sentenceOf,
  TRANSLATED,
  type Translated,
  wordFiles,
} from '../apps/web/tools/sentences.ts';
import { root } from './steps.ts';

/**
 * Fails when a sentence on a screen has no translation. The English sentence is the key; every t('…') in the web app
 * must stand, filled, in each language, in the file of the feature that says it, or of both that do, and nothing else may
 * stand there.
 * With `--write` sentences are first put where they belong, new ones without words, and those that nobody says are
 * removed.
 */
const src = path.join(root, 'apps/web/src');

/** The files in which each sentence belongs. */
const { places } = new Sentences(src);

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w]+)/g)]
    .map((match) => match[1])
    .sort()
    .join();
/** The keys that a language must have for a sentence. */
const keysOf = (sentence: string) =>
  sentence.includes('{{count}}') ? ['one', 'other'].map((form) => `${sentence}_${form}`) : [sentence];

if (process.argv.includes('--write')) for (const language of TRANSLATED) write(language);

let problems = 0;
const report = (line: string) => {
  problems += 1;
  process.stderr.write(`${line}\n`);
};
for (const language of TRANSLATED) check(language);
if (problems > 0) {
  process.stderr.write(
    `\n${problems} sentences to translate, move or remove in apps/web/src/locales; "npm run i18n" moves and removes.\n`,
  );
  process.exit(1);
}
process.stdout.write(`${places.size} sentences, complete in ${TRANSLATED.length + 1} languages.\n`);

function check(language: Translated): void {
  const files = wordFiles(src, language);
  for (const [file, words] of files) {
    for (const key of Object.keys(words)) {
      const belongs = places.get(sentenceOf(key));
      if (belongs === undefined) report(`${language}/${file}.json: nobody says "${key}"`);
      else if (!belongs.includes(file))
        report(`${language}/${file}.json: "${key}" belongs in ${belongs.join(' and ')}`);
    }
  }
  for (const [sentence, belongs] of places) {
    for (const key of keysOf(sentence)) {
      const texts = new Set(belongs.map((place) => files.get(place)?.[key]));
      const [text] = texts;
      if (texts.size > 1)
        report(`${language}: ${belongs.join(' and ')} say "${key}" differently; both must say the same`);
      else if (!text) report(`${language}/${belongs.join(', ')}.json: missing "${key}"`);
      else if (!key.endsWith('_one') && placeholders(text) !== placeholders(sentence)) {
        report(`${language}/${belongs.join(', ')}.json: placeholders differ in "${key}"`);
      }
    }
  }
}

function write(language: Translated): void {
  const files = wordFiles(src, language);
  // What one file has without words yet, another may say.
  const filled = [...files.values()].flatMap((words) => Object.entries(words)).filter(([, text]) => text);
  const known = new Map(filled);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const sorted = new Map<string, Record<string, string>>();
  const put = (key: string, text: string, file: string) =>
    sorted.set(file, { ...sorted.get(file), [key]: text });
  for (const [sentence, belongs] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const wanted = new Set(keysOf(sentence));
    if (sentence.includes('{{count}}') && !known.has(`${sentence}_other`))
      for (const form of forms) wanted.add(`${sentence}_${form}`);
    for (const form of forms) if (known.has(`${sentence}_${form}`)) wanted.add(`${sentence}_${form}`);
    for (const key of wanted) for (const file of belongs) put(key, known.get(key) ?? '', file);
  }
  const folder = path.join(src, 'locales', language);
  for (const file of files.keys()) if (!sorted.has(file)) rmSync(path.join(folder, `${file}.json`));
  mkdirSync(folder, { recursive: true });
  for (const [file, words] of sorted)
    writeFileSync(path.join(folder, `${file}.json`), `${JSON.stringify(words, null, 2)}\n`);
}

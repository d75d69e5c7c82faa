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
 * must stand, filled, in each language, in the file of the feature that says it, and nothing else may stand there.
 * With `--write` sentences are first put where they belong, new ones without words, and those that nobody says are
 * removed.
 */
const src = path.join(root, 'apps/web/src');

/** The file in which each sentence belongs. */
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
  const found = new Map<string, string>();
  for (const [file, words] of wordFiles(src, language)) {
    for (const [key, text] of Object.entries(words)) {
      const place = places.get(sentenceOf(key));
      if (place === undefined) report(`${language}/${file}.json: nobody says "${key}"`);
      else if (place !== file) report(`${language}/${file}.json: "${key}" belongs in ${place}.json`);
      found.set(key, text);
    }
  }
  for (const [sentence, place] of places) {
    for (const key of keysOf(sentence)) {
      const text = found.get(key);
      if (!text) report(`${language}/${place}.json: missing "${key}"`);
      else if (!key.endsWith('_one') && placeholders(text) !== placeholders(sentence)) {
        report(`${language}/${place}.json: placeholders differ in "${key}"`);
      }
    }
  }
}

function write(language: Translated): void {
  const files = wordFiles(src, language);
  const known = new Map([...files.values()].flatMap((words) => Object.entries(words)));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const sorted = new Map<string, Record<string, string>>();
  const put = (key: string, text: string, file: string) =>
    sorted.set(file, { ...sorted.get(file), [key]: text });
  for (const [sentence, file] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const wanted = new Set(keysOf(sentence));
    if (sentence.includes('{{count}}') && !known.has(`${sentence}_other`))
      for (const form of forms) wanted.add(`${sentence}_${form}`);
    for (const form of forms) if (known.has(`${sentence}_${form}`)) wanted.add(`${sentence}_${form}`);
    for (const key of wanted) put(key, known.get(key) ?? '', file);
  }
  const folder = path.join(src, 'locales', language);
  for (const file of files.keys()) if (!sorted.has(file)) rmSync(path.join(folder, `${file}.json`));
  mkdirSync(folder, { recursive: true });
  for (const [file, words] of sorted)
    writeFileSync(path.join(folder, `${file}.json`), `${JSON.stringify(words, null, 2)}\n`);
}

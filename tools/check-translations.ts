import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/**
 * Fails when a sentence on a screen has no translation. The English sentence is the key; every t('…') in the web app
 * must stand, filled, in each language, and nothing else may stand there.
 */
const LANGUAGES = ['es', 'fr', 'de'] as const;
const web = path.join(root, 'apps/web/src');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const CALL = /\bt\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/g;
/** Sentences that reach t() by a name are marked where they are written: msg('…'). */
const MARK = /\bmsg\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/g;

const keys = new Set<string>();
for (const file of sources(web)) {
  const text = readFileSync(file, 'utf8');
  for (const pattern of [CALL, MARK]) {
    for (const match of text.matchAll(pattern)) {
      const raw = match[1] ?? match[2] ?? match[3] ?? '';
      keys.add(raw.replace(/\\(['"`\\])/g, '$1').replace(/\\n/g, '\n'));
    }
  }
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w]+)/g)]
    .map((match) => match[1])
    .sort()
    .join();

let problems = 0;
const report = (line: string) => {
  problems += 1;
  process.stderr.write(`${line}\n`);
};
for (const language of LANGUAGES) {
  const file = path.join(web, 'locales', `${language}.json`);
  const translations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const key of keys) {
    const isCounted = key.includes('{{count}}');
    const forms = isCounted ? ['one', 'other'].map((form) => `${key}_${form}`) : [key];
    for (const form of forms) {
      const text = translations[form];
      if (!text) report(`${language}: missing "${form}"`);
      else if (!form.endsWith('_one') && placeholders(text) !== placeholders(key)) {
        report(`${language}: placeholders differ in "${form}"`);
      }
    }
  }
  for (const key of Object.keys(translations)) {
    if (!keys.has(key) && !keys.has(key.replace(PLURAL, ''))) report(`${language}: nobody says "${key}"`);
  }
}
if (problems > 0) {
  process.stderr.write(`\n${problems} sentences to translate or remove in apps/web/src/locales.\n`);
  process.exit(1);
}
process.stdout.write(`${keys.size} sentences, complete in ${LANGUAGES.length + 1} languages.\n`);

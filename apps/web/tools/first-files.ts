import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PAGE_WORDS } from '@fieldhouse/contract/page-words.ts';
import type { Plugin, Rolldown } from 'vite';
import { PAGE_PART } from './route-tree.ts';
import { allWords, Sentences, TRANSLATED } from './sentences.ts';

/** What only some people's first page needs, by the names that the server uses (`apps/server/src/page-answers.ts`). */
const PARTS: Readonly<Record<string, string>> = {
  'teacher-home': 'features/home/teacher-home.tsx',
  'parent-home': 'features/home/parent-home.tsx',
  'school-home': 'features/home/school-home.tsx',
  gradebook: 'features/gradebook/gradebook-page.tsx',
};

/** The steps of a route's file, such as `_app`, `course`, `$courseId_`, `lesson`. */
const stepsOf = (file: string) => file.replace(/\.tsx$/, '').split(/[./]/);

/** The routes whose components are drawn for this one: those it lies in, and itself. */
const chainOf = (file: string, files: readonly string[]) => {
  const own = stepsOf(file);
  return files.filter((one) => stepsOf(one).every((step, at) => step === own[at]));
};

/** The address of a route, as a regular expression. */
function addressOf(file: string): string {
  const steps = stepsOf(file)
    .filter((step) => !step.startsWith('_') && step !== 'index')
    .map((step) => (step.startsWith('$') ? '[^/]+' : step.replace(/_$/, '')));
  return `^/${steps.join('/')}/?$`;
}

/**
 * Writes `pages.json` for the server: what each page of the app is made of, so that it can be announced with the page,
 * and the words of what a page says first.
 */
export function firstFiles(): Plugin {
  let root = '';
  return {
    name: 'first-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = (modules: readonly string[]) => filesOf(modules, chunks);
        const src = path.join(root, 'src');
        const folder = path.join(src, 'routes');
        const sentences = new Sentences(src);
        /** The files of words that these sources bring along, by language. */
        const wordsWith = (sources: readonly string[]) => {
          const needed = sentences.wordsOf(sources.map((source) => path.join(src, source)));
          const inLanguage = (language: string) => [
            `/src/locales/${language}.ts`,
            `/src/locales/${language}/common.json`,
            ...needed.map((name) => `/src/locales/${language}/${name}.json`),
          ];
          return Object.fromEntries(
            TRANSLATED.map((language) => [language, files(inLanguage(language)).modules]),
          );
        };
        const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.tsx') && !file.startsWith('__'))
          .toSorted();
        const pages = routes
          .filter((file) => addressOf(file) !== '^//?$')
          .map((file) => ({ file, chain: chainOf(file, routes).map((one) => `routes/${one}`) }))
          .map(({ file, chain }) => ({
            address: addressOf(file),
            isInFrame: file.startsWith('_app'),
            ...files(chain.map((one) => `/src/${one}?${PAGE_PART}`)),
            words: wordsWith(chain),
          }))
          // `/teach/grading` before `/teach/grading/…`, and names before what stands for anything.
          .toSorted((a, b) => Number(a.address.includes('[')) - Number(b.address.includes('[')));
        const parts = Object.entries(PARTS).map(([name, file]) => [
          name,
          { modules: files([`/src/${file}`]).modules, words: wordsWith([file]) },
        ]);
        const words = (['en', ...TRANSLATED] as const).map((language) => {
          const isNeeded = (key: string) =>
            PAGE_WORDS.some((word) => key === word || key.startsWith(`${word}_`));
          const found = Object.entries(allWords(src, language)).filter(([key]) => isNeeded(key));
          return [language, Object.fromEntries(found)];
        });
        this.emitFile({
          type: 'asset',
          fileName: 'pages.json',
          source: JSON.stringify({
            pages,
            parts: Object.fromEntries(parts),
            words: Object.fromEntries(words),
          }),
        });
      },
    },
  };
}

/** The files in which these modules lie, with what those import; the entry, which every page has, left out. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const inEntry = new Set(entry ? [entry.fileName, ...entry.imports] : []);
  const found = new Map<string, Rolldown.OutputChunk>();
  const collect = (fileName: string) => {
    const chunk = byName.get(fileName);
    if (!chunk || inEntry.has(fileName) || found.has(fileName)) return;
    found.set(fileName, chunk);
    chunk.imports.forEach(collect);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(module)));
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    collect(chunk.fileName);
  }
  const styles = [...found.values()].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return {
    modules: [...found.keys()].map((file) => `/${file}`),
    styles: [...new Set(styles)].map((file) => `/${file}`),
  };
}

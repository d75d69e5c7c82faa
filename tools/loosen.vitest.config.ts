import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LEAKS, withLeaks } from './leaks.ts';
import { OPEN } from './open-answers.ts';
import { allPredicates } from './policies.ts';

const predicates = allPredicates();

/** Lets a predicate be replaced at run time by LOOSEN, its key, and notes in `globalThis.reached` that it was asked. */
function replaceable(source: string, file: string): string {
  const mine = predicates.filter((one) => one.file === file);
  const strict = mine.reduce(
    (text, { name }) =>
      text.replace(new RegExp(`^export (const|function) ${name}\\b`, 'm'), `export $1 ${name}AsItIs`),
    source,
  );
  const replaced = mine.map(
    ({ name, key }) => `export const ${name}: any = (...given: any[]) => {
  (globalThis as any).reached?.add('${key}');
  return process.env.LOOSEN === '${key}' ? (${OPEN[key] ?? '() => true'} as any)(...given) : (${name}AsItIs as any)(...given);
};`,
  );
  return [strict, ...replaced].join('\n');
}

/** Transformed sources are kept by their text; what this file makes of a policy depends on these, too. */
const version = createHash('sha256')
  .update(readFileSync(new URL(import.meta.url)))
  .update(JSON.stringify([OPEN, predicates, process.env.LEAKS === '1' ? LEAKS : null]))
  .digest('hex')
  .slice(0, 16);

/** Runs tests against the sources with one predicate replaced, or with LEAKS in the answers; the files stay as they are. */
export default defineConfig({
  plugins: [
    {
      name: 'loosen',
      enforce: 'pre',
      load(id) {
        const url = id.split('?')[0] as string;
        const file = predicates.find((one) => url.endsWith(`/${one.file}`))?.file;
        if (file) return replaceable(readFileSync(url, 'utf8'), file);
        const isHandler = process.env.LEAKS === '1' && url.includes('/apps/server/src/features/');
        return isHandler ? withLeaks(url, readFileSync(url, 'utf8')) : null;
      },
    },
  ],
  test: {
    include: ['apps/server/src/**/*.{test,drill}.ts'],
    fsModuleCachePath: `.cache/loosened-${version}`,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    bail: 1,
  },
});

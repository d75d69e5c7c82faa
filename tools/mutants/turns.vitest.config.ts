import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../steps.ts';
import { type Part, weaveAll, weaveNamed } from './targets.ts';

const what = process.env.MUTANTS as Part | 'named';
const { texts } = what === 'named' ? weaveNamed() : weaveAll(what);
const version = createHash('sha256')
  .update(JSON.stringify([...texts]))
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex')
  .slice(0, 16);

/** Where statements get their text: marks of mutants are resolved there. */
const STATEMENTS = 'apps/server/src/db/unit.ts';

/** In the order in which the drill asks for them: the nearest tests of a mutant first. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** Runs turns against sources that hold all mutants, one on at a time; the files stay as they are. */
export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        const url = id.split('?')[0] as string;
        const file = path.relative(root, url);
        if (file === STATEMENTS)
          return readFileSync(url, 'utf8')
            .replace('({ text, values })', '({ text: globalThis.mutants.sql(text), values })')
            .replace('{ text, values };', '{ text: globalThis.mutants.sql(text), values };');
        if (file.endsWith('.test.ts'))
          return readFileSync(url, 'utf8').replace(
            /\bnumRuns: ([\d_]+)/g,
            'numRuns: Math.min($1, globalThis.mostRuns)',
          );
        return texts.get(file) ?? null;
      },
    },
  ],
  test: {
    root,
    include: [`.cache/mutants/turns-${what}/*.test.ts`],
    exclude: [],
    setupFiles: ['tools/mutants/set-up.ts'],
    fsModuleCachePath: `.cache/mutants/modules-${version}`,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: InOrder },
  },
});

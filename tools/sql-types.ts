import { hashOfEverything, keep, readKept } from './sql-types/cache.ts';

/**
 * Writes what PostgreSQL says of each statement's rows and parameters: `rows.gen.ts` of each feature. With `check` nothing
 * is written; it fails where a file isn't what would be written.
 */
const KEPT = 'sql-types-good-';
const isCheck = process.argv[2] === 'check';
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const before = hashOfEverything();
const known = isCheck ? readKept(KEPT + before) : null;
if (known !== null) {
  process.stdout.write(`${known}, as it was checked before; ${seconds()}\n`);
  process.exit(0);
}

const { makeAnew } = await import('./sql-types/make.ts');
const { summary, problems } = await makeAnew(isCheck);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${summary}; ${seconds()}\n`);
if (problems.length === 0) keep(KEPT, isCheck ? before : hashOfEverything(), summary);
process.exit(problems.length > 0 ? 1 : 0);

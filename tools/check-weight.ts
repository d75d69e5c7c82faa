import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/**
 * Fails when the script of a first visit has outgrown its budget: what the page itself loads and what it is told to
 * load at once, as brotli. `npm run bench -- weight-login` weighs the same in a browser.
 */
const BUDGET_KB: Readonly<Record<string, number>> = { '/login': 165, '/dashboard': 190 };

const dist = path.join(root, 'apps/web/dist');
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
const own = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file as string);
const modules = /\((\{"\/login".*?\})\[location/.exec(page)?.[1];
if (!modules || own.length === 0) throw new Error('The page no longer says which modules it loads first.');

const weighs = (file: string) => {
  const sent = statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false });
  return (sent ?? statSync(path.join(dist, file))).size / 1024;
};

let isTooHeavy = false;
for (const [address, files] of Object.entries(JSON.parse(modules) as Record<string, string[]>)) {
  const most = BUDGET_KB[address];
  if (most === undefined) throw new Error(`${address} has no budget.`);
  const kb = [...new Set([...own, ...files])].map(weighs).reduce((sum, one) => sum + one, 0);
  isTooHeavy ||= kb > most;
  process.stdout.write(`${address}: ${kb.toFixed(1)} KB of script, at most ${most}\n`);
}
if (isTooHeavy) {
  process.stderr.write(
    'Something heavy is imported by a route file, or by what a first page shares. See apps/web/tools/chunk-groups.ts.\n',
  );
  process.exit(1);
}

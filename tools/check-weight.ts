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
const built = JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')) as {
  pages: { address: string; modules: string[] }[];
};
const modulesOf = (address: string): string[] => {
  const found = built.pages.find((one) => new RegExp(one.address).test(address));
  if (!found) throw new Error(`The build no longer says what ${address} is made of.`);
  return found.modules;
};
if (own.length === 0) throw new Error('The page no longer says which script it starts with.');

const weighs = (file: string) => {
  const sent = statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false });
  return (sent ?? statSync(path.join(dist, file))).size / 1024;
};

let isTooHeavy = false;
for (const [address, most] of Object.entries(BUDGET_KB)) {
  const kb = [...new Set([...own, ...modulesOf(address)])].map(weighs).reduce((sum, one) => sum + one, 0);
  isTooHeavy ||= kb > most;
  process.stdout.write(`${address}: ${kb.toFixed(1)} KB of script, at most ${most}\n`);
}
if (isTooHeavy) {
  process.stderr.write(
    'Something heavy is imported by a route file, or by what a first page shares. See apps/web/tools/chunk-groups.ts.\n',
  );
  process.exit(1);
}

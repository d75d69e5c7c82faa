import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/**
 * Fails when the script of a first visit has outgrown its budget, or its words in any language but English: what the
 * page itself loads and what it is told to load at once, as brotli. `npm run bench -- weight-login` weighs the same in a
 * browser.
 */
const BUDGET_KB: Readonly<Record<string, { script: number; words: number }>> = {
  '/login': { script: 165, words: 17 },
  '/dashboard': { script: 190, words: 17 },
};

const dist = path.join(root, 'apps/web/dist');
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
const own = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file as string);
const built = JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')) as {
  pages: { address: string; modules: string[]; words: Record<string, string[]> }[];
};
const pageAt = (address: string) => {
  const found = built.pages.find((one) => new RegExp(one.address).test(address));
  if (!found) throw new Error(`The build no longer says what ${address} is made of.`);
  return found;
};
if (own.length === 0) throw new Error('The page no longer says which script it starts with.');

const weighs = (files: Iterable<string>) =>
  Array.from(new Set(files), (file) => {
    const sent = statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false });
    return (sent ?? statSync(path.join(dist, file))).size / 1024;
  }).reduce((sum, one) => sum + one, 0);

/** The files that a script may load later, but for what reads transcripts: those whose names stand in it, and in them. */
function filesAfter(start: string): string[] {
  const found = new Set<string>();
  const queue = [start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const source = readFileSync(path.join(dist, file), 'utf8');
    for (const [name] of source.matchAll(/check-[\w-]+\.js/g)) {
      const next = `/assets/${name}`;
      if (found.has(next) || next === start || /pasted|picture/.test(name)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return [...found];
}

let isTooHeavy = false;
const weigh = (what: string, files: Iterable<string>, most: number) => {
  const kb = weighs(files);
  isTooHeavy ||= kb > most;
  process.stdout.write(`${what}: ${kb.toFixed(1)} KB, at most ${most}\n`);
};
for (const [address, most] of Object.entries(BUDGET_KB)) {
  const { modules, words } = pageAt(address);
  weigh(`${address}, script`, [...own, ...modules], most.script);
  const languages = Object.entries(words);
  if (languages.length === 0) throw new Error(`The build no longer says which words ${address} loads.`);
  for (const [language, files] of languages) weigh(`${address}, words in ${language}`, files, most.words);
}
// The public check is plain HTML: what its page starts with, and what the first key loads beside it.
for (const language of ['en', 'es', 'fr', 'de']) {
  const html = path.join(dist, `check.${language}.html`);
  const [script] = /\/assets\/check-[\w-]+\.js(?="><\/script>)/.exec(readFileSync(html, 'utf8')) ?? [];
  const [words] = /\/assets\/check-words-[\w-]+\.js/.exec(readFileSync(html, 'utf8')) ?? [];
  if (!script || !words) throw new Error('The page of the check no longer says what it loads.');
  if (language === 'en') {
    weigh('/check, script', [script], 15);
    weigh('/check, what counts', filesAfter(script), 60);
  }
  weigh(`/check in ${language}, page`, [`/check.${language}.html`], 25);
  weigh(`/check, words in ${language}`, [words], 12);
}
if (isTooHeavy) {
  process.stderr.write(
    'Something heavy is imported by a route file, or by what a first page shares (apps/web/tools/chunk-groups.ts), or too much is said by several features (apps/web/tools/sentences.ts).\n',
  );
  process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';
import { DRILLS, idsOf, LATER, REQUIREMENTS, titledIds } from './trust-ids.ts';

/*
 * Writes docs/trust.md from what the tests say of themselves: their titles, whether they passed, and the counts that
 * they print. Runs the files whose titles name a requirement; `npm run trust -- report.json output.txt` takes an
 * earlier run of Vitest instead (`--reporter=default --reporter=json --outputFile=report.json`).
 */

interface Report {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const reportFile = path.join(root, '.cache/trust-report.json');

function run(): { report: Report; output: string } {
  const files = globSync('apps/server/src/**/*.test.ts', {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  }).filter((file) => idsOf(readFileSync(path.join(root, file), 'utf8')).length > 0);
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/vitest'),
    [
      'run',
      '--project',
      'server',
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${reportFile}`,
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 },
  );
  return { report: JSON.parse(readFileSync(reportFile, 'utf8')), output: stdout };
}

const [given, log] = process.argv.slice(2);
const { report, output } = given
  ? {
      report: JSON.parse(readFileSync(given, 'utf8')) as Report,
      output: log ? readFileSync(log, 'utf8') : '',
    }
  : run();

const tests = report.testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => ['passed', 'failed'].includes(status));
const testsOf = (id: string) => tests.filter(({ fullName }) => idsOf(fullName).includes(id));

/** The counts that tests print on lines of their own: "A-08: 412 foreign writes refused". */
const countsOf = (id: string): string[] => [
  ...new Set(
    output
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith(`${id}: `))
      .map((line) => line.slice(id.length + 2)),
  ),
];

const titled = titledIds();

function row(id: string, what: string): string {
  const mine = testsOf(id);
  if (mine.length === 0) {
    const count = titled.get(id);
    return `| ${id} | ${what} | ${count} ${count === 1 ? 'test' : 'tests'} | not part of this run |`;
  }
  const failed = mine.filter(({ status }) => status === 'failed').length;
  const often = [`${mine.length} ${mine.length === 1 ? 'test' : 'tests'}`, ...countsOf(id)].join('; ');
  return `| ${id} | ${what} | ${often} | ${failed === 0 ? 'passed' : `**${failed} failed**`} |`;
}

const named = Object.entries(REQUIREMENTS).filter(([id]) => titled.has(id));
const without = [...Object.entries(REQUIREMENTS), ...Object.entries(LATER)].filter(([id]) => !titled.has(id));
const alsoNamed = Object.entries(LATER).filter(([id]) => titled.has(id));
const day = new Date(report.startTime).toISOString().slice(0, 10);

writeFileSync(
  path.join(root, 'docs/trust.md'),
  `# What is shown, and how often

Written by \`npm run trust\` from the tests' own titles, results and counts; not by hand. This run began on ${day}.

Each line is a requirement that at least one test names in its title. *How often* counts those tests and what they say they tried. Where the plan asks for repeats in the thousands (interleavings of grading, killed processes, timing), the tests of every day make a tenth of them or fewer; the drills (\`npm run drill:faults\`, \`drill:grading\`, \`drill:notifications\`, \`drill:offline\`, \`drill:policies\`) make more and are run by hand.

| id | what | how often | result |
|---|---|---|---|
${[...named, ...alsoNamed].map(([id, what]) => row(id, what)).join('\n')}

## Both layers are watched

\`npm run drill:policies\` weakens every row-level policy, each condition in it, every rule of a table, every grant, and every predicate of the features, one at a time, puts values that nobody may read into ten answers, and fails when no test of behavior notices. The tests that notice the first kind ask a planted database for each table, role and deed what can be reached ([expected-rows.json](../apps/server/src/db/rls/expected-rows.json)); the list is not made from the policies.

## Not covered by a test that names it

What stands here may well work; no test carries its id, so nothing here is claimed.

| id | what | why |
|---|---|---|
${without
  .map(
    ([id, what]) =>
      `| ${id} | ${what} | ${DRILLS[id] ? `part of \`${DRILLS[id]}\`, not of the tests` : 'no test names it yet'} |`,
  )
  .join('\n')}
`,
);
const failed = tests.filter(({ status, fullName }) => status === 'failed' && idsOf(fullName).length > 0);
for (const { fullName } of failed) process.stdout.write(`failed: ${fullName}\n`);
process.stdout.write(
  `docs/trust.md: ${named.length + alsoNamed.length} requirements named by tests, ${without.length} not\n`,
);
process.exit(failed.length === 0 ? 0 : 1);

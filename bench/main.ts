import { compareWith } from './against.ts';
import { measureEmbedded } from './lines/embedded.ts';
import { measureEvaluation } from './lines/evaluation.ts';
import { measureEvents } from './lines/events.ts';
import { measureGradebook } from './lines/gradebook.ts';
import { measureGradebookBrowser } from './lines/gradebook-browser.ts';
import { measureLedgers } from './lines/ledgers.ts';
import { measureLighthouse } from './lines/lighthouse.ts';
import { measurePlans } from './lines/plans.ts';
import { measureDashboardReads } from './lines/reads.ts';
import { measureSearch } from './lines/search.ts';
import { measureSignIn } from './lines/sign-in.ts';
import { measureSpeech } from './lines/speech.ts';
import { measureStart } from './lines/start.ts';
import { measureSubmit } from './lines/submit.ts';
import { measureTranscriptPdf } from './lines/transcript-pdf.ts';
import { measureTranscriptRun } from './lines/transcript-run.ts';
import { measureWeights } from './lines/weights.ts';
import { type JudgedLine, judge, type Line, type Speed } from './measure.ts';
import { openBenchServer } from './postgres.ts';
import { between, measureSpeed } from './references.ts';

/**
 * Measures the product against its budgets and prints a line each. `npm run bench -- NAME` measures one group; `--json`
 * prints a list for machines; `--against COMMIT` measures that commit too, by turns, and prints both. A budget in time
 * follows the speed of the machine just then. A miss is printed as a miss.
 */
const args = process.argv.slice(2);
const isJson = args.includes('--json');
const against = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const wanted = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--against');

const say = (text: string) => {
  process.stderr.write(`${text}\n`);
};

interface Group {
  readonly names: readonly string[];
  /** `large` opens the large data set on PostgreSQL, which is made when it isn't there. */
  run(large: () => Promise<{ url: string; pid: number }>): Promise<Line[]>;
}

const GROUPS: readonly Group[] = [
  { names: ['start'], run: async (large) => measureStart((await large()).url) },
  { names: ['signin'], run: async (large) => measureSignIn((await large()).url) },
  {
    names: ['dashboard', 'course', 'assignment', 'grades', 'rls', 'growth', 'statements', 'memory', 'class'],
    async run(large) {
      const { url, pid } = await large();
      return await measureDashboardReads(url, pid, say);
    },
  },
  {
    names: ['plans', 'buffers'],
    run: async (large) => measurePlans((await large()).url),
  },
  { names: ['submit'], run: async (large) => measureSubmit((await large()).url) },
  {
    names: ['gradebook', 'gradebook-bytes', 'gradebook-edit', 'gradebook-saves', 'gradebook-setup'],
    run: () => measureGradebook(say),
  },
  { names: ['gradebook-browser', 'gradebook-scroll'], run: () => measureGradebookBrowser(say) },
  {
    names: ['search', 'search-p95', 'search-typo', 'search-recall', 'search-school'],
    run: () => measureSearch(say),
  },
  { names: ['events', 'events-all', 'events-memory'], run: () => measureEvents(say) },
  { names: ['evaluation'], run: async () => measureEvaluation() },
  {
    names: ['ledgers', 'ledgers-same', 'ledgers-written', 'ledgers-reads'],
    run: () => measureLedgers(say),
  },
  { names: ['transcript-pdf', 'transcript-pdf-p95'], run: () => measureTranscriptPdf() },
  {
    names: ['transcript-run', 'transcript-run-left', 'transcript-run-reads'],
    run: () => measureTranscriptRun(say),
  },
  { names: ['speech'], run: () => measureSpeech() },
  { names: ['embedded'], run: () => measureEmbedded() },
  { names: ['weight-landing', 'weight-login', 'weight-dashboard'], run: () => measureWeights() },
  { names: ['lighthouse'], run: () => measureLighthouse() },
];

const unknown = wanted.find((name) => !GROUPS.some((group) => group.names.includes(name)));
if (unknown) {
  say(`There is no line ${unknown}. Lines: ${GROUPS.flatMap((group) => group.names).join(', ')}.`);
  process.exit(1);
}

if (against !== undefined) {
  await compareWith(against, wanted, say);
  process.exit(0);
}

const opened: ReturnType<typeof openBenchServer>[] = [];
const large = () => {
  if (opened.length === 0) opened.push(openBenchServer(say));
  return opened[0] as ReturnType<typeof openBenchServer>;
};
const lines: JudgedLine[] = [];
try {
  let before: Speed | null = null;
  for (const group of GROUPS) {
    if (wanted.length > 0 && !group.names.some((name) => wanted.includes(name))) continue;
    const { url } = await large();
    before ??= await measureSpeed(url);
    say(`Measuring ${group.names.join(', ')} …`);
    const measured = await group.run(large);
    const after = await measureSpeed(url);
    const speed = between(before, after);
    say(
      `  This machine just then: statements ${speed.statement.toFixed(2)}, hashes ${speed.hash.toFixed(2)}, JSON ${speed.json.toFixed(2)} of the recorded one.`,
    );
    before = after;
    const judged = measured.map((line) => judge(line, speed));
    lines.push(...judged);
    if (!isJson) for (const line of judged) print(line);
  }
} finally {
  for (const server of opened) await (await server).stop();
}
if (isJson) process.stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
const misses = lines.filter((line) => !line.pass).length;
say(`${lines.length} lines, ${misses} missed.`);

function print({ name, value, spread, unit, budget, pass, detail }: JudgedLine): void {
  const apart = spread === null ? '' : `±${Math.round((spread * 100) / 2)} %`;
  process.stdout.write(
    `${pass ? 'ok  ' : 'MISS'} ${name.padEnd(18)} ${String(value).padStart(8)} ${unit.padEnd(8)} ${apart.padEnd(6)} ${budget.padEnd(10)} ${detail}\n`,
  );
}

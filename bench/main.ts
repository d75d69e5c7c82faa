import { measureEmbedded } from './lines/embedded.ts';
import { measureEvents } from './lines/events.ts';
import { measureGradebook } from './lines/gradebook.ts';
import { measureGradebookBrowser } from './lines/gradebook-browser.ts';
import { measureLighthouse } from './lines/lighthouse.ts';
import { measureDashboardReads } from './lines/reads.ts';
import { measureSearch } from './lines/search.ts';
import { measureSignIn } from './lines/sign-in.ts';
import { measureSpeech } from './lines/speech.ts';
import { measureStart } from './lines/start.ts';
import { measureSubmit } from './lines/submit.ts';
import { measureWeights } from './lines/weights.ts';
import type { Line } from './measure.ts';
import { openBenchServer } from './postgres.ts';

/**
 * Measures the product against its budgets and prints a line each. `npm run bench -- NAME` measures one group; `--json`
 * prints a list for machines. A miss is printed as a miss.
 */
const args = process.argv.slice(2);
const isJson = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('--'));

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
    names: ['dashboard', 'course', 'assignment', 'grades', 'rls', 'growth', 'statements', 'memory'],
    async run(large) {
      const { url, pid } = await large();
      return await measureDashboardReads(url, pid);
    },
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

const opened: ReturnType<typeof openBenchServer>[] = [];
const large = () => {
  if (opened.length === 0) opened.push(openBenchServer(say));
  return opened[0] as ReturnType<typeof openBenchServer>;
};
const lines: Line[] = [];
try {
  for (const group of GROUPS) {
    if (wanted.length > 0 && !group.names.some((name) => wanted.includes(name))) continue;
    say(`Measuring ${group.names.join(', ')} …`);
    const measured = await group.run(large);
    lines.push(...measured);
    if (!isJson) for (const line of measured) print(line);
  }
} finally {
  for (const server of opened) await (await server).stop();
}
if (isJson) process.stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
const misses = lines.filter((line) => !line.pass).length;
say(`${lines.length} lines, ${misses} missed.`);

function print({ name, value, unit, budget, pass, detail }: Line): void {
  process.stdout.write(
    `${pass ? 'ok  ' : 'MISS'} ${name.padEnd(18)} ${String(value).padStart(8)} ${unit.padEnd(8)} ${budget.padEnd(10)} ${detail}\n`,
  );
}

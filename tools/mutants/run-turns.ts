import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import type { Part } from './targets.ts';
import type { Turn } from './turn.ts';

const CACHE = path.join(root, '.cache/mutants');
/** Nothing was heard for so long: what runs will never end. */
const SILENT_MS = { server: 150_000, named: 150_000, domain: 60_000 } as const;

/** A test file run once more. */
export interface PlannedTurn extends Omit<Turn, 'id'> {
  /** From the root. */
  readonly test: string;
}

export interface TurnLine {
  readonly id: string;
  readonly began?: number;
  readonly title?: string;
  readonly ms?: number;
  /** The first line of what a test said that failed. */
  readonly failed?: string;
  readonly reached?: readonly string[];
  readonly setUp?: readonly string[];
}

export interface TurnResult {
  readonly turn: PlannedTurn;
  /** False: it wasn't begun; it may be asked for again. */
  readonly wasRun: boolean;
  readonly lines: readonly TurnLine[];
  /** What failed first; null: nothing. */
  readonly failed: { readonly title: string; readonly message: string } | null;
}

export interface RunOptions {
  readonly what: Part | 'named';
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970; the run is ended there. */
  readonly until: number;
}

/**
 * Runs turns one after the other in one warm process. Of turns with the same mutant those after the first failure are
 * skipped. One that never ends counts as failed, and the rest is left for another run.
 */
export async function runTurns(turns: readonly PlannedTurn[], options: RunOptions): Promise<TurnResult[]> {
  const folder = path.join(CACHE, `turns-${options.what}`);
  const output = path.join(CACHE, `turns-${options.what}.jsonl`);
  const report = path.join(CACHE, `report-${options.what}.json`);
  rmSync(folder, { recursive: true, force: true });
  rmSync(report, { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(output, '');
  const files = turns.map((turn, place) => {
    const id = String(place).padStart(5, '0');
    const { test, ...rest } = turn;
    const file = path.join(folder, `${id}.test.ts`);
    writeFileSync(
      file,
      `import { takeTurn } from '../../../tools/mutants/turn.ts';\n` +
        `await takeTurn(${JSON.stringify({ id, ...rest })}, () => import('../../../${test}?turn=${id}'));\n`,
    );
    return { id, turn, file };
  });
  const child = spawn(
    path.join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'tools/mutants/turns.vitest.config.ts', '--reporter=json', `--outputFile=${report}`],
    {
      cwd: root,
      stdio: [
        'ignore',
        process.env.TURNS_LOUD ? 'inherit' : 'ignore',
        process.env.TURNS_LOUD ? 'inherit' : 'ignore',
      ],
      detached: true,
      env: { ...process.env, ...options.env, MUTANTS: options.what, TURNS_OUTPUT: output },
    },
  );
  let isHanging = false;
  const watch = setInterval(() => {
    const heard = Math.max(statSync(output).mtimeMs, began);
    isHanging = Date.now() - heard > SILENT_MS[options.what];
    // The whole group: workers of a killed parent would go on.
    if ((isHanging || Date.now() > options.until) && child.pid) process.kill(-child.pid, 'SIGKILL');
  }, 1_000);
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', end);
  const began = Date.now();
  await once(child, 'exit');
  process.off('exit', end);
  clearInterval(watch);

  const lines = readFileSync(output, 'utf8').trim().split('\n').filter(Boolean);
  const byId = Map.groupBy(
    lines.map((line) => JSON.parse(line) as TurnLine),
    ({ id }) => id,
  );
  const lastId = lines.length > 0 ? (JSON.parse(lines.at(-1) as string) as TurnLine).id : null;
  const setUps = setUpFailures(report);
  const wasEnded = !existsSync(report);
  return files.map(({ id, turn, file }): TurnResult => {
    const own = byId.get(id) ?? [];
    const fell = own.find(({ failed }) => failed !== undefined);
    // Where the run was ended, the last turn isn't whole.
    const wasRun = own.length > 0 && !(wasEnded && id === lastId && !isHanging);
    const failed = fell
      ? { title: fell.title ?? '', message: fell.failed ?? '' }
      : isHanging && id === lastId
        ? { title: 'the run', message: 'It never ended.' }
        : (setUps.get(file) ?? null);
    return { turn, wasRun: wasRun || failed !== null, lines: own, failed };
  });
}

/** Turn files that could not be loaded, or whose set-up failed, by name. */
function setUpFailures(report: string): Map<string, { title: string; message: string }> {
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; message: string; status: string; assertionResults: { status: string }[] }[];
  };
  return new Map(
    testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
      )
      // A file without a test: its mutant was dead before.
      .filter(({ message }) => !/No test/.test(message))
      .map(({ name, message }) => [name, { title: 'the set-up', message: message.slice(0, 300) }]),
  );
}

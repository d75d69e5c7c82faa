import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import type { Part } from './targets.ts';
import type { Turn } from './turn.ts';

const CACHE = path.join(root, '.cache/mutants');
/** Nothing was heard for so long, and so much was calculated meanwhile: what runs will never end. */
const SILENT = {
  // A database may keep them waiting.
  server: { ms: 150_000, cpuMs: null },
  named: { ms: 150_000, cpuMs: null },
  // What asks is ended in its process, so that this is for what doesn't, and for loading a file.
  domain: { ms: 3_000, cpuMs: 3_000 },
} as const;

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
  readonly loading?: readonly string[];
  readonly loadMs?: number;
  /** All of its tests were run, or left out. */
  readonly isDone?: boolean;
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
  /** How many turns share a file; those in one file are all loaded before the first is run. */
  readonly together?: number;
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
  const { what, together = 1 } = options;
  const files = turns.map((turn, place) => {
    const file = path.join(folder, `${String(Math.floor(place / together)).padStart(5, '0')}.test.ts`);
    return { id: String(place).padStart(5, '0'), turn, file };
  });
  for (const [file, inFile] of Map.groupBy(files, (one) => one.file)) {
    const calls = inFile.map(({ id, turn: { test, key, isStatic, titles, limitMs } }) => {
      const turn = JSON.stringify({ id, key, isStatic, titles, limitMs });
      return `${turn}, () => import('../../../${test}?turn=${id}')`;
    });
    writeFileSync(
      file,
      `import { takeTurn, takeTurns } from '../../../tools/mutants/turn.ts';\n${
        together === 1
          ? `await takeTurn(${calls[0]});\n`
          : `takeTurns([\n${calls.map((call) => `[${call}],\n`).join('')}]);\n`
      }`,
    );
  }
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
      env: { ...process.env, ...options.env, MUTANTS: what, TURNS_OUTPUT: output },
    },
  );
  let isHanging = false;
  const began = Date.now();
  let heard = { size: 0, at: began, cpuMs: 0 };
  const watch = setInterval(() => {
    if (!child.pid) return;
    const { size } = statSync(output);
    const took = cpuMsOf(child.pid);
    if (size !== heard.size) heard = { size, at: Date.now(), cpuMs: took ?? 0 };
    const limit = SILENT[what];
    const turn = isLoading(output) ? undefined : files[Number(lastIdOf(output) ?? -1)]?.turn;
    const more = limit.cpuMs === null ? 0 : (turn?.limitMs ?? 60_000);
    isHanging =
      Date.now() - heard.at > limit.ms + more &&
      (limit.cpuMs === null || took === null || took - heard.cpuMs > limit.cpuMs + more);
    // The whole group: workers of a killed parent would go on.
    if (isHanging || Date.now() > options.until) process.kill(-child.pid, 'SIGKILL');
  }, 1_000);
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', end);
  await once(child, 'exit');
  process.off('exit', end);
  clearInterval(watch);

  const lines = readFileSync(output, 'utf8').trim().split('\n').filter(Boolean);
  const byId = Map.groupBy(
    lines.map((line) => JSON.parse(line) as TurnLine),
    ({ id }) => id,
  );
  const lastId = lastIdOf(output);
  const setUps = setUpFailures(report);
  return files.map(({ id, turn, file }): TurnResult => {
    const own = byId.get(id) ?? [];
    const fell = own.find(({ failed }) => failed !== undefined);
    const failed = fell
      ? { title: fell.title ?? '', message: fell.failed ?? '' }
      : isHanging && id === lastId
        ? { title: 'the run', message: 'It never ended.' }
        : ((together === 1 ? setUps.get(file) : null) ?? null);
    return { turn, wasRun: own.some(({ isDone }) => isDone) || failed !== null, lines: own, failed };
  });
}

/** The turn of which something was said last; null: none. */
function lastIdOf(output: string): string | null {
  const line = readFileSync(output, 'utf8').trimEnd().split('\n').at(-1);
  return /^{"id":"(\d+)"/.exec(line ?? '')?.[1] ?? null;
}

/** Whether a turn's test file is being loaded, so far as was said. */
function isLoading(output: string): boolean {
  return readFileSync(output, 'utf8').trimEnd().split('\n').at(-1)?.includes('"began"') ?? true;
}

/** Milliseconds of processor time that a group of processes has taken; null where nobody says. */
function cpuMsOf(group: number): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      // Behind the name, which may hold blanks: state, parent, group, and nine on the time for oneself and for the system.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      if (Number(fields[2]) === group) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * 10;
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

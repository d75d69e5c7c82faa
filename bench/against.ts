import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JudgedLine, median } from './measure.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = 3;
const MODULES = ['.', 'apps/server', 'apps/web'];

/**
 * Measures this working copy and another commit by turns, each with data of its own, and prints each line of both: the
 * medians of three runs, their ratio and how far the runs lie apart.
 *
 * @throws when the commit isn't there, or a run fails.
 */
export async function compareWith(
  commit: string,
  names: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  const other = checkOut(commit);
  const runs = { ours: [] as JudgedLine[][], theirs: [] as JudgedLine[][] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = round % 2 === 0 ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const);
    for (const whose of turns) {
      say(`Round ${round + 1} of ${ROUNDS}: ${whose === 'ours' ? 'this working copy' : commit} …`);
      runs[whose].push(await measure(whose === 'ours' ? root : other, names));
    }
  }
  process.stdout.write(
    `${'line'.padEnd(20)} ${'unit'.padEnd(8)} ${commit.padEnd(18)} now${' '.repeat(15)} ratio\n`,
  );
  const keys = (runs.ours[0] ?? []).map((_, at) => at);
  for (const at of keys) {
    const own = runs.ours.flatMap((run) => run[at] ?? []);
    const first = own[0];
    if (!first) continue;
    const same = (line: JudgedLine) => line.name === first.name && line.unit === first.unit;
    const place = (runs.ours[0] ?? []).slice(0, at).filter(same).length;
    const theirs = runs.theirs.flatMap((run) => run.filter(same)[place] ?? []);
    const [now, then] = [own, theirs].map((lines) => lines.map(({ value }) => value));
    process.stdout.write(
      `${first.name.padEnd(20)} ${first.unit.padEnd(8)} ${shown(then ?? []).padEnd(18)} ${shown(now ?? []).padEnd(18)} ${
        theirs.length > 0 ? (median(now ?? []) / median(then ?? [])).toFixed(2) : 'new'
      }\n`,
    );
  }
}

/** The median, and half of the way from the least to the most. */
function shown(values: readonly number[]): string {
  if (values.length === 0) return '-';
  const middle = median(values);
  const apart = (Math.max(...values) - Math.min(...values)) / 2;
  return `${middle} ±${Math.round((apart / middle) * 100)} %`;
}

/** A working copy of the commit with packages of its own, kept for the next time. */
function checkOut(commit: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const found = git('rev-parse', '--verify', `${commit}^{commit}`);
  if (found.status !== 0) throw new Error(`There is no commit ${commit}.`);
  const folder = path.join(root, '.cache', 'against', found.stdout.trim().slice(0, 12));
  if (!existsSync(folder)) {
    mkdirSync(path.dirname(folder), { recursive: true });
    const added = git('worktree', 'add', '--detach', folder, found.stdout.trim());
    if (added.status !== 0) throw new Error(added.stderr);
  }
  const lock = (where: string) => readFileSync(path.join(where, 'package-lock.json'), 'utf8');
  if (!existsSync(path.join(folder, 'node_modules')) && lock(folder) === lock(root)) {
    for (const part of MODULES) {
      const from = path.join(root, part, 'node_modules');
      if (existsSync(from)) {
        cpSync(from, path.join(folder, part, 'node_modules'), { recursive: true, verbatimSymlinks: true });
      }
    }
  }
  // Installs what is missing, and builds the pages.
  const made = spawnSync(process.execPath, ['tools/setup.cjs', 'build'], { cwd: folder, stdio: 'inherit' });
  if (made.status !== 0) throw new Error(`${commit} could not be built.`);
  return folder;
}

async function measure(folder: string, names: readonly string[]): Promise<JudgedLine[]> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bench/main.ts', '--json', ...names], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_execpath: process.env.npm_execpath ?? 'npm' },
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(printed) as JudgedLine[]);
      else reject(new Error(`the bench in ${folder} ended with ${code}`));
    });
  });
}

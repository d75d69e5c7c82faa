import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Refuses to go on with a Node that can't run our sources. */
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    'This needs the Node.js of the project: start it through npm, for example "npm test".\n',
  );
  process.exit(1);
}

export interface Step {
  readonly name: string;
  /** A file under node_modules/.bin, or 'node'. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a step and shows what it prints, at once or in one piece at its end; true when it ended well. */
export async function runStep({ name, command, args, env }: Step, shows: 'at-once' | 'at-end' = 'at-once') {
  const began = performance.now();
  const heading = `\n── ${name}\n`;
  if (shows === 'at-once') process.stdout.write(heading);
  const file = command === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', command);
  if (!existsSync(file)) {
    process.stderr.write(`${command} is not installed; run "npm test" once to set everything up.\n`);
    return false;
  }
  const printed: Buffer[] = [];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: shows === 'at-once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    }
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (shows === 'at-end') process.stdout.write(heading + Buffer.concat(printed).toString());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  return code === 0;
}

/** Runs the steps one after the other and ends the process at the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (!(await runStep(step))) process.exit(1);
  }
}

/** Runs steps that need nothing of each other, two at a time, and ends the process when one of them has failed. */
export async function runStepsInPairs(steps: readonly Step[]): Promise<void> {
  const left = [...steps];
  let isGood = true;
  const lane = async () => {
    for (let step = left.shift(); step && isGood; step = left.shift()) {
      isGood = (await runStep(step, 'at-end')) && isGood;
    }
  };
  await Promise.all([lane(), lane()]);
  if (!isGood) process.exit(1);
}

/** The compiler keeps what it found of each project, and looks at what has changed since. */
const typeCheck = (project: string): Step => ({
  name: `Types: ${project}`,
  command: 'tsc',
  args: ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfoOf(project)],
});

const buildInfoOf = (project: string) => {
  const name = project === '.' ? 'tools' : project.replaceAll('/', '-');
  return path.join('.cache', 'types', `${name}.tsbuildinfo`);
};

/** Everything fast: types, style, boundaries, dead code, translations. What takes longest begins first. */
export const staticSteps: readonly Step[] = [
  ...['apps/web', 'apps/server', '.', 'packages/contract', 'packages/domain', 'apps/web/worker'].map(
    typeCheck,
  ),
  { name: 'Style and common mistakes', command: 'biome', args: ['check', '.'] },
  {
    name: 'Boundaries between parts',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', '--output-type', 'err'],
  },
  { name: 'Dead code and unused packages', command: 'knip', args: [] },
  { name: 'Translations', command: 'node', args: ['tools/check-translations.ts'] },
  { name: 'Access in one place', command: 'node', args: ['tools/raw-access.ts'] },
  { name: 'Rows and parameters of SQL', command: 'node', args: ['tools/sql-types.ts', 'check'] },
];

export const unitStep: Step = { name: 'Unit tests', command: 'vitest', args: ['run', '--project', 'unit'] };
export const componentStep: Step = {
  name: 'Component tests: pages against made-up answers',
  command: 'vitest',
  args: ['run', '--project', 'component'],
};
export const serverStep: Step = {
  name: 'Server tests on the embedded database',
  command: 'vitest',
  args: ['run', '--project', 'server'],
};
/** Every procedure by the sweep, and what depends on the database's own ways: walls, batches, locks, jobs, totals. */
export const embeddedStep: Step = {
  name: 'Server tests on the embedded database: every procedure, walls, locks and jobs',
  command: 'vitest',
  args: [
    ...serverStep.args,
    ...[
      'src/sweep.test',
      'src/db/',
      'platform/platform',
      'platform/jobs',
      'interleavings',
      'gradebook/totals',
    ],
    ...['notifications/drill', 'search/scope', 'server/src/faults'],
  ],
};

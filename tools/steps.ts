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

/** Runs a step and shows what it prints; true when it ended well. */
export async function runStep({ name, command, args, env }: Step): Promise<boolean> {
  const began = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const file = command === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', command);
  if (!existsSync(file)) {
    process.stderr.write(`${command} is not installed; run "npm test" once to set everything up.\n`);
    return false;
  }
  const code = await new Promise<number>((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
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

const typeCheck = (project: string): Step => ({
  name: `Types: ${project}`,
  command: 'tsc',
  args: ['-p', project, '--noEmit'],
});

/** Everything fast: types, style, boundaries, dead code, translations. */
export const staticSteps: readonly Step[] = [
  ...['packages/domain', 'packages/contract', 'apps/server', 'apps/web', 'apps/web/worker', '.'].map(
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
];

export const unitStep: Step = { name: 'Unit tests', command: 'vitest', args: ['run', '--project', 'unit'] };
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
    ...['src/sweep', 'src/db/', 'platform/platform', 'platform/jobs', 'interleavings', 'gradebook/totals'],
    ...['notifications/drill', 'search/scope', 'server/src/faults'],
  ],
};

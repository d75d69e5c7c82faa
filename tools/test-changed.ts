import { tellBudget } from './budgets.ts';
import { changeSince, journeyFolders, journeysOf } from './changed.ts';
import { buildStep, journeysStep } from './journeys.ts';
import { runSteps, runStepsInPairs, staticSteps } from './steps.ts';

/**
 * Tests what has changed since this branch left another: all that is checked without running, the tests whose modules
 * the change reaches, on the embedded database, and the journeys of the features that it touches.
 */
export async function testChanged(branch: string): Promise<void> {
  const began = performance.now();
  const { since, files } = changeSince(branch);
  const folders = journeysOf(files, journeyFolders());
  process.stdout.write(`${files.length} files changed since ${since.slice(0, 7)}.\n`);
  await runStepsInPairs(staticSteps);
  await runSteps([
    {
      name: 'Tests that the change reaches',
      command: 'vitest',
      args: ['run', '--changed', since, '--passWithNoTests'],
    },
  ]);
  if (folders.length > 0) await runSteps([buildStep, await journeysStep({ folders })]);
  tellBudget('changed', began);
}

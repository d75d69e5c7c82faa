import { findPostgresBinaries, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { tellBudget } from './budgets.ts';
import { buildStep, journeysStep } from './journeys.ts';
import {
  componentStep,
  embeddedStep,
  runStep,
  runSteps,
  runStepsInPairs,
  serverStep,
  staticSteps,
  unitStep,
} from './steps.ts';
import { testChanged } from './test-changed.ts';

const began = performance.now();
const [option, branch = 'main'] = process.argv.slice(2);
if (option === '--changed') {
  await testChanged(branch);
  process.exit();
}

await runStepsInPairs(staticSteps);
// Servers that tests start serve the pages as they are now.
await runStepsInPairs([componentStep, unitStep, buildStep]);

// Where PostgreSQL is installed, everything runs on it, and on the embedded database what touches its own ways;
// the journeys run on the embedded one throughout.
if (findPostgresBinaries()) {
  await runSteps([embeddedStep]);
  const server = await startPostgres({
    settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '200' },
  });
  const isGood = await runStep({
    ...serverStep,
    name: `Server tests on ${server.version}`,
    env: { TEST_POSTGRES_URL: server.url },
  });
  await server.stop();
  if (!isGood) process.exit(1);
} else {
  process.stdout.write(
    '\n── Server tests on PostgreSQL: no PostgreSQL is installed here, so all of them run on the embedded database.\n',
  );
  await runSteps([serverStep]);
}

await runSteps([{ name: 'Weight of the first pages', command: 'node', args: ['tools/check-weight.ts'] }]);
await runSteps([await journeysStep()]);
tellBudget('everything', began);

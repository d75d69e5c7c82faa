import { findPostgresBinaries, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { findChromium } from './chromium.ts';
import { embeddedStep, runStep, runSteps, serverStep, staticSteps, unitStep } from './steps.ts';

const began = performance.now();
await runSteps([...staticSteps, unitStep]);

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

await runSteps([
  { name: 'Build of the web app', command: 'node', args: ['tools/setup.cjs', 'build'], env: npmPath() },
  { name: 'Weight of the first pages', command: 'node', args: ['tools/check-weight.ts'] },
]);
const chromium = await findChromium().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});
await runSteps([
  { name: 'Journeys in a browser', command: 'playwright', args: ['test'], env: { CHROMIUM_PATH: chromium } },
]);
process.stdout.write(`\nEverything passed in ${Math.round((performance.now() - began) / 1000)} s.\n`);

/** The set-up asks npm for its own path, should packages be missing; here they are there. */
function npmPath(): Record<string, string> {
  return { npm_execpath: process.env.npm_execpath ?? 'npm' };
}

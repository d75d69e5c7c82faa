import { findPostgresBinaries, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { drillNamed } from './mutants/drill-named.ts';
import { drillPart } from './mutants/drill-part.ts';

/*
 * Puts faults into the sources, one at a time, and looks which test notices. `named`: those of the table, each with the
 * test that has to fail. `server`: COUNT changes by SEED in the workflows, in TypeScript and SQL. `domain`: every change
 * of the rules. FILES names some files alone, by pieces of their paths, and TESTS some test files; EACH is how many
 * seconds of tests a mutant may take. It goes on where it was stopped after MINUTES.
 */
const PARTS = ['named', 'server', 'domain'] as const;
const asked = process.argv.slice(2);
const unknown = asked.find((one) => !PARTS.some((part) => part === one));
if (unknown !== undefined) {
  process.stderr.write(`There is no part "${unknown}"; there are ${PARTS.join(', ')}.\n`);
  process.exit(1);
}
const until = Date.now() + Number(process.env.MINUTES ?? 120) * 60_000;
const seed = Number(process.env.SEED ?? 15);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const server =
  !process.env.TEST_POSTGRES_URL && findPostgresBinaries()
    ? await startPostgres({
        settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '200' },
      })
    : null;
if (server) process.env.TEST_POSTGRES_URL = server.url;
// What was begun ends with the drill.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(server?.stop()).finally(() => process.exit(1)));
let isGood = true;
try {
  for (const part of PARTS.filter((one) => asked.length === 0 || asked.includes(one))) {
    say(`\n── ${part}`);
    const isDone =
      part === 'named'
        ? await drillNamed(until, say)
        : await drillPart(part, {
            ...{ seed, until, say },
            count: part === 'server' || process.env.COUNT ? Number(process.env.COUNT ?? 300) : null,
          });
    if (!isDone) isGood = false;
  }
} finally {
  await server?.stop();
}
process.exit(isGood ? 0 : 1);

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { TABLE_RULES } from '../apps/server/src/db/rls/policies.ts';
import { findPostgresBinaries, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { drillAnswers } from './drill-answers.ts';
import { drillPredicates } from './loosen-predicates.ts';
import { root } from './steps.ts';

/*
 * Makes every policy, rule, grant and predicate weaker, one at a time, adds what nobody may read to ten answers, and
 * expects a test of behavior to notice.
 *
 *   npm run drill:policies                    all three parts
 *   npm run drill:policies -- rows            row-level security and grants
 *   npm run drill:policies -- predicates      the features' policy.ts; goes on where it was stopped
 *   npm run drill:policies -- answers         ten answers that show too much
 *   npm run drill:policies -- accept          writes what every role reaches now as what is expected: read each line of the change
 */

const say = (text: string) => process.stdout.write(`${text}\n`);
const part = process.argv[2] ?? 'all';

if (part === 'accept') {
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'server', 'src/db/rls/matrix'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ACCEPT_ROWS: '1' } },
  );
  process.exit(status ?? 1);
}

let unseen = 0;
if (part === 'all' || part === 'rows') unseen += await withPostgres(drillRows);
if (part === 'all' || part === 'predicates') unseen += await withPostgres(() => drillPredicates(say));
if (part === 'all' || part === 'answers') unseen += await withPostgres(() => drillAnswers(say));
process.exit(unseen === 0 ? 0 : 1);

/** Has the tests that are started meanwhile run on PostgreSQL, where it is installed: it is quicker. */
async function withPostgres<Result>(work: () => Promise<Result>): Promise<Result> {
  const server = findPostgresBinaries()
    ? await startPostgres({ settings: { fsync: 'off', synchronous_commit: 'off' } })
    : null;
  // Read by the module that opens test databases, when it is loaded.
  if (server) process.env.TEST_POSTGRES_URL = server.url;
  try {
    return await work();
  } finally {
    delete process.env.TEST_POSTGRES_URL;
    await server?.stop();
  }
}

/** One planted database; each weakening is made in a transaction, looked at as the matrix test does, and undone. */
async function drillRows(): Promise<number> {
  const began = performance.now();
  const { openTestDatabase } = await import('../apps/server/src/testing/database.ts');
  const { linesOf, readExpected, unpack } = await import('../apps/server/src/testing/rows/expected.ts');
  const { loosenings } = await import('../apps/server/src/testing/rows/loosen.ts');
  const { EQUIVALENT, isEquivalent } = await import('../apps/server/src/testing/rows/equivalent.ts');
  const { askDoors, probe } = await import('../apps/server/src/testing/rows/matrix.ts');
  const { plant } = await import('../apps/server/src/testing/rows/planted.ts');

  const db = await openTestDatabase();
  const client = await db.pool.connect();
  await client.query('set role none');
  const expected = readExpected();
  const lines = unpack(expected);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const isAsExpected = async (table: string | null, role?: string): Promise<boolean> => {
    if (table === null) return isSame(await askDoors(client), expected.doors);
    const planted = tables.find((one) => one.table === table);
    if (!planted) throw new Error(`The table ${table} is not in the database.`);
    const found = linesOf(await probe(client, planted, role));
    return Object.entries(found).every(([actor, line]) => line === lines[table]?.[actor]);
  };

  const all = await loosenings(client);
  const doorsAsExpected = await isAsExpected(null);
  const tables = await plant(client);
  const before: string[] = doorsAsExpected ? [] : ['functions, schemas and roles'];
  for (const { table } of tables) if (!(await isAsExpected(table))) before.push(table);
  if (before.length > 0)
    throw new Error(`Not as expected before anything was loosened: ${before.join(', ')}`);

  const tally: Record<string, { noticed: number; equivalent: number; unseen: string[] }> = {};
  for (const { name, family, table, role, sql } of all) {
    tally[family] ??= { noticed: 0, equivalent: 0, unseen: [] };
    await client.query('begin');
    let isUnseen: boolean;
    try {
      await client.query(sql);
      isUnseen = await isAsExpected(table, role);
    } catch (error) {
      throw new Error(`${name}: ${sql}`, { cause: error });
    } finally {
      await client.query('rollback');
    }
    if (!isUnseen) tally[family].noticed += 1;
    else if (isEquivalent(name, TABLE_RULES[table ?? ''])) tally[family].equivalent += 1;
    else tally[family].unseen.push(name);
  }
  client.release();
  await db.close();

  say(
    `\nRow-level security and grants: ${all.length} loosened, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  say('| what | noticed | changes nothing | unseen |\n|---|---|---|---|');
  for (const [family, { noticed, equivalent, unseen: missed }] of Object.entries(tally)) {
    say(`| ${family} | ${noticed} | ${equivalent} | ${missed.length} |`);
  }
  const missed = Object.values(tally).flatMap((one) => one.unseen);
  for (const name of missed) say(`UNSEEN ${name}`);
  for (const { pattern, reason } of EQUIVALENT) say(`changes nothing: ${pattern.source}: ${reason}`);
  return missed.length;
}

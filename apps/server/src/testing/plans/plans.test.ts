import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#db/engine.ts';
import { openTestDatabase } from '../database.ts';
import { openWorld, type World } from '../world.ts';
import { fillEmptyTables } from './fill.ts';
import { benchToken, EMBEDDED, generate, type Scale } from './generate.ts';
import { MAY_READ_ALL, mayReadAll } from './may-read-all.ts';
import { buffersOf, readSizes, wholeReads } from './plans.ts';
import { READS, recordReads } from './record.ts';

/** A class of a thousand, so that walking through it for one student is seen. */
const CLASS: Scale = { ...EMBEDDED, schools: 2, courses: 10 };
/** Students whose courses are all those of their school. */
const STUDENT = 2;

let db: Database;
let world: World;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.asOwner(async (client) => {
    await generate(client, CLASS, 'no password', () => {});
    await fillEmptyTables(client, 3_000);
  });
  world = await openWorld({ APP_SECRET: 'x'.repeat(40) }, db);
});
afterAll(() => world.close());

/** On a connection of the pool: once it is open, the embedded database has no other. */
async function asOwner<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const client = await db.pool.connect();
  try {
    await client.query('set role none');
    return await work(client);
  } finally {
    await client.query('set role fieldhouse_login');
    client.release();
  }
}

/** Statements that read a large table from end to end, with what they read. */
async function findWholeReads(client: ClientBase, texts: Iterable<string>): Promise<Map<string, string>> {
  const sizes = await readSizes(client);
  const found = new Map<string, string>();
  for (const text of texts) {
    const reads = await wholeReads(client, text, sizes);
    if (reads.length > 0) found.set(text, reads.map(({ table, by }) => `${table} by ${by}`).join(', '));
  }
  return found;
}

/** Those of the server, loaded anew: other tests of this process declare statements of their own. */
async function serverStatements(): Promise<ReadonlySet<string>> {
  vi.resetModules();
  await Promise.all([import('../../job-handlers.ts'), import('../../router.ts')]);
  return (await import('#db/unit.ts')).declaredStatements;
}

it('finds an index for every statement that reads a large table', async () => {
  const own = await serverStatements();
  expect(own.size).toBeGreaterThan(500);
  const found = await asOwner((client) => findWholeReads(client, own));
  const unused = new Set(Object.keys(MAY_READ_ALL));
  const faults: string[] = [];
  for (const [text, reads] of found) {
    const piece = mayReadAll(text);
    if (piece) unused.delete(piece);
    else faults.push(`${reads}:\n${text}`);
  }
  expect(faults).toEqual([]);
  expect([...unused], 'allowed without need').toEqual([]);
});

it('notices a statement without an index, and one that hides its column from its index', async () => {
  const bad = ['select from mail_outbox where to_address = $1', 'select from users where id::text = $1'];
  const good = [
    'select from users where id = $1',
    'select from grades where school_id = $1 and course_id = $2',
  ];
  const found = await asOwner((client) => findWholeReads(client, [...bad, ...good]));
  expect([...found.keys()]).toEqual(bad);
});

/** Buffers that what a page reads first may cost: a few dozen rows, each by its index. */
const MOST_BUFFERS = 300;
it.each(Object.entries(READS))(
  'reads %s of one student by what is theirs, in a class of a thousand',
  async (_, read) => {
    const [recorded] = await recordReads(
      world.services,
      { path: read.path, input: read.input(STUDENT % CLASS.schools) },
      benchToken(STUDENT),
    );
    if (!recorded) throw new Error('nothing was read');
    const buffers = await asOwner((client) => buffersOf(client, recorded));
    const sum = [...buffers.values()].reduce((a, b) => a + b, 0);
    process.stdout.write(`  ${read.path}: ${sum} buffers in ${buffers.size} statements\n`);
    expect(
      sum,
      [...buffers].map(([text, count]) => `${count}: ${text.trim().slice(0, 60)}`).join('\n'),
    ).toBeLessThan(MOST_BUFFERS);
  },
);

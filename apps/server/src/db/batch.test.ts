import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import { runBatch } from './batch.ts';
import type { Database } from './engine.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The embedded engine reads one statement after the other; there a batch is never sent. */
const onPostgres = process.env.TEST_POSTGRES_URL !== undefined;

it('has connections of its own for batches on PostgreSQL alone', () => {
  expect(db.readPool === db.pool).toBe(!onPostgres);
});

const batchTests = () => {
  const onClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await db.readPool.connect();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  };
  const echo = { text: 'select $1::text as said, $2::int as number, null as nothing', values: ['a', 7] };

  it('answers each statement with its own rows, the second time as the first', async () => {
    await onClient(async (client) => {
      const two = { text: 'select n from generate_series(1, $1::int) n', values: [2] };
      const none = { text: 'select 1 as one where $1::boolean', values: [false] };
      const rows = [[{ said: 'a', number: 7, nothing: null }], [], [{ n: 1 }, { n: 2 }]];
      expect(await runBatch(client, [echo, none, two])).toEqual(rows);
      expect(await runBatch(client, [echo, none, two])).toEqual(rows);
    });
  });

  it('ends settings with the batch', async () => {
    await onClient(async (client) => {
      const set = { text: "select set_config('app.user_id', $1, true)", values: ['someone'] };
      const get = { text: "select current_setting('app.user_id', true) as user_id", values: [] };
      expect((await runBatch(client, [set, get]))[1]).toEqual([{ user_id: 'someone' }]);
      expect((await runBatch(client, [get]))[0]?.[0]?.user_id).not.toBe('someone');
    });
  });

  it('says what the server refused', async () => {
    const failing = onClient((client) =>
      runBatch(client, [echo, { text: 'select 1 / $1::int', values: [0] }, echo]),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });

  it('rejects when the connection is cut meanwhile', async () => {
    await onClient(async (client) => {
      client.on('error', () => {});
      const [[row]] = (await runBatch(client, [{ text: 'select pg_backend_pid() as pid', values: [] }])) as [
        [{ pid: number }],
      ];
      const waiting = runBatch(client, [{ text: 'select pg_sleep($1)', values: [20] }]);
      const refused = expect(waiting).rejects.toThrow();
      const killer = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
      await killer.connect();
      await killer.query('select pg_terminate_backend($1)', [row.pid]);
      await killer.end();
      await refused;
    });
  });
};
if (onPostgres) describe('batch', batchTests);

import { randomUUID } from 'node:crypto';
import { benchId } from '../../apps/server/src/testing/plans/generate.ts';
import { benchCookie, firstCourse, runChild, startBenchServer } from '../harness.ts';
import { atLeast, type Line, median } from '../measure.ts';
import { onDatabase, withDatabase } from '../postgres.ts';

const ROUNDS = 3;
const SECONDS = 5;
const PEOPLE = 2_000;
/** Assignments of each person's first course that nobody has worked on yet. */
const UNTOUCHED = [5, 6, 7, 8, 9];

interface Load {
  readonly failed: number;
  readonly p99: number;
}

const SENTENCES =
  'Plants take in light and turn it into sugar, which every cell can burn for its work. '.repeat(23);

/** One piece of work each, with a text and a key of its own: nothing of it repeats another one. */
const works = () =>
  UNTOUCHED.flatMap((assignment) =>
    Array.from({ length: PEOPLE }, (_, index) => ({
      cookie: benchCookie(index + 1),
      body: JSON.stringify({
        json: {
          assignmentId: benchId('9', firstCourse(index + 1) * 20 + assignment),
          content: { v: 1, text: `${SENTENCES} Written as ${randomUUID()}.`, matches: [] },
          idempotencyKey: randomUUID(),
        },
      }),
    })),
  );

/** Submissions acknowledged after commit, each with its grading job in the queue: the rows that are there, counted. */
export async function measureSubmit(url: string): Promise<Line[]> {
  const rates: number[] = [];
  const p99: number[] = [];
  let failed = 0;
  let synchronous = '';
  let flushMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round begins with the same data.
    await onDatabase(url, async (client) => {
      await client.query('drop database if exists submitted with (force)');
      await client.query('create database submitted template large strategy file_copy');
    });
    const copy = withDatabase(url, 'submitted');
    const server = await startBenchServer('apps/server/start.mjs', {
      DATABASE_URL: copy,
      DEMO: '0',
      ROLE: 'api',
    });
    const sent = works();
    const job = { url: `${server.url}/api/rpc/coursework/submit`, connections: 8 };
    const load = async (some: typeof sent, seconds: number) =>
      await runChild<Load>('bench/load.ts', {
        ...job,
        seconds,
        cookies: some.map(({ cookie }) => cookie),
        bodies: some.map(({ body }) => body),
      });
    await load(sent.slice(0, 400), 1);
    const before = await countAttempts(copy);
    const { failed: refused, p99: slowest } = await load(sent.slice(400), SECONDS);
    rates.push(((await countAttempts(copy)) - before) / SECONDS);
    p99.push(slowest);
    failed += refused;
    await server.stop();
    flushMs = await fsyncMs(copy);
    synchronous = await onDatabase(copy, async (client) => {
      const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
      return rows[0]?.synchronous_commit ?? '';
    });
    await onDatabase(url, (client) => client.query('drop database submitted with (force)'));
  }
  const isSlowDisk = flushMs > 1;
  return [
    atLeast(
      'submit',
      rates,
      isSlowDisk ? 450 : 1_000,
      '/s',
      `new attempts, c=8, synchronous_commit=${synchronous}, one commit ${flushMs.toFixed(2)} ms, p99 ${median(p99)} ms, ${failed} failed`,
      'statement',
    ),
  ];
}

const countAttempts = async (url: string): Promise<number> =>
  await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from submission_attempts where submitted_at > now() - interval '2 minutes'",
    );
    return rows[0]?.count ?? 0;
  });

/** Milliseconds of one small durable commit: what the disk takes. */
async function fsyncMs(url: string): Promise<number> {
  return await onDatabase(url, async (client) => {
    await client.query('create table if not exists app.bench_flush (n integer)');
    const took: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      const began = performance.now();
      await client.query('insert into app.bench_flush values (1)');
      took.push(performance.now() - began);
    }
    await client.query('drop table app.bench_flush');
    return median(took);
  });
}

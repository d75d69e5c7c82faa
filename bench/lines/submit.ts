import { randomUUID } from 'node:crypto';
import { benchId } from '../../apps/server/src/testing/plans/generate.ts';
import { benchCookie, firstCourse, runChild, startBenchServer } from '../harness.ts';
import { atLeast, type Line, median } from '../measure.ts';
import { onDatabase, withDatabase } from '../postgres.ts';

const ROUNDS = 3;
const SECONDS = 5;
const PEOPLE = 1_500;

interface Load {
  readonly requests: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const TEXT = 'Plants take in light and turn it into sugar, which every cell can burn for its work. '.repeat(
  24,
);

/** Submissions acknowledged after commit, each with its grading job in the queue. */
export async function measureSubmit(url: string): Promise<Line[]> {
  const large = withDatabase(url, 'large');
  const synchronous = await onDatabase(large, async (client) => {
    const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
    return rows[0]?.synchronous_commit;
  });
  const flushMs = await fsyncMs(large);
  const server = await startBenchServer('apps/server/start.mjs', {
    DATABASE_URL: large,
    DEMO: '0',
    ROLE: 'api',
  });
  const rates: number[] = [];
  const p99: number[] = [];
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const students = Array.from({ length: PEOPLE }, (_, index) => 1 + ((index + round * 37) % 2_000));
    const load = await runChild<Load>('bench/load.ts', {
      url: `${server.url}/api/rpc/coursework/submit`,
      cookies: students.map(benchCookie),
      bodies: students.map((student) =>
        JSON.stringify({
          json: {
            assignmentId: benchId('9', firstCourse(student) * 20 + 6 + round),
            content: { v: 1, text: TEXT, matches: [] },
            idempotencyKey: randomUUID(),
          },
        }),
      ),
      connections: 8,
      seconds: SECONDS,
    });
    rates.push(load.perSecond);
    p99.push(load.p99);
    failed += load.failed;
  }
  await server.stop();
  const isSlowDisk = flushMs > 1;
  return [
    atLeast(
      'submit',
      median(rates),
      isSlowDisk ? 450 : 1_000,
      '/s',
      `c=8, synchronous_commit=${synchronous}, one commit ${flushMs.toFixed(2)} ms, p99 ${median(p99)} ms, ${failed} failed`,
    ),
  ];
}

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

import { setTimeout } from 'node:timers/promises';
import { READS } from '../../apps/server/src/testing/plans/record.ts';
import { type BenchServer, benchCookie, runChild, startBenchServer } from '../harness.ts';
import { LEDGERS, openLedgerServer, ROWS } from '../ledger-data.ts';
import { atMost, type Line } from '../measure.ts';
import { onDatabase } from '../postgres.ts';

const PEOPLE = 400;
/** Readers while ledgers are made: pages have to hold, not to be as many as without them. */
const CONNECTIONS = 4;
const SECONDS = 15;
const PATIENCE_MS = 180_000;

interface Load {
  readonly failed: number;
  readonly perSecond: number;
  readonly p95: number;
}

/**
 * Every ledger of 10,000 students made by a worker, as after a change of the rules: for the first time, with nothing
 * changed, and while students open their dashboards.
 */
export async function measureLedgers(say: (text: string) => void): Promise<Line[]> {
  const postgres = await openLedgerServer(say);
  const env = { DATABASE_URL: postgres.ledgers, DEMO: '0' };
  const api = await startBenchServer('apps/server/start.mjs', { ...env, ROLE: 'api' });
  const worker = await startBenchServer('apps/server/start.mjs', { ...env, ROLE: 'worker' });
  try {
    await onDatabase(postgres.ledgers, (client) => client.query('truncate eligibility_snapshots cascade'));
    await read(api, 2);
    const quiet = await read(api, SECONDS);
    const first = await makeAll(postgres.ledgers);
    const again = await makeAll(postgres.ledgers);
    await onDatabase(postgres.ledgers, (client) => client.query('truncate eligibility_snapshots cascade'));
    const [, busy] = await Promise.all([makeAll(postgres.ledgers), read(api, SECONDS)]);
    const people = `${LEDGERS.students} students, ${ROWS} courses each`;
    return [
      atMost('ledgers', first.seconds, 60, 's', `${people}, in a worker, for the first time`, 'statement'),
      atMost('ledgers-same', again.seconds, 60, 's', `the same with nothing changed`, 'statement'),
      atMost('ledgers-written', again.snapshots - first.snapshots, 0, 'rows', 'written of those'),
      atMost(
        'ledgers-reads',
        busy.p95,
        60,
        'ms',
        `p95 of the student's dashboard meanwhile, c=${CONNECTIONS}, ${Math.round(busy.perSecond)}/s, ${busy.failed} failed; without it ${quiet.p95} ms, ${Math.round(quiet.perSecond)}/s`,
        'statement',
      ),
    ];
  } finally {
    await worker.stop();
    await api.stop();
    await postgres.stop();
  }
}

const read = (server: BenchServer, seconds: number): Promise<Load> => {
  const who = Array.from({ length: PEOPLE }, (_, at) => at + 1);
  return runChild<Load>('bench/load.ts', {
    url: `${server.url}/api/rpc/${READS.dashboard.path}`,
    cookies: who.map(benchCookie),
    bodies: [JSON.stringify({ json: READS.dashboard.input() })],
    connections: CONNECTIONS,
    seconds,
  });
};

/** Has all made, and waits. The worker's own tick, of up to ten seconds, isn't counted. */
async function makeAll(url: string): Promise<{ seconds: number; snapshots: number }> {
  return await onDatabase(url, async (client) => {
    const count = async (table: string) =>
      Number((await client.query(`select count(*) as n from ${table}`)).rows[0].n);
    await client.query(
      'insert into eligibility_due (school_id, student_id, since) select school_id, id, now() from student_profiles on conflict do nothing',
    );
    const all = await count('eligibility_due');
    const asked = performance.now();
    let began = 0;
    for (;;) {
      const left = await count('eligibility_due');
      if (left < all && began === 0) began = performance.now();
      if (left === 0) break;
      if (performance.now() - asked > PATIENCE_MS)
        throw new Error(`${left} of ${all} ledgers weren't made in ${PATIENCE_MS / 1000} s`);
      await setTimeout(100);
    }
    return { seconds: (performance.now() - began) / 1000, snapshots: await count('eligibility_snapshots') };
  });
}

import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { statementName } from '../apps/server/src/db/named-client.ts';
import { READS, type ReadName, type Recorded, recordReads } from '../apps/server/src/testing/plans/record.ts';
import { benchServices } from './services.ts';

/**
 * The ceiling of a read: the same statements at the same concurrency, without HTTP. Prints JSON. With `bare` they run
 * as superuser, past row-level security. The job comes as JSON on standard input.
 */
interface Job {
  readonly url: string;
  readonly name: ReadName;
  readonly people: readonly { token: string; course: number }[];
  readonly connections: number;
  readonly seconds: number;
  readonly mode: 'same' | 'bare';
}

const job = JSON.parse(await text(process.stdin)) as Job;
const services = benchServices(job.url, job.connections);
const recordings: Recorded[][] = [];
const { path, input } = READS[job.name];
for (const { token, course } of job.people)
  recordings.push(await recordReads(services, { path, input: input(course) }, token));

const barePool = new pg.Pool({ connectionString: job.url, max: job.connections });
// The login has the server's settings in this database.
barePool.on('connect', (client) => void client.query('set role none'));

async function runBare({ entry, statements }: Recorded): Promise<void> {
  const client = await barePool.connect();
  const named = (text: string, values: readonly unknown[]) =>
    client.query({ name: `b${statementName(text)}`, text, values: [...values] });
  try {
    await client.query('begin');
    if (entry.enter) await named(entry.enter.text, entry.enter.values);
    for (const one of statements) await named(one.text, one.values);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const runOnce = async (recording: readonly Recorded[]) => {
  for (const one of recording) {
    if (job.mode === 'same') await services.units.read(one.entry, one.statements);
    else await runBare(one);
  }
};

for (const recording of recordings.slice(0, 50)) await runOnce(recording);
process.stdout.write('ready\n');
const cpuBefore = process.cpuUsage();
const began = performance.now();
const end = began + job.seconds * 1000;
let count = 0;
await Promise.all(
  Array.from({ length: job.connections }, async (_, lane) => {
    for (let turn = lane; performance.now() < end; turn += job.connections) {
      await runOnce(recordings[turn % recordings.length] ?? []);
      count += 1;
    }
  }),
);
const cpu = process.cpuUsage(cpuBefore);
process.stdout.write(
  `${JSON.stringify({ count, perSecond: count / ((performance.now() - began) / 1000), ownCpuSeconds: (cpu.user + cpu.system) / 1e6 })}\n`,
);
await barePool.end();
await services.db.close();

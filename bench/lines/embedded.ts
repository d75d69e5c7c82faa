import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { openEmbedded } from '../../apps/server/src/db/engine.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { EMBEDDED, generate } from '../../apps/server/src/testing/plans/generate.ts';
import { benchCookie, runChild, startBenchServer } from '../harness.ts';
import { atLeast, atMost, type Line, residentMb } from '../measure.ts';
import { BENCH_PASSWORD } from '../postgres.ts';

const ROUNDS = 3;

interface Load {
  readonly perSecond: number;
  readonly p95: number;
  readonly failed: number;
}

/** The dashboard on the embedded database with 2,000 students. */
export async function measureEmbedded(): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-bench-'));
  const db = await openEmbedded({ dataDir });
  await migrate(db);
  await db.asOwner(async (client) =>
    generate(
      client,
      EMBEDDED,
      await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      () => {},
    ),
  );
  await db.close();
  const server = await startBenchServer('apps/server/start.mjs', {
    DATA_DIR: dataDir,
    DEMO: '0',
    ROLE: 'api',
  });
  const cookies = Array.from({ length: 400 }, (_, index) => benchCookie(index + 1));
  const job = {
    url: `${server.url}/api/rpc/home/student`,
    cookies,
    bodies: ['{"json":{}}'],
    connections: 8,
    seconds: 5,
  };
  await runChild<Load>('bench/load.ts', { ...job, seconds: 2 });
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await runChild<Load>('bench/load.ts', job));
  const memory = residentMb(server.pid);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const failed = loads.reduce((sum, load) => sum + load.failed, 0);
  return [
    atLeast(
      'embedded',
      loads.map((load) => load.perSecond),
      500,
      '/s',
      `dashboard, c=8, 2,000 students, ${failed} failed`,
      'json',
    ),
    atMost(
      'embedded-p95',
      loads.map((load) => load.p95),
      30,
      'ms',
      'p97.5',
      'json',
    ),
    atMost('embedded-memory', memory, 750, 'MB', 'resident'),
  ];
}

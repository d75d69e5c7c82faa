import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { openPostgres } from '../apps/server/src/db/engine.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { generate, LARGE, SMALL } from '../apps/server/src/testing/plans/generate.ts';
import { type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '.cache', 'bench');

export const BENCH_PASSWORD = 'correct-horse-9';

/** Durable, as in real use; memory as a small server has it. */
export const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  max_wal_size: '8GB',
  work_mem: '16MB',
  maintenance_work_mem: '512MB',
  max_connections: '100',
  checkpoint_timeout: '30min',
};

/** Changes when the schema or the generator does: then the data are made anew. */
export function dataHash(): string {
  const result = createHash('sha256');
  const migrations = path.join(root, 'apps/server/src/db/migrations');
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    result.update(readFileSync(path.join(migrations, file)));
  }
  result.update(readFileSync(path.join(root, 'apps/server/src/testing/plans/generate.ts')));
  return result.digest('hex');
}

export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/**
 * PostgreSQL with two generated platforms, `large` and `small`; kept between runs until the schema changes. Migrated to
 * this release at each start.
 */
export async function openBenchServer(say: (text: string) => void): Promise<PostgresServer> {
  mkdirSync(folder, { recursive: true });
  const stamp = path.join(folder, 'made-from');
  const wanted = dataHash();
  const isKept = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isKept) {
    rmSync(path.join(folder, 'pg'), { recursive: true, force: true });
    rmSync(stamp, { force: true });
  }
  mkdirSync(path.join(folder, 'pg'), { recursive: true });
  const server = await startPostgres({ dataDir: path.join(folder, 'pg'), settings: SETTINGS });
  for (const [name, scale] of [
    ['large', LARGE],
    ['small', SMALL],
  ] as const) {
    if (!isKept) await onDatabase(server.url, (client) => client.query(`create database ${name}`));
    const url = withDatabase(server.url, name);
    const db = openPostgres({ url, poolSize: 2 });
    await migrate(db);
    await db.close();
    if (!isKept) {
      say(`Making the ${name} data set (${scale.students} students), once:`);
      const passwordHash = await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      await onDatabase(url, (client) => generate(client, scale, passwordHash, say));
    }
  }
  writeFileSync(stamp, wanted);
  return server;
}

export async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The login has the server's settings in this database.
    await client.query('set role none; set statement_timeout = 0; set lock_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Database } from './engine.ts';
import { policySql } from './rls/policies.ts';

const sqlFile = (name: string) => readFileSync(new URL(`./rls/${name}.sql`, import.meta.url), 'utf8');

/** Any number: only one migrator at a time. */
const MIGRATION_LOCK = 7_305_112;

/** Schema in which the job queue keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';

/**
 * Brings the database to this release: roles, tables (generated SQL, forward only), then functions, policies and
 * grants, which are made anew whenever their text changed. One migrator at a time; the others wait.
 */
export async function migrate(db: Database): Promise<void> {
  await db.asOwner(async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await client.query(sqlFile('roles'));
      await client.query('set role fieldhouse_owner');
      await runMigrations(drizzle({ client: client as pg.Client }), {
        migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
        migrationsSchema: 'app',
        migrationsTable: 'migrations',
      });
      await installJobs(client);
      await installWalls(client);
    } finally {
      await client.query('reset role');
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  });
}

async function installJobs(client: pg.ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text: string, values?: unknown[]) => {
        const result = await client.query(text, values);
        return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows) } : result;
      },
    },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Functions, policies and grants: in one transaction, and only when their text is not the one in place. */
async function installWalls(client: pg.ClientBase): Promise<void> {
  const parts = {
    settings: sqlFile('settings'),
    entry: sqlFile('entry'),
    triggers: sqlFile('sign-up-trigger'),
    policies: policySql(),
    grants: sqlFile('grants'),
    jobs: jobGrants(),
  };
  const wanted = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  await client.query(
    'create table if not exists app.walls (id boolean primary key default true check (id), sha256 text not null)',
  );
  const current = await client.query<{ sha256: string }>('select sha256 from app.walls');
  if (current.rows[0]?.sha256 === wanted) return;
  await client.query('begin');
  try {
    await client.query('grant usage, create on schema app to fieldhouse_entry');
    await client.query(parts.settings);
    await client.query(parts.policies);
    await client.query('set local role fieldhouse_entry');
    await client.query(parts.entry);
    await client.query('set local role fieldhouse_owner');
    await client.query(parts.triggers);
    await client.query('revoke create on schema app from fieldhouse_entry');
    await client.query(parts.grants);
    await client.query(parts.jobs);
    await client.query(
      'insert into app.walls (sha256) values ($1) on conflict (id) do update set sha256 = $1',
      [wanted],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Workers do everything with jobs; the app may add one, and read what adding needs. */
function jobGrants(): string {
  return `
    grant usage on schema ${JOBS_SCHEMA} to fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_entry, fieldhouse_login;
    grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to fieldhouse_jobs;
    grant execute on all functions in schema ${JOBS_SCHEMA} to fieldhouse_jobs;
    grant select, insert on all tables in schema ${JOBS_SCHEMA} to fieldhouse_app, fieldhouse_login;
    grant select on all tables in schema ${JOBS_SCHEMA} to fieldhouse_operator;`;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import type { Database } from './engine.ts';
import { CATALOG } from './rls/catalog.ts';
import { eraseSql } from './rls/erase.ts';
import { policySql, TABLE_RULES } from './rls/policies.ts';

const sqlFile = (name: string) => readFileSync(new URL(`./rls/${name}.sql`, import.meta.url), 'utf8');

/** Any number: only one migrator at a time. */
const MIGRATION_LOCK = 7_305_112;

/** Schema in which the job queue keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';

/** Everything that decides what the database looks like: equal text, nothing to do. */
function wantedState(): { readonly sha256: string; readonly walls: Walls } {
  const walls: Walls = {
    settings: sqlFile('settings'),
    entry: [
      sqlFile('entry'),
      sqlFile('notifications'),
      sqlFile('families'),
      sqlFile('transcripts'),
      sqlFile('student-accounts'),
      sqlFile('consent'),
      sqlFile('search'),
      sqlFile('ncaa-marks'),
    ].join('\n'),
    triggers: [
      'sign-up-trigger',
      'course-origin',
      'course-owner',
      'current-enrollment',
      'due-dates',
      'search-triggers',
      'ncaa-mark-trigger',
      'eligibility-due',
    ]
      .map(sqlFile)
      .join('\n'),
    policies: policySql(),
    audit: sqlFile('audit'),
    erase: eraseSql(TABLE_RULES),
    grants: sqlFile('grants'),
    jobs: jobGrants(),
  };
  const folder = new URL('./migrations/', import.meta.url);
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const text = JSON.stringify([sqlFile('roles'), migrations, walls, getConstructionPlans(JOBS_SCHEMA)]);
  return { sha256: createHash('sha256').update(text).digest('hex'), walls };
}

interface Walls {
  readonly settings: string;
  readonly entry: string;
  readonly triggers: string;
  readonly policies: string;
  readonly audit: string;
  readonly erase: string;
  readonly grants: string;
  readonly jobs: string;
}

/**
 * Brings the database to this release: roles, tables (generated SQL, forward only), the job queue's tables, then
 * functions, policies and grants, which are made anew. One migrator at a time; the others wait. A database that is
 * there already is left alone. Then the server's login gets its settings, where it lacks them.
 *
 * @param onWork called before a database that isn't there yet is worked on.
 * @throws SessionSettingsError when the login of the pool can't be given its settings.
 */
export async function migrate(db: Database, onWork: () => void = () => {}): Promise<void> {
  const wanted = wantedState();
  await db.asOwner(async (client) => {
    if ((await currentState(client)) === wanted.sha256) return;
    onWork();
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
      await installWalls(client, wanted);
    } finally {
      // Not `reset`: that goes back to the role that the login's settings name.
      await client.query('set role none');
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  });
  await db.settleSessions();
}

/** What the database was brought to; null: never, or by a release before this record. */
async function currentState(client: pg.ClientBase): Promise<string | null> {
  const known = await client.query<{ place: string | null }>(
    "select to_regclass('app.state')::text as place",
  );
  if (!known.rows[0]?.place) return null;
  const { rows } = await client.query<{ sha256: string }>('select sha256 from app.state');
  return rows[0]?.sha256 ?? null;
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

/** Functions, policies and grants, and the record of what the database is now: in one transaction. */
async function installWalls(
  client: pg.ClientBase,
  { sha256, walls }: { readonly sha256: string; readonly walls: Walls },
): Promise<void> {
  await client.query('begin');
  try {
    await client.query('grant usage, create on schema app to fieldhouse_entry');
    await client.query(walls.settings);
    // Policies call doors, so these come first.
    await client.query('set local role fieldhouse_entry');
    await client.query(walls.entry);
    await client.query('set local role fieldhouse_owner');
    await client.query(walls.policies);
    await client.query(walls.triggers);
    await client.query(walls.audit);
    await client.query('grant usage, create on schema app to fieldhouse_eraser');
    await client.query('set local role fieldhouse_eraser');
    await client.query(walls.erase);
    await client.query('set local role fieldhouse_owner');
    await client.query('revoke create on schema app from fieldhouse_eraser');
    await client.query('revoke create on schema app from fieldhouse_entry');
    // The functions have two owners, whose rights only the one who migrates holds together.
    await client.query('set local role none');
    await client.query(walls.grants);
    await client.query('set local role fieldhouse_owner');
    await client.query(walls.jobs);
    await client.query(
      'create table if not exists app.state (id boolean primary key default true check (id), sha256 text not null)',
    );
    await client.query('alter table app.state add column if not exists catalog jsonb');
    await client.query('grant select on app.state to fieldhouse_login');
    await client.query(
      `insert into app.state (sha256, catalog) select $1, (${CATALOG})
       on conflict (id) do update set sha256 = excluded.sha256, catalog = excluded.catalog`,
      [sha256],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Workers do everything with jobs; the app and operators may add one, and read what adding needs. */
function jobGrants(): string {
  return `
    grant usage on schema ${JOBS_SCHEMA} to fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_entry, fieldhouse_login;
    grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to fieldhouse_jobs;
    grant execute on all functions in schema ${JOBS_SCHEMA} to fieldhouse_jobs;
    grant select, insert on all tables in schema ${JOBS_SCHEMA} to fieldhouse_app, fieldhouse_login;
    grant select on all tables in schema ${JOBS_SCHEMA} to fieldhouse_operator;
    grant insert on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to fieldhouse_operator;`;
}

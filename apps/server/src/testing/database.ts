import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Database, openEmbedded, openPostgres } from '#db/engine.ts';
import { migrate } from '#db/migrate.ts';

/** A PostgreSQL server lent by the test run; without it tests use the embedded database. */
const serverUrl = process.env.TEST_POSTGRES_URL;

const dbFolder = new URL('../db/', import.meta.url);
const cacheFolder = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

/** Changes when anything that makes the schema does. */
function schemaHash(): string {
  const hash = createHash('sha256');
  const add = (folder: URL) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name.localeCompare(b.name),
    )) {
      const url = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder);
      if (entry.isDirectory()) add(url);
      else hash.update(entry.name).update(readFileSync(url));
    }
  };
  add(new URL('migrations/', dbFolder));
  add(new URL('rls/', dbFolder));
  hash.update(readFileSync(new URL('migrate.ts', dbFolder)));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty database of the test's own, gone when closed. */
export async function openTestDatabase(): Promise<Database> {
  return serverUrl ? await openTestPostgres(serverUrl) : await openTestEmbedded();
}

/**
 * A database that holds what the dump says, as the release that wrote the dump left it: not migrated. The dump is SQL as
 * pg_dump writes it, with inserts; the roles it names are made first.
 */
export async function openDumped(dump: string): Promise<Database> {
  const db = serverUrl ? await openEmptyPostgres(serverUrl) : await openEmbedded({ dataDir: null });
  await db.asOwner(async (client) => {
    await client.query(readFileSync(new URL('rls/roles.sql', dbFolder), 'utf8'));
    // The roles above make the schema; the dump brings its own.
    await client.query('drop schema app; drop extension pg_trgm');
    await client.query(dump);
  });
  return db;
}

/** Makes a server's data folder whose database is migrated and empty: what a first start spends most of its time on. */
export async function prepareFolder(dataDir: string): Promise<void> {
  const prepared = await openEmbedded({ dataDir, template: await embeddedTemplate() });
  await prepared.close();
}

async function openTestEmbedded(): Promise<Database> {
  return await openEmbedded({ dataDir: null, template: await embeddedTemplate() });
}

/** A migrated, empty database as a dump; made once for each schema. */
async function embeddedTemplate(): Promise<Blob> {
  const file = `${cacheFolder}test-template-${schemaHash()}.tar.gz`;
  if (!existsSync(file)) {
    const fresh = await openEmbedded({ dataDir: null });
    await migrate(fresh);
    const dump = await fresh.lite.dumpDataDir('gzip');
    mkdirSync(cacheFolder, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
    await fresh.close();
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
}

async function openTestPostgres(url: string): Promise<Database> {
  const template = `template_${schemaHash()}`;
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(42)');
    const found = await client.query('select from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) {
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft}`);
      const fresh = openPostgres({ url: withDatabase(url, draft), poolSize: 2 });
      await migrate(fresh);
      await fresh.close();
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query('select pg_advisory_unlock(42)');
  });
  return await openEmptyPostgres(url, template);
}

/** A database of a new name, gone when closed; a copy of the template where one is named. */
async function openEmptyPostgres(url: string, template = 'template1'): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`));
  const db = openPostgres({ url: withDatabase(url, name), poolSize: 8 });
  // They belong to a database, and aren't copied with its template; an empty one gets them when it is migrated.
  if (template !== 'template1') await db.settleSessions();
  return {
    ...db,
    get isHearing() {
      return db.isHearing;
    },
    close: async () => {
      await db.close();
      await onServer(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

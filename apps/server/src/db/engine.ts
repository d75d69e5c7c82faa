import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import lockfile from 'proper-lockfile';
import { namedStatements } from './named-client.ts';
import { installTypeParsers } from './pg-types.ts';

/** The database, whichever engine it is: a pool of clients that log in as `fieldhouse_login`. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  /** Connections for reading in batches; the embedded engine has but one for everything. */
  readonly readPool: pg.Pool;
  /** Runs work as the owner of the tables: migrations alone. */
  asOwner<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result>;
  /** Calls back with each message that a transaction sent to the channel and committed. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    /** The connection broke and is there again; what came meanwhile is lost. */
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Settings of each connection. Generic plans: a plan per statement, not per set of values. */
const SESSION_SQL = [
  'set role fieldhouse_login',
  "set time zone 'UTC'",
  'set plan_cache_mode = force_generic_plan',
  'set jit = off',
  'set statement_timeout = 15000',
  'set lock_timeout = 5000',
  'set idle_in_transaction_session_timeout = 30000',
].join(';');

/** Another process has the folder open. */
export class DatabaseInUseError extends Error {}

interface EmbeddedOptions {
  /** Folder of the database; null: in memory, gone when closed. */
  readonly dataDir: string | null;
  /** A dump to begin from, as `dumpDataDir` makes it. */
  readonly template?: Blob;
}

/**
 * Opens the embedded database.
 *
 * It is one session, so the pool holds one connection and transactions queue. It survives the death of the process,
 * not of the machine.
 *
 * @throws DatabaseInUseError when another process holds the folder.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database & { readonly lite: PGlite }> {
  installTypeParsers();
  // Loads with the first embedded database: a server on PostgreSQL needs none of it.
  const [{ PGlite }, { pg_trgm }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const release = options.dataDir === null ? null : await lockFolder(options.dataDir);
  const lite = await PGlite.create({
    ...(options.dataDir === null ? {} : { dataDir: path.join(options.dataDir, 'db') }),
    ...(options.template ? { loadDataDir: options.template } : {}),
    extensions: { pg_trgm },
  });
  await lite.exec("set time zone 'UTC'");

  class LiteClient extends namedStatements(pg.Client) {
    constructor(config?: pg.ClientConfig) {
      const lent = createPgConfig(lite);
      const connection = lent.connection as { parse(query: { name: string; text: string }): void };
      const parse = connection.parse.bind(connection);
      // pg adds a `types` object that the adapter can't take.
      connection.parse = (query) => parse({ name: query.name, text: query.text });
      super({ ...config, ...lent } as pg.ClientConfig);
    }
    override end(...args: []): Promise<void> {
      // Two calls on purpose: `discard all` can't run in the transaction that the rollback ends.
      lite
        .exec('rollback')
        .then(() => lite.exec('discard all'))
        .catch(() => {});
      return super.end(...args);
    }
  }

  const open = (session: string | null) => {
    const pool = new pg.Pool({
      Client: LiteClient,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 20_000,
    });
    if (session) prepareClients(pool, session);
    return pool;
  };
  let pool: pg.Pool | null = null;
  const lend = () => {
    pool ??= open(SESSION_SQL);
    return pool;
  };

  return {
    kind: 'embedded',
    lite,
    get pool() {
      return lend();
    },
    get readPool() {
      return lend();
    },
    async asOwner(work) {
      if (pool) throw new Error('The owner works before the pool opens.');
      const ownerPool = open(null);
      try {
        const client = await ownerPool.connect();
        try {
          return await work(client);
        } finally {
          client.release();
        }
      } finally {
        await ownerPool.end();
        await lite.exec('rollback');
        await lite.exec('discard all');
        await lite.exec("set time zone 'UTC'");
      }
    },
    async listen(channel, onMessage) {
      return await lite.listen(channel, onMessage);
    },
    async close() {
      await pool?.end();
      await lite.close();
      await release?.();
    },
  };
}

/** Takes the folder for this process; waits out a lock left behind by a killed one. */
async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  try {
    return await lockfile.lock(dataDir, {
      stale: 5_000,
      update: 1_000,
      retries: { retries: 30, minTimeout: 200, maxTimeout: 250 },
    });
  } catch {
    throw new DatabaseInUseError(
      `The data folder ${dataDir} is in use by another Fieldhouse process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

interface PostgresOptions {
  readonly url: string;
  /** Connection that may create roles and tables; the first one when not given. */
  readonly ownerUrl?: string | undefined;
  readonly poolSize: number;
}

/** Opens a pool on PostgreSQL 15 or later. */
export function openPostgres(options: PostgresOptions): Database {
  installTypeParsers();
  const pool = new pg.Pool({
    connectionString: options.url,
    Client: namedStatements(pg.Client),
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // Statements of one transaction leave without waiting for each other's answers.
    pipeline: true,
  } as pg.PoolConfig);
  prepareClients(pool, SESSION_SQL);
  const readPool = new pg.Pool({
    connectionString: options.url,
    Client: namedStatements(pg.Client),
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
  });
  prepareClients(readPool, SESSION_SQL);
  return {
    kind: 'postgres',
    pool,
    readPool,
    async asOwner(work) {
      const client = new pg.Client({ connectionString: options.ownerUrl ?? options.url });
      await client.connect();
      try {
        await client.query("set time zone 'UTC'");
        return await work(client);
      } finally {
        await client.end();
      }
    },
    listen: (channel, onMessage, onReconnect) =>
      listenWithReconnect(options.url, channel, onMessage, onReconnect),
    async close() {
      await Promise.all([pool.end(), readPool.end()]);
    },
  };
}

function prepareClients(pool: pg.Pool, sql: string): void {
  // An idle client that loses its server says so here; the pool has dropped it already.
  pool.on('error', () => {});
  const connect = pool.options as pg.PoolConfig & { onConnect?: (client: pg.ClientBase) => Promise<unknown> };
  connect.onConnect = (client) => client.query(sql);
}

/** One connection of its own for LISTEN, opened again when it breaks. */
async function listenWithReconnect(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onReconnect?: () => void,
): Promise<() => Promise<void>> {
  let isClosed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', (message) => onMessage(message.payload ?? ''));
    const again = () => {
      if (isClosed || client !== next) return;
      client = null;
      retry = setTimeout(() => connect().then(onReconnect, again), 500);
    };
    next.on('error', again);
    next.on('end', again);
    client = next;
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  await connect();
  return async () => {
    isClosed = true;
    if (retry) clearTimeout(retry);
    await client?.end();
  };
}

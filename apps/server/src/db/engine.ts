import { mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import lockfile from 'proper-lockfile';
import { Listener } from './listener.ts';
import { namedStatements } from './named-client.ts';
import { installTypeParsers } from './pg-types.ts';
import { SESSION_SQL, settleSessions } from './sessions.ts';
import { noteDatabaseError } from './trouble.ts';

/** The database, whichever engine it is: a pool of clients that log in as `fieldhouse_login`. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  /** Connections for reading in batches; the embedded engine has but one for everything. */
  readonly readPool: pg.Pool;
  /** Whether the database answers; asked on a connection of its own, so that a full pool isn't taken for a dead database. */
  isAnswering(): Promise<boolean>;
  /** Runs work as the owner of the tables: migrations alone. */
  asOwner<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result>;
  /** Calls back with each message that a transaction sent to the channel and committed. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    /** The connection broke and is there again; what came meanwhile is lost. */
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** False while notifications don't reach this process, whatever the reason. */
  readonly isHearing: boolean;
  /**
   * Makes what must hold on each connection the login's own settings, and looks at a new connection.
   *
   * @throws SessionSettingsError, whose message says what to run.
   */
  settleSessions(): Promise<void>;
  close(): Promise<void>;
}

/** Another process has the folder open. */
export class DatabaseInUseError extends Error {}

interface EmbeddedOptions {
  /** Folder of the database; null: in memory, gone when closed. */
  readonly dataDir: string | null;
  /** A dump to begin from, as `dumpDataDir` makes it. */
  readonly template?: Blob;
  /** Called with the folder held for this process, before the database in it opens. */
  readonly prepare?: () => void;
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
  options.prepare?.();
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
    const pool = new DatabasePool({
      Client: LiteClient,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 20_000,
      ...(session ? { onConnect: (client: pg.ClientBase) => client.query(session) } : {}),
    } as pg.PoolConfig);
    // The adapter's errors are answers to statements; there is no connection to lose.
    pool.on('error', () => {});
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
    isAnswering: () => answers(lend()),
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
    isHearing: true,
    // Its one connection gets them when it opens.
    async settleSessions() {},
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
  /** The same database past any pooler: notifications are heard there alone. The first one when not given. */
  readonly directUrl?: string | undefined;
  /** Connection that may create roles and tables; the direct one when not given. */
  readonly ownerUrl?: string | undefined;
  /** Connections for writing; as many again for reading. */
  readonly poolSize: number;
  /** Told of what a subscriber of notifications threw. */
  readonly onError?: (error: unknown) => void;
}

/** Opens a pool on PostgreSQL 15 or later. */
export function openPostgres(options: PostgresOptions): Database {
  installTypeParsers();
  const common = {
    connectionString: options.url,
    Client: namedStatements(pg.Client),
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  };
  // Statements of one transaction leave without waiting for each other's answers.
  const pool = watched(new DatabasePool({ ...common, pipeline: true } as pg.PoolConfig));
  const readPool = watched(new DatabasePool(common));
  const probe = watched(new DatabasePool({ ...common, max: 1 }));
  const listener = new Listener({
    url: options.directUrl ?? options.url,
    notify: (channel, payload) => pool.query('select pg_notify($1, $2)', [channel, payload]),
    ...(options.onError ? { onError: options.onError } : {}),
  });
  return {
    kind: 'postgres',
    pool,
    readPool,
    isAnswering: () => answers(probe),
    asOwner: (work) => workAsOwner(options.ownerUrl ?? options.directUrl ?? options.url, work),
    listen: (channel, onMessage, onReconnect) => listener.listen(channel, onMessage, onReconnect),
    get isHearing() {
      return listener.isHearing;
    },
    settleSessions: () => settleSessions(options.url, options.directUrl),
    async close() {
      await listener.close();
      await Promise.all([pool.end(), readPool.end(), probe.end()]);
    },
  };
}

async function workAsOwner<Result>(
  url: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    // Where it is the server's own login, that brings the settings of the server's connections.
    await client.query(
      "set role none; set time zone 'UTC'; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0",
    );
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  done?: (release?: unknown) => void,
) => void;

/** A pool whose failures to connect are known for the database's, since a socket's error looks like any other's. */
class DatabasePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return super.connect().catch((error: unknown) => {
        throw noteDatabaseError(error);
      });
    }
    super.connect((error, client, done) => callback(error && noteDatabaseError(error), client, done));
    return undefined;
  }
}

const answers = (pool: pg.Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

/** Longer than any statement may take: a server that says nothing for so long isn't there. */
const SILENT_MS = 20_000;

/** Has the loss of a connection reject what is under way on it, and nothing else. */
function watched(pool: pg.Pool): pg.Pool {
  // An idle client that loses its server says so here; the pool has dropped it already.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // One that is lent has no other listener, and an error without any would end the process.
    client.on('error', noteDatabaseError);
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(SILENT_MS, () => {
      const isWaiting = (client as unknown as { _getActiveQuery(): unknown })._getActiveQuery();
      if (isWaiting) stream.destroy(new Error('Connection terminated: the database says nothing'));
    });
  });
  return pool;
}

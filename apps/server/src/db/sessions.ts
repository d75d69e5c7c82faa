import pg from 'pg';

/**
 * What holds on each connection of the server. Generic plans: a plan per statement, not per set of values. The role is
 * half of the second layer of authorization: a login that is more than `fieldhouse_login` would pass the policies.
 */
const SETTINGS = {
  role: 'fieldhouse_login',
  TimeZone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
} as const;

/** The same for the embedded database, which has one connection and no login. */
export const SESSION_SQL = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join(';');

/** The login of DATABASE_URL lacks its settings, and we may not set them. The message says what to run. */
export class SessionSettingsError extends Error {}

/** Any number: settings of a login are changed by one process at a time. */
const SETTINGS_LOCK = 7_305_113;

interface Session {
  readonly login: string;
  readonly database: string;
  /** Names of the settings that aren't what they should be. */
  readonly wrong: readonly string[];
}

/**
 * Makes the settings those of the login in this database, so that each new connection has them without being told and
 * a pooler may hand connections around; then looks at a new connection. A pooler goes on with connections from before:
 * those that are idle are ended past it.
 *
 * @param directUrl the same database past any pooler.
 * @throws SessionSettingsError when a new connection still lacks one of them.
 */
export async function settleSessions(url: string, directUrl = url): Promise<void> {
  if ((await lookAtSession(url)).wrong.length === 0) return;
  const refused = await onNewConnection(directUrl, alterLogin).then(
    () => null,
    (error: Error) => error.message,
  );
  if (directUrl !== url && !refused) await onNewConnection(directUrl, endIdle).catch(() => {});
  const { login, database, wrong } = await lookAtSession(url);
  if (wrong.length === 0) return;
  const sql = [`grant fieldhouse_login to ${pg.escapeIdentifier(login)};`, ...alterations(login, database)];
  throw new SessionSettingsError(
    `Connections of the login ${login} of DATABASE_URL lack these settings: ${wrong.join(', ')}${refused ? ` (${refused})` : ''}. Run this as a superuser, have a pooler reconnect, and start again:\n${sql.join('\n')}`,
  );
}

async function lookAtSession(url: string): Promise<Session> {
  return await onNewConnection(url, async (client) => {
    const { rows } = await client.query<{ login: string; database: string; found: string[] }>(
      `select session_user as login, current_database() as database,
         array(select current_setting(name) from unnest($1::text[]) with ordinality as t (name, place) order by place) as found`,
      [Object.keys(SETTINGS)],
    );
    const { login = '', database = '', found = [] } = rows[0] ?? {};
    const wrong = Object.entries(SETTINGS).flatMap(([name, value], at) =>
      found[at] === value ? [] : [name],
    );
    return { login, database, wrong };
  });
}

/** Every login may change its own settings, so this needs no right of the owner. */
async function alterLogin(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('set local role none');
  await client.query('select pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
  const { rows } = await client.query<{ login: string; database: string }>(
    'select session_user as login, current_database() as database',
  );
  const { login = '', database = '' } = rows[0] ?? {};
  for (const sql of alterations(login, database)) await client.query(sql);
  await client.query('commit');
}

/**
 * Ends idle connections of this login that began without its settings, and waits until they are gone. Those of a process
 * of ours are opened anew; what works at this moment is left alone.
 */
async function endIdle(client: pg.Client): Promise<void> {
  await client.query('set role none');
  await client.query(`
    select pg_terminate_backend(pid, 1000) from pg_stat_activity
    where usename = session_user and datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`);
}

/** In this database alone: the login may have other work in others. */
const alterations = (login: string, database: string): string[] =>
  Object.entries(SETTINGS).map(
    ([name, value]) =>
      `alter role ${pg.escapeIdentifier(login)} in database ${pg.escapeIdentifier(database)} set ${name} = '${value}';`,
  );

async function onNewConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

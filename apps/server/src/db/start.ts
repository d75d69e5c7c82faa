import { type Database, DatabaseInUseError } from './engine.ts';
import { SessionSettingsError } from './sessions.ts';
import { isDatabaseUnavailable, noteDatabaseError } from './trouble.ts';

/** PostgreSQL 15. */
const OLDEST_VERSION = 150_000;
/** A database that starts beside us is waited for. */
const AWAIT_MS = 15_000;
const RETRY_MS = 500;

/** The start can't go on; the message is the sentence to show. */
export class StartError extends Error {}

/**
 * Waits until the database takes the owner's connections and the server's.
 *
 * @throws what it said last, after 15 seconds or at once when waiting is of no use; StartError when it is too old.
 */
export async function awaitDatabase(db: Database, withinMs: number = AWAIT_MS): Promise<void> {
  if (db.kind === 'embedded') return;
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      const version = await db.asOwner(async (client) => {
        const { rows } = await client.query<{ number: string; name: string }>(
          "select current_setting('server_version_num') as number, current_setting('server_version') as name",
        );
        return rows[0];
      });
      if (version && Number(version.number) < OLDEST_VERSION) {
        throw new StartError(`The database is PostgreSQL ${version.name}. Fieldhouse needs 15 or later.`);
      }
      await db.pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(noteDatabaseError(error)) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

interface Setup {
  /** DATABASE_OWNER_URL is set. */
  readonly hasOwner: boolean;
  readonly port: number;
}

/** Why the server can't start and what to do, in a sentence; null: nothing we know, so the error itself is of use. */
export function whyNoStart(error: unknown, { hasOwner, port }: Setup): string | null {
  if (error instanceof DatabaseInUseError || error instanceof SessionSettingsError) return error.message;
  if (error instanceof StartError) return error.message;
  const chain = error as { code?: string; message?: string; cause?: { code?: string; message?: string } };
  const code = typeof chain.cause?.code === 'string' ? chain.cause.code : (chain.code ?? '');
  const said = (chain.cause?.message ?? chain.message ?? '').split('\n', 1)[0];
  const owner = hasOwner ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  switch (code) {
    case 'EADDRINUSE':
      return `The port ${port} is taken. Set PORT to another one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to one above 1023, and let a proxy take the other.`;
    case '28P01':
    case '28000':
      return `PostgreSQL refused a login (${said}). Check user and password in DATABASE_URL, and in DATABASE_OWNER_URL and DATABASE_DIRECT_URL where they are set.`;
    case '3D000':
      return `PostgreSQL says: ${said}. Create it with "create database … owner …", or correct the name in DATABASE_URL.`;
    case '42501':
      return `The login of ${owner} may not set up the database (${said}). Give it the right to create roles and make it the owner of the database: "alter role … createrole" and "alter database … owner to …"${hasOwner ? '' : ', or set DATABASE_OWNER_URL to a login that has them'}. Where it is there already, check that the login of DATABASE_URL is fieldhouse_login or was granted it.`;
    case '53300':
      return 'PostgreSQL has no connection left. Raise max_connections, or lower DATABASE_POOL_SIZE.';
  }
  if (isDatabaseUnavailable(noteDatabaseError(error))) {
    return `The database at DATABASE_URL does not answer (${said || code}). Is PostgreSQL running there, and may this machine reach it?`;
  }
  return null;
}

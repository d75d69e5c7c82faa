import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freePort } from '#testing/postgres-server.ts';
import { openPostgres } from './engine.ts';
import { migrate } from './migrate.ts';
import { SessionSettingsError, settleSessions } from './sessions.ts';
import { awaitDatabase, StartError, whyNoStart } from './start.ts';

const serverUrl = process.env.TEST_POSTGRES_URL ?? '';
const setup = { hasOwner: true, port: 3000 };

const urlOf = (login: string, database: string): string => {
  const url = new URL(serverUrl);
  url.username = login;
  url.pathname = `/${database}`;
  return url.href;
};

async function onServer(database: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: urlOf('postgres', database) });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const text of statements) ({ rows } = await client.query(text));
    return rows;
  } finally {
    await client.end();
  }
}

const why = async (url: string, ownerUrl?: string): Promise<string | null> => {
  const db = openPostgres({ url, ownerUrl, poolSize: 2 });
  try {
    await awaitDatabase(db, 600);
    await migrate(db);
    return null;
  } catch (error) {
    return whyNoStart(error, { ...setup, hasOwner: ownerUrl !== undefined });
  } finally {
    await db.close();
  }
};

const startTests = () => {
  it('says in a sentence what a start lacks', async () => {
    await onServer('postgres', 'drop database if exists start_bare', 'create database start_bare');
    await onServer('postgres', 'drop role if exists start_weak', 'create role start_weak login');
    try {
      expect(await why(urlOf('start_weak', 'start_bare'))).toMatch(
        /^The login of DATABASE_URL may not set up the database \(.*\)\. Give it the right to create roles/,
      );
      expect(await why(urlOf('postgres', 'start_absent'))).toMatch(
        /^PostgreSQL says: database "start_absent" does not exist\. Create it/,
      );
      expect(await why(urlOf('start_nobody', 'start_bare'))).toMatch(/^PostgreSQL refused a login/);
      const nowhere = `postgres://postgres@127.0.0.1:${await freePort()}/start_bare`;
      expect(await why(nowhere)).toMatch(/^The database at DATABASE_URL does not answer \(.*ECONNREFUSED/);
    } finally {
      await onServer('postgres', 'drop database start_bare', 'drop role start_weak');
    }
  });

  it('T-01 gives the login its settings in its database, and refuses to start where a connection lacks them', async () => {
    await onServer('postgres', 'drop database if exists start_settings', 'create database start_settings');
    await onServer('postgres', 'drop role if exists start_login', 'create role start_login login noinherit');
    try {
      const login = urlOf('start_login', 'start_settings');
      // It may not take the role, so the policies would not hold for it.
      const refused = await why(login, urlOf('postgres', 'start_settings'));
      expect(refused).toMatch(
        /^Connections of the login start_login of DATABASE_URL lack these settings: role/,
      );
      expect(refused).toContain('grant fieldhouse_login to "start_login";');
      await expect(settleSessions(login)).rejects.toBeInstanceOf(SessionSettingsError);

      await onServer('start_settings', 'grant fieldhouse_login to start_login');
      expect(await why(login, urlOf('postgres', 'start_settings'))).toBeNull();
      const db = openPostgres({ url: login, poolSize: 2 });
      for (const pool of [db.pool, db.readPool]) {
        const { rows } = await pool.query(
          "select current_user as role, current_setting('statement_timeout') as longest, current_setting('TimeZone') as zone",
        );
        expect(rows).toEqual([{ role: 'fieldhouse_login', longest: '15s', zone: 'UTC' }]);
      }
      await db.close();
      expect(
        await onServer(
          'start_settings',
          "select count(*)::int as count from pg_db_role_setting where setdatabase = 0 and setrole = 'start_login'::regrole",
        ),
      ).toEqual([{ count: 0 }]);
    } finally {
      await onServer('postgres', 'drop database start_settings with (force)', 'drop role start_login');
    }
  });
};
if (serverUrl) describe('start', startTests);

it('names the port and the version where they are why', () => {
  expect(whyNoStart(Object.assign(new Error('listen'), { code: 'EADDRINUSE' }), setup)).toBe(
    'The port 3000 is taken. Set PORT to another one.',
  );
  expect(whyNoStart(new StartError('Too old.'), setup)).toBe('Too old.');
  expect(whyNoStart(new Error('a bug'), setup)).toBeNull();
});

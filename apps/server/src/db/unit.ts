import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { runBatch } from './batch.ts';
import type { Database } from './engine.ts';
import { statementName } from './named-client.ts';
import { releaseClient } from './trouble.ts';

/** A reading statement with its values: one line of a screen's data, sent by name. */
export interface Statement<Row> {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Only for the type of the rows. */
  readonly row?: Row;
}

const declared = new Set<string>();

/** The texts of all statements of the modules that are loaded, for those who look at their plans. */
export const declaredStatements: ReadonlySet<string> = declared;

/**
 * Declares a statement once, at module level; call the result with its values.
 *
 * Values go by position ($1, $2 …). Who asks is known to the database as `app.user_id()`.
 */
export function statement<Row>(text: string): (...values: unknown[]) => Statement<Row> {
  declared.add(text);
  return (...values) => ({ text, values });
}

type RowsOf<Statements extends readonly Statement<unknown>[]> = {
  [Index in keyof Statements]: Statements[Index] extends Statement<infer Row> ? Row[] : never;
};

/** How a transaction is entered: the role it runs as, and the function that says who acts. */
export interface Entry {
  readonly role:
    | 'fieldhouse_app'
    | 'fieldhouse_operator'
    | 'fieldhouse_jobs'
    | 'fieldhouse_public'
    /** Sign-in alone. */
    | 'fieldhouse_login';
  readonly enter: Statement<{ actor: unknown }> | null;
}

/** What a handler writes with: Drizzle for building, `query` for named statements, both in one transaction. */
export interface Transaction {
  readonly orm: NodePgDatabase;
  query<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** Runs SQL of another library (the job queue) inside this transaction. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const ENTER_ROLE = "select set_config('role', $1, true)";
const ENTER_ROLE_TO_READ =
  "select set_config('role', $1, true), set_config('transaction_read_only', 'on', true)";

const orms = new WeakMap<pg.ClientBase, NodePgDatabase>();

function ormOf(client: pg.ClientBase): NodePgDatabase {
  let orm = orms.get(client);
  if (!orm) {
    orm = drizzle({ client: client as pg.PoolClient, casing: 'snake_case' });
    orms.set(client, orm);
  }
  return orm;
}

/** A promise whose rejection is looked at later, so that it can't end the process meanwhile. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

/** Opens transactions: the only module that sends BEGIN, and the only one that sets role and scope. */
export class Units {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Reads in one transaction: entering and all statements. On PostgreSQL they leave together, in one round trip; the
   * embedded engine answers one after the other.
   *
   * @returns what the entry function said (null without one), and the rows of each statement.
   */
  async read<const Statements extends readonly Statement<unknown>[]>(
    entry: Entry,
    statements: Statements,
  ): Promise<{ actor: unknown; rows: RowsOf<Statements> }> {
    const client = await this.#db.readPool.connect();
    let isSound = false;
    try {
      const [actor, ...rows] =
        this.#db.kind === 'postgres'
          ? await readTogether(client, entry, statements)
          : await readAwaited(client, entry, statements);
      isSound = true;
      return { actor, rows: rows as RowsOf<Statements> };
    } catch (error) {
      // In a unit that only reads this is a mistake of ours; in one that writes the server has failed over.
      if ((error as { code?: unknown }).code === '25006') throw new Error('a unit that reads tried to write');
      throw error;
    } finally {
      // After an error on PostgreSQL nobody knows what is prepared on the connection.
      client.release(!isSound && this.#db.kind === 'postgres');
    }
  }

  /** Reads and writes in one transaction; whatever throws inside rolls everything back. */
  async write<Result>(
    entry: Entry,
    work: (transaction: Transaction, actor: unknown) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.#db.pool.connect();
    let failure: unknown;
    try {
      const actor =
        this.#db.kind === 'postgres'
          ? await enterPipelined(client, entry)
          : await enterAwaited(client, entry);
      // The embedded engine answers one statement at a time; on PostgreSQL several may be under way.
      let tail: Promise<unknown> = Promise.resolve();
      const inTurn = <Row>(one: Statement<Row>): Promise<Row[]> => {
        const turn = handled(tail.then(() => run(client, one)));
        // After a failure nothing more is sent: the transaction is over.
        tail = turn;
        return turn;
      };
      const transaction: Transaction = {
        orm: ormOf(client),
        query: this.#db.kind === 'postgres' ? (one) => handled(run(client, one)) : inTurn,
        execute: async (text, values) => {
          const result = await client.query(text, values);
          return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : result;
        },
      };
      const result = await work(transaction, actor);
      await client.query('commit');
      return result;
    } catch (error) {
      failure = error;
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      releaseClient(client, failure);
    }
  }
}

/** What is sent until the end of this turn leaves in one write. */
function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function enterPipelined(client: pg.ClientBase, entry: Entry): Promise<unknown> {
  sendTogether(client);
  const begun = handled(client.query('begin'));
  const role = handled(client.query(ENTER_ROLE, [entry.role]));
  const entered = entry.enter ? handled(run(client, entry.enter)) : null;
  await begun;
  await role;
  return entered ? (await entered)[0]?.actor : null;
}

async function enterAwaited(client: pg.ClientBase, entry: Entry): Promise<unknown> {
  await client.query('begin');
  await client.query(ENTER_ROLE, [entry.role]);
  return entry.enter ? (await run(client, entry.enter))[0]?.actor : null;
}

async function run<Row>(client: pg.ClientBase, one: Statement<Row>): Promise<Row[]> {
  const name = statementName(one.text);
  const result = await client.query({
    text: one.text,
    values: one.values as unknown[],
    ...(name ? { name } : {}),
  });
  return result.rows as Row[];
}

async function readTogether(
  client: pg.ClientBase,
  entry: Entry,
  statements: readonly Statement<unknown>[],
): Promise<unknown[]> {
  const role = { text: ENTER_ROLE_TO_READ, values: [entry.role] };
  const [, ...answers] = await runBatch(client, [role, ...(entry.enter ? [entry.enter] : []), ...statements]);
  if (!entry.enter) return [null, ...answers];
  const [entered, ...rows] = answers;
  return [entered?.[0]?.actor, ...rows];
}

async function readAwaited(
  client: pg.ClientBase,
  entry: Entry,
  statements: readonly Statement<unknown>[],
): Promise<unknown[]> {
  await client.query('begin read only');
  try {
    await client.query(ENTER_ROLE, [entry.role]);
    const answers: unknown[] = [entry.enter ? (await run(client, entry.enter))[0]?.actor : null];
    for (const one of statements) answers.push(await run(client, one));
    await client.query('commit');
    return answers;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

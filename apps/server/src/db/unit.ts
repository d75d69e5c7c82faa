import type { Socket } from 'node:net';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { runBatch } from './batch.ts';
import type { Database } from './engine.ts';
import { statementName } from './named-client.ts';
import { numberParameters, type StatementText } from './statement-text.ts';
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

const listeners: ((declared: StatementText) => void)[] = [];

/** Tells of each statement that is declared from now on, while its module is loaded. */
export function onDeclaration(listener: (declared: StatementText) => void): void {
  listeners.push(listener);
}

/** What the database says of a statement: an entry of a `rows.gen.ts`, made by `tools/sql-types.ts`. */
export interface Described {
  /** What each row holds. */
  readonly row: object;
  /** The widest that each value may be. */
  readonly parameters: object;
}

/** Nothing to pass, or nothing to assert. */
export type None = Readonly<Record<never, never>>;

/** No names at all. */
type Nothing = { readonly [name: string]: never };

/** What makes an id of one table differ from others. */
type Brand = Exclude<keyof SchoolId, keyof string>;

/** The widest that a value may be. An id may be declared as a plain text yet, where whoever calls knows no more. */
type Widest<Expected, Given> =
  Exclude<Expected, null> extends Record<Brand, unknown>
    ? string extends Exclude<Given, null>
      ? string | Extract<Expected, null>
      : Expected
    : Exclude<Expected, null> extends readonly (infer Id extends Record<Brand, unknown> | null)[]
      ? Exclude<Given, null> extends readonly (infer Element)[]
        ? readonly Widest<Id, Element>[] | Extract<Expected, null>
        : Expected
      : Expected;

/** Exactly the parameters of the text, each as the database takes it. */
type Taken<Expected, Given> = {
  readonly [Name in keyof Expected]: Name extends keyof Given
    ? Widest<Expected[Name], Given[Name]>
    : Expected[Name];
} & {
  readonly [Name in Exclude<keyof Given, keyof Expected>]: never;
};

/** Columns of the row, none wider than the database says. */
type Narrower<Row, Given> = { readonly [Name in keyof Given]: Name extends keyof Row ? Row[Name] : never };

/** A row in which the author knows more of some columns than the database says. */
type Asserted<Row, Known> = {
  readonly [Name in keyof Row]: Name extends keyof Known ? Known[Name] : Row[Name];
};

/**
 * Declares a statement once, at module level; call the result with its values, which go by name (`:schoolId`).
 *
 * Rows are what `tools/sql-types.ts` made of the text: run it when the text has changed. The parameters are declared here
 * and must fit what the database takes: the brand of an id, null only where it means something, no other names. What only
 * the author knows of a column (that it is never null, the type of a JSON value) is the third argument; the server's tests
 * look whether a column that is asserted not to be null ever is. Who asks is known to the database as `app.user_id()`.
 */
export function statement<Sql extends Described & { readonly parameters: Nothing }>(
  text: string,
): () => Statement<Sql['row']>;
export function statement<Sql extends Described, Parameters extends Taken<Sql['parameters'], Parameters>>(
  text: string,
): keyof Parameters extends never
  ? () => Statement<Sql['row']>
  : (parameters: Parameters) => Statement<Sql['row']>;
export function statement<
  Sql extends Described,
  Parameters extends Taken<Sql['parameters'], Parameters>,
  Known extends Narrower<Sql['row'], Known>,
>(
  text: string,
): keyof Parameters extends never
  ? () => Statement<Asserted<Sql['row'], Known>>
  : (parameters: Parameters) => Statement<Asserted<Sql['row'], Known>>;
export function statement(
  source: string,
): (parameters?: Readonly<Record<string, unknown>>) => Statement<unknown> {
  const numbered = numberParameters(source);
  const { text, names } = numbered;
  declared.add(text);
  for (const listen of listeners) listen(numbered);
  return (parameters) => {
    const values = names.map((name) => parameters?.[name]);
    return { text, values };
  };
}

/**
 * Declares a statement whose text is put together when the server starts, or of which the database can't say what it
 * answers: values by position ($1, $2 …), and rows as the author says.
 */
export function positionalStatement<Row>(text: string): (...values: unknown[]) => Statement<Row> {
  declared.add(text);
  return (...values) => ({ text, values });
}

/** A row of a declared statement, with what its declaration asserts: `RowOf<typeof findLesson>`. */
export type RowOf<Declared extends (...parameters: never[]) => Statement<unknown>> = NonNullable<
  ReturnType<Declared>['row']
>;

/** The rows that statements find, one by one. */
export type RowsOf<Statements extends readonly Statement<unknown>[]> = {
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
  /** Sends a statement whose answer nobody waits for: what comes next leaves behind it, and the commit fails if it does. */
  send(statement: Statement<unknown>): void;
  /** Has the commit wait for what is sent already. It fails if this does. */
  follow(sent: Promise<unknown>): void;
  /**
   * Goes on as another role, in this transaction; `asJob` of scopes.ts also comes back.
   *
   * @throws where a person entered: their rights would be mixed with those of the other role.
   */
  goOnAs(entry: Entry): Promise<void>;
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

  /**
   * Reads and writes in one transaction; whatever throws inside rolls everything back.
   *
   * @param first statements that on PostgreSQL leave together with entering, before anybody knows who asks: the database
   * alone decides what they find.
   */
  async write<Result, const Statements extends readonly Statement<unknown>[] = []>(
    entry: Entry,
    work: (
      transaction: Transaction,
      actor: unknown,
      first: Promise<RowsOf<Statements>>,
    ) => Result | Promise<Result>,
    first?: Statements,
  ): Promise<Result> {
    const client = await this.#db.pool.connect();
    let failure: unknown;
    const unit = new Unit(client, this.#db.kind === 'postgres');
    try {
      const actor = unit.enter(entry);
      const rows = handled(Promise.all((first ?? []).map((one) => unit.query(one))));
      const result = await work(unit, await actor, rows as Promise<RowsOf<Statements>>);
      await unit.commit();
      return result;
    } catch (error) {
      failure = unit.causeOf(error);
      await unit.rollBack();
      throw failure;
    } finally {
      releaseClient(client, failure);
    }
  }

  /**
   * Sends one statement by itself, as the role that the server signs in with: what sign-in and its limits ask and note,
   * whatever becomes of the request.
   */
  async alone<Row>(one: Statement<Row>): Promise<Row[]> {
    return await run(this.#db.pool, one);
  }
}

/** PostgreSQL's word for a statement in a transaction in which another one has failed. */
const IN_FAILED_TRANSACTION = '25P02';

/** One transaction under way. On PostgreSQL several statements may be; the embedded engine answers one at a time. */
class Unit implements Transaction {
  readonly orm: NodePgDatabase;
  readonly #client: pg.ClientBase;
  readonly #isPipelined: boolean;
  readonly #followed: Promise<unknown>[] = [];
  #tail: Promise<unknown> = Promise.resolve();
  #failure: { readonly error: unknown } | null = null;
  #isOver = false;
  #isGathering = false;
  #isNobodys = false;

  constructor(client: pg.ClientBase, isPipelined: boolean) {
    this.orm = ormOf(client);
    this.#client = client;
    this.#isPipelined = isPipelined;
  }

  /** @returns who acts, as the entry function says; null without one. */
  async enter(entry: Entry): Promise<unknown> {
    this.#isNobodys = !entry.enter;
    const begun = this.#inTurn(() => this.#client.query('begin'));
    const entered = handled(this.#take(entry));
    await begun;
    return await entered;
  }

  /** Both leave together. */
  async #take({ role, enter }: Entry): Promise<unknown> {
    const taken = this.#inTurn(() => this.#client.query(ENTER_ROLE, [role]));
    const entered = enter ? this.query(enter) : null;
    await taken;
    return entered ? (await entered)[0]?.actor : null;
  }

  async goOnAs(entry: Entry): Promise<void> {
    if (!this.#isNobodys) throw new Error('a unit that somebody entered takes no other role');
    await this.#take(entry);
  }

  query<Row>(one: Statement<Row>): Promise<Row[]> {
    return this.#inTurn(() => run(this.#client, one));
  }

  send(one: Statement<unknown>): void {
    this.follow(this.query(one));
  }

  follow(sent: Promise<unknown>): void {
    this.#followed.push(sent);
    sent.catch((error: unknown) => {
      this.#failure ??= { error };
    });
  }

  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    return this.#inTurn(async () => {
      const result = await this.#client.query(text, values);
      return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : result;
    });
  }

  /** @throws what kept it from committing; the transaction is over either way. */
  async commit(): Promise<void> {
    const committed = this.#inTurn(() => this.#client.query('commit'));
    await Promise.all(this.#followed);
    const { command } = await committed;
    if (command !== 'COMMIT') throw new Error('a statement of a unit failed, and nobody looked');
  }

  /** Ends it without a trace. What had not left yet never does: it would run outside of the transaction. */
  async rollBack(): Promise<void> {
    this.#isOver = true;
    await this.#client.query('rollback').catch(() => {});
  }

  /** The first failure of what nobody waited for, where this one only follows from it. */
  causeOf(error: unknown): unknown {
    const isFollowing = (error as { code?: unknown } | null)?.code === IN_FAILED_TRANSACTION;
    return isFollowing && this.#failure ? this.#failure.error : error;
  }

  /** What is sent until the end of this turn leaves in one write. */
  #sendTogether(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this.#client as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** On the embedded engine nothing more is sent after a failure: the transaction is over. */
  #inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const askNow = async () => {
      if (this.#isOver) throw new Error('the unit is over');
      return await ask();
    };
    if (this.#isPipelined) {
      this.#sendTogether();
      return handled(askNow());
    }
    const turn = handled(this.#tail.then(askNow));
    this.#tail = turn;
    return turn;
  }
}

async function run<Row>(client: pg.ClientBase | pg.Pool, one: Statement<Row>): Promise<Row[]> {
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

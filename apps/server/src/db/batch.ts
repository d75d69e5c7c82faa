import type { Socket } from 'node:net';
import pg from 'pg';
// @ts-expect-error pg ships no types for it
import { prepareValue } from 'pg/lib/utils.js';
import { statementName } from './named-client.ts';

/** The parts of pg's wire connection that a batch speaks to. */
interface Wire {
  readonly stream: Socket;
  parse(query: { name: string; text: string }): void;
  bind(query: {
    portal: string;
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(target: { type: 'P'; name: string }): void;
  execute(portal: { portal: string; rows: number }): void;
  sync(): void;
}

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** Columns of the statements that a connection has prepared, by name. */
const prepared = new WeakMap<Wire, Map<string, readonly Column[]>>();

interface Text {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Row = Record<string, unknown>;

/**
 * Statements that travel together, with one Sync: one write, one answer, one implicit transaction. A setting made with
 * `set_config(…, true)` by the first holds for the others. Each is parsed and described once per connection.
 */
class Batch {
  readonly #statements: readonly (Text & { readonly name: string })[];
  readonly #resolve: (rows: Row[][]) => void;
  readonly #reject: (error: unknown) => void;
  readonly #answers: Row[][] = [[]];
  #columns: readonly Column[] = [];
  #prepared: Map<string, readonly Column[]> = new Map();

  constructor(
    statements: readonly Text[],
    resolve: (rows: Row[][]) => void,
    reject: (error: unknown) => void,
  ) {
    this.#statements = statements.map((one) => ({ ...one, name: statementName(one.text) ?? '' }));
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(wire: Wire): null {
    const known = prepared.get(wire) ?? new Map<string, readonly Column[]>();
    prepared.set(wire, known);
    this.#prepared = known;
    wire.stream.cork();
    for (const { name, text, values } of this.#statements) {
      const isKnown = name !== '' && known.has(name);
      if (!isKnown) wire.parse({ name, text });
      wire.bind({ portal: '', statement: name, values, valueMapper: prepareValue });
      if (!isKnown) wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '', rows: 0 });
    }
    wire.sync();
    wire.stream.uncork();
    this.#begin();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map((field) => ({
      name: field.name,
      read: pg.types.getTypeParser(field.dataTypeID, 'text') as Column['read'],
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Row = {};
    for (const [index, column] of this.#columns.entries()) {
      const text = fields[index];
      row[column.name] = text === null || text === undefined ? null : column.read(text);
    }
    this.#answers.at(-1)?.push(row);
  }

  handleCommandComplete(): void {
    const { name } = this.#statements[this.#answers.length - 1] ?? { name: '' };
    if (name !== '') this.#prepared.set(name, this.#columns);
    if (this.#answers.length < this.#statements.length) {
      this.#answers.push([]);
      this.#begin();
    }
  }

  handleError(error: unknown): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#answers);
  }

  /** The columns of the statement whose rows come next, where they are known already. */
  #begin(): void {
    const { name } = this.#statements[this.#answers.length - 1] ?? { name: '' };
    this.#columns = this.#prepared.get(name) ?? [];
  }
}

/**
 * Runs statements as one batch and gives their rows in order.
 *
 * @throws what the server said of the first that failed; the connection must not be used again then, since what was
 * prepared on it is unknown.
 */
export function runBatch(client: pg.ClientBase, statements: readonly Text[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, resolve, reject) as unknown as pg.Submittable);
  });
}

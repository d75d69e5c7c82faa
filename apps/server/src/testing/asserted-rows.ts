import { type Statement, type Transaction, Units } from '#db/unit.ts';
import { NEVER_NULL } from './never-null.gen.ts';

/*
 * Columns of which the database can't prove that they hold a value, and of which the author of a statement says so: each
 * row that a test reads is looked at.
 */

/** How often rows of each of these statements were seen, by text. */
export const seenRows = new Map<string, number>();

const columnsOf: ReadonlyMap<string, readonly string[]> = new Map(NEVER_NULL);

function look({ text }: Statement<unknown>, rows: readonly unknown[]): void {
  const columns = columnsOf.get(text);
  if (!columns || rows.length === 0) return;
  seenRows.set(text, (seenRows.get(text) ?? 0) + rows.length);
  for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
    const empty = columns.find((column) => row[column] === null);
    if (empty) throw new Error(`asserted not to be null, and null: ${empty} of ${text}`);
  }
}

let isWatching = false;

/** Has each unit of this process look at what it reads, from now on. */
export function watchAssertedRows(): void {
  if (isWatching) return;
  isWatching = true;
  const { alone, read, write } = Units.prototype;
  Units.prototype.alone = async function (one) {
    const rows = await alone.call(this, one);
    look(one, rows);
    return rows as never;
  };
  Units.prototype.read = async function (entry, statements) {
    const answer = await read.call(this, entry, statements);
    for (const [place, one] of statements.entries())
      look(one, (answer.rows as readonly unknown[][])[place] ?? []);
    return answer as never;
  };
  Units.prototype.write = async function (entry, work, first) {
    return (await write.call(
      this,
      entry,
      (tx, actor, rows) => {
        watch(tx);
        return work(tx, actor, rows as never);
      },
      first as never,
    )) as never;
  };
}

function watch(tx: Transaction): void {
  const query = tx.query.bind(tx);
  tx.query = <Row>(one: Statement<Row>) => {
    const answer = query(one).then((rows) => {
      look(one, rows);
      return rows;
    });
    // As the unit's own: one that nobody waits for fails the commit, and nothing else.
    answer.catch(() => {});
    return answer;
  };
}

import type { StatementText } from '../../apps/server/src/db/statement-text.ts';
import { Inference, type InferredColumn } from './infer.ts';
import { isNode, parseTree, type Value } from './node-tree.ts';
import { type InferredParameter, parametersOf } from './parameters.ts';
import { type Database, readSchema } from './schema.ts';

/** What the database says of a statement. */
export interface Description {
  readonly columns: readonly InferredColumn[];
  readonly parameters: readonly (InferredParameter & { readonly name: string })[];
}

/** Describes statements by the parse trees that a migrated database makes of them. */
export class Describer {
  readonly #db: Database;
  readonly #inference: Inference;
  #count = 0;

  private constructor(db: Database, inference: Inference) {
    this.#db = db;
    this.#inference = inference;
  }

  /** @param db as owner: functions are made in its temporary schema. */
  static async over(db: Database): Promise<Describer> {
    return new Describer(db, new Inference(await readSchema(db)));
  }

  /** @throws PostgreSQL's error where the statement can't be prepared. */
  async describe({ text, names }: StatementText): Promise<Description> {
    const types = await this.#parameterTypes(text);
    const tree = await this.#treeOf(text, types);
    const parameters = parametersOf(this.#inference, tree);
    return {
      columns: this.#inference.columnsOf(tree),
      parameters: types.map((type, index) => {
        const number = index + 1;
        const found = parameters.find((one) => one.number === number);
        const unseen = { number, column: null, idsOf: [], mayBeNull: true, argument: null };
        return { ...(found ?? unseen), type, name: names[index] ?? `$${number}` };
      }),
    };
  }

  async #parameterTypes(text: string): Promise<readonly string[]> {
    await this.#db.query(`prepare described as ${text}`);
    try {
      const { rows } = await this.#db.query<{ types: readonly string[] }>(
        "select parameter_types::text[] as types from pg_prepared_statements where name = 'described'",
      );
      return rows[0]?.types ?? [];
    } finally {
      await this.#db.query('deallocate described');
    }
  }

  /** The body of an SQL-standard function is kept as the tree of its query. */
  async #treeOf(text: string, types: readonly string[]) {
    this.#count += 1;
    const name = `described_${this.#count}`;
    const make = (returns: string) =>
      this.#db.query(
        `create function pg_temp.${name}(${types.join(', ')}) returns ${returns} language sql
           begin atomic ${text.replace(/;\s*$/, '')}; end`,
      );
    // What answers no rows can only be a function of nothing.
    await make('setof record').catch(() => make('void'));
    const { rows } = await this.#db.query<{ tree: string }>(
      `select prosqlbody::text as tree from pg_proc
       where proname = '${name}' and pronamespace = pg_my_temp_schema()`,
    );
    let tree: Value = parseTree(rows[0]?.tree ?? '<>');
    while (Array.isArray(tree)) tree = tree[0] as Value;
    if (!isNode(tree)) throw new Error(`no tree of: ${text}`);
    return tree;
  }
}

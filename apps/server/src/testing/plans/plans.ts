import type { ClientBase } from 'pg';
import { buffersIn, explained, type Recorded } from './record.ts';

/** Rows from which on reading a table from end to end is a fault. */
export const LARGE_TABLE = 1_000;

/** As the statements' own entries do: most run as people, others as operators, jobs, strangers or at sign-in. */
const ROLES = ['app', 'operator', 'jobs', 'login', 'public', 'entry'].map((name) => `fieldhouse_${name}`);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A large table that a statement reads from end to end, whatever it is asked for. */
export interface WholeRead {
  readonly table: string;
  /** `Seq Scan`, or the index that is walked without a condition. */
  readonly by: string;
}

/** What a plan is judged by. */
export interface Sizes {
  /** Tables with more than {@link LARGE_TABLE} rows, as the last `analyze` counted them. */
  readonly large: ReadonlySet<string>;
  /** Indexes of some rows of their table alone. */
  readonly partial: ReadonlySet<string>;
}

export async function readSizes(client: ClientBase): Promise<Sizes> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [LARGE_TABLE],
  );
  const { rows: indexes } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  const names = (found: readonly { name: string }[]) => new Set(found.map(({ name }) => name));
  return { large: names(rows), partial: names(indexes) };
}

/**
 * The plan of a statement that serves any values, made as though reading from end to end were the dearest way: what does
 * so all the same has no index to go by.
 *
 * @param client as owner; the role is left as it was.
 * @throws where no role may run it.
 */
export async function wholeReads(client: ClientBase, text: string, sizes: Sizes): Promise<WholeRead[]> {
  return readsOf(await genericPlan(client, text), sizes, false);
}

async function genericPlan(client: ClientBase, text: string): Promise<PlanNode> {
  await client.query(
    `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_mergejoin = off; set enable_hashjoin = off`,
  );
  try {
    for (const role of ROLES) {
      await client.query(`set role ${role}`);
      let isPrepared = false;
      try {
        await client.query(`prepare planned as ${text}`);
        isPrepared = true;
        const { rows: found } = await client.query<{ count: number }>(
          `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'planned'`,
        );
        const values = Array.from({ length: found[0]?.count ?? 0 }, () => 'null').join(', ');
        const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
          `explain (format json) execute planned${values ? `(${values})` : ''}`,
        );
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        if (plan) return plan;
      } catch (error) {
        if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
      } finally {
        if (isPrepared) await client.query('deallocate planned');
      }
    }
    throw new Error(`Nobody may run: ${text}`);
  } finally {
    await client.query(
      'reset role; reset plan_cache_mode; reset enable_seqscan; reset enable_mergejoin; reset enable_hashjoin',
    );
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** @param isCut whether only some rows are taken of what is read, in the order of the index. */
function readsOf(node: PlanNode, { large, partial }: Sizes, isCut: boolean): WholeRead[] {
  const table = node['Relation Name'];
  const kind = node['Node Type'];
  const own: WholeRead[] = [];
  if (table && large.has(table)) {
    if (kind === 'Seq Scan') own.push({ table, by: kind });
    // An index of some rows alone is a condition.
    const isWhole = !partial.has(node['Index Name'] ?? '');
    if (/^Index (Only )?Scan$/.test(kind) && !node['Index Cond'] && isWhole && !isCut) {
      own.push({ table, by: node['Index Name'] ?? kind });
    }
  }
  return [
    ...own,
    ...(node.Plans ?? []).flatMap((part) =>
      readsOf(part, { large, partial }, kind === 'Limit' && !node.Plans?.[1]),
    ),
  ];
}

/**
 * Buffers (8 KB pages of tables and indexes, each time one is looked at) that statements cost, each by its text.
 *
 * @param client as owner; what is read is read as the person of the entry.
 */
export async function buffersOf(
  client: ClientBase,
  { entry, statements }: Recorded,
): Promise<Map<string, number>> {
  const buffers = new Map<string, number>();
  await client.query('begin');
  try {
    await client.query(`set local role ${entry.role}`);
    if (entry.enter) await client.query(entry.enter.text, [...entry.enter.values]);
    for (const { text, values } of statements) {
      // The first time, what a connection reads of the catalogs once is counted too.
      await client.query(explained(text), [...values]);
      const { rows } = await client.query(explained(text), [...values]);
      buffers.set(text, buffersIn(rows));
    }
  } finally {
    await client.query('rollback');
  }
  return buffers;
}

/** What the catalogs of a migrated database say about columns and functions. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNotNull: boolean;
  /** The table whose id this is, by its foreign keys; its own for a primary key `id`. */
  readonly idOf: string | null;
  /** Values that its check allows, where it lists them. */
  readonly choices: readonly string[] | null;
}

export interface Schema {
  /** By the relation's oid and the column's number: `16400.3`. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Names of types by oid; arrays as `uuid[]`. */
  readonly types: ReadonlyMap<string, string>;
  /** Names of functions by oid, without schema unless it is `app`. */
  readonly functions: ReadonlyMap<string, string>;
  /** What the functions of this database call their arguments, by oid; without the `p_`. */
  readonly argumentNames: ReadonlyMap<string, readonly string[]>;
  /** Functions of operators, by the operator's oid. */
  readonly operators: ReadonlyMap<string, string>;
}

export interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export async function readSchema(db: Database): Promise<Schema> {
  const { rows: columns } = await db.query<{
    key: string;
    table: string;
    name: string;
    type: string;
    isNotNull: boolean;
    check: string | null;
    parent: string | null;
    parentColumn: string | null;
  }>(`
    select c.oid || '.' || a.attnum as key, c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull as "isNotNull", k.def as check, f.parent, f.column as "parentColumn"
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'app')
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join lateral (
        select string_agg(pg_get_constraintdef(k.oid), ' ') as def from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) k on true
      left join lateral (
        select p.relname as parent, pa.attname as column
        from pg_constraint k
          cross join lateral unnest(k.conkey, k.confkey) as pair(own, other)
          join pg_class p on p.oid = k.confrelid
          join pg_attribute pa on pa.attrelid = p.oid and pa.attnum = pair.other
        where k.conrelid = c.oid and k.contype = 'f' and pair.own = a.attnum
        order by cardinality(k.conkey) desc, k.conname limit 1) f on true
    where c.relkind in ('r', 'p', 'v')`);
  const byName = new Map(columns.map((one) => [`${one.table}.${one.name}`, one]));
  const owner = (table: string, name: string, depth = 0): string | null => {
    const column = byName.get(`${table}.${name}`);
    if (column?.parent && column.parentColumn && depth < 8)
      return owner(column.parent, column.parentColumn, depth + 1);
    return name === 'id' ? table : null;
  };
  const named = async (sql: string) =>
    new Map((await db.query<{ oid: string; name: string }>(sql)).rows.map(({ oid, name }) => [oid, name]));
  return {
    columns: new Map(
      columns.map(({ key, table, name, type, isNotNull, check }) => [
        key,
        {
          table,
          name,
          type,
          isNotNull,
          idOf: type === 'uuid' ? owner(table, name) : null,
          choices: choicesOf(check),
        },
      ]),
    ),
    types: await named('select oid::text, format_type(oid, null) as name from pg_type'),
    functions: await named(`
      select p.oid::text, case when n.nspname = 'app' then 'app.' else '' end || p.proname as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace`),
    argumentNames: new Map(
      (
        await db.query<{ oid: string; names: string[] }>(`
          select p.oid::text, p.proargnames as names from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname = 'app' and p.proargnames is not null`)
      ).rows.map(({ oid, names }) => [oid, names.map((name) => name.replace(/^p_/, ''))]),
    ),
    operators: await named('select oid::text, oprname as name from pg_operator'),
  };
}

/** The values of `CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text])))`, and of a list of them (`<@`). */
function choicesOf(check: string | null): readonly string[] | null {
  const list = /(?:= ANY \(|<@ )\(?ARRAY\[(.*?)\]/.exec(check ?? '')?.[1];
  return list
    ? [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'"))
    : null;
}

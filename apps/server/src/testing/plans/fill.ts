import type { ClientBase } from 'pg';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** Its check, where it has one of its own: `CHECK ((state = ANY (ARRAY['asked'::text, …])))`. */
  readonly check: string | null;
}

/**
 * Fills every table that is still empty with rows that say nothing, so that the planner takes it for a large one.
 *
 * @param client as superuser, of a database that is thrown away: what rows must fulfill is taken off first.
 */
export async function fillEmptyTables(client: ClientBase, count: number): Promise<void> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples <= 0
      and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`);
  await client.query('set session_replication_role = replica');
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    await client.query(`
      do $$ declare k text; begin
        for k in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
          execute format('alter table ${table} drop constraint %I', k);
        end loop;
      end $$`);
    await client.query(
      `insert into ${table} (${columns.map(({ column }) => `"${column}"`).join(', ')})
       select ${columns.map(valueFor).join(', ')} from generate_series(1, ${count}) n on conflict do nothing`,
    );
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

const VALUES: Readonly<Record<string, (column: string) => string>> = {
  // Five schools, and some rows for each person, course and whatever else is named.
  uuid: (column) =>
    `md5('${column}' || ${column === 'school_id' ? 'n % 5' : column === 'id' ? 'n' : 'n / 6'})::uuid`,
  text: (column) => `'${column} ' || n`,
  boolean: () => 'n % 2 = 0',
  jsonb: () => `'{}'::jsonb`,
  numeric: () => '0.5',
  tsvector: () => "''::tsvector",
  interval: () => "interval '1 hour'",
  'timestamp with time zone': () => `now() - make_interval(mins => n)`,
  date: () => 'current_date - n % 400',
  'time without time zone': () => `'10:00'::time`,
  inet: () => `'127.0.0.1'::inet`,
  bytea: () => `'\\x00'::bytea`,
};

function valueFor({ column, type, isNullable, check }: Column): string {
  const choices = /ARRAY\[(.*?)\]/.exec(check ?? '')?.[1];
  const value = type.endsWith('[]')
    ? `'{}'::${type}`
    : choices
      ? `(array[${choices}])[1 + n % cardinality(array[${choices}])]`
      : (VALUES[type]?.(column) ?? `(n % 1000)::${type}`);
  return isNullable ? `case when n % 2 = 0 then ${value} end` : value;
}

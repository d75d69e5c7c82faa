import type pg from 'pg';
import { TABLE_RULES } from '#db/rls/policies.ts';
import { isOf, type OnDeletion } from '#db/rls/rules/on-deletion.ts';

/** SQL condition for rows that are about the account $1, or null where the column only names who did something. */
function subjectRows(column: string, deed: OnDeletion): string | null {
  if (deed.do === 'keep') {
    return deed.why === 'act' ? null : isOf(column, { do: 'delete' }).replaceAll('p_user', '$1::uuid');
  }
  const { do: _, where: __, ...whose } = deed;
  return isOf(column, { ...whose, do: 'delete' }).replaceAll('p_user', '$1::uuid');
}

/** Columns of a table that can hold words. */
const WORDY = `
  select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype)`;

/**
 * Writes a marker into every text and JSON column of every row about a person, where the table's checks allow it, and
 * returns their names, `table.column`. The rows must be there: markers make none.
 */
export async function plantMarkers(client: pg.ClientBase, userId: string, prefix: string): Promise<string[]> {
  const planted: string[] = [];
  for (const [table, { people }] of Object.entries(TABLE_RULES)) {
    const rows = Object.entries(people).flatMap(([column, deed]) => subjectRows(column, deed) ?? []);
    if (rows.length === 0 || rows.some((row) => row.includes('p_address_hashes'))) continue;
    const { rows: columns } = await client.query<{ name: string; type: string }>(WORDY, [table]);
    for (const { name, type } of columns) {
      if (name in people || ['storage_key', 'locale', 'avatar_key'].includes(name)) continue;
      const marker = `'${prefix} ${table}.${name} ' || ctid`;
      const value =
        type === 'text'
          ? marker
          : `case jsonb_typeof(${name}) when 'array' then ${name} || jsonb_build_array(jsonb_build_object('quotes', jsonb_build_array(${marker})))
             when 'object' then ${name} || jsonb_build_object('text', ${marker}) else to_jsonb(${marker}) end`;
      await client.query('savepoint planting');
      try {
        const { rowCount } = await client.query(
          `update ${table} set ${name} = ${value} where (${rows.join(' or ')}) and ${name} is not null`,
          [userId],
        );
        if ((rowCount ?? 0) > 0) planted.push(`${table}.${name}`);
      } catch {
        await client.query('rollback to savepoint planting');
      }
      await client.query('release savepoint planting');
    }
  }
  return planted;
}

/** Where markers with this prefix stand now: `table: marker's name`, each once. */
export async function findMarkers(client: pg.ClientBase, prefix: string): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'app', 'pgboss') order by 1",
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select t::text as text from ${name} t where position($1 in t::text) > 0`,
      [prefix],
    );
    for (const { text } of rows) {
      for (const [, marker] of text.matchAll(new RegExp(`${prefix} ([a-z_]+\\.[a-z_]+)`, 'g'))) {
        found.add(`${name.replace('public.', '')}: ${marker}`);
      }
    }
  }
  return [...found].sort();
}

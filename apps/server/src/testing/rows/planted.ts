import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * A database for probing policies and grants: every table holds a few rows of made-up values, told apart by whose they
 * are. Checks, keys and triggers are taken off, so that a refusal can come from policies and grants alone.
 */

/**
 * Whose a row is: of the first member of school A, of another person of A (who runs it), of a person of school B, of the
 * first member at school B, or of no school.
 */
export type Whose = 'own' | 'mate' | 'foreign' | 'away' | 'library';
const WHOSE: readonly Whose[] = ['own', 'mate', 'foreign', 'away', 'library'];

/** Ids are made from what they name, so that rows point to each other as keys would make them. */
function uuidOf(kind: string, whose: string): string {
  const hex = createHash('sha256').update(`${kind} ${whose}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const schoolOf = (whose: Whose): string =>
  uuidOf('schools', whose === 'foreign' || whose === 'away' ? 'B' : 'A');
export const userOf = (whose: Whose | 'somebody'): string =>
  uuidOf('users', whose === 'away' ? 'own' : whose);

function idOf(kind: string, whose: Whose, table: string): string {
  if (kind === 'schools') return schoolOf(whose);
  if (kind === 'users') return userOf(whose);
  // Somebody has reported the first conversation, and nobody the other one.
  if (kind === 'conversations' && table === 'message_reports' && whose === 'mate') return uuidOf(kind, 'own');
  return uuidOf(kind, whose);
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  /** Table that a foreign key of this column alone, or with the school's, points to. */
  readonly refersTo: string | null;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
    a.atthasdef as "hasDefault",
    (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
     where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
     order by cardinality(k.conkey), f.relname limit 1) as "refersTo"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
  order by c.relname, a.attnum`;

const STRIP = `do $$ declare one record; begin
  for one in select c.relname, k.conname from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('f', 'p', 'u', 'c', 'x') order by k.contype = 'f' desc loop
    execute format('alter table public.%I drop constraint %I', one.relname, one.conname);
  end loop;
  for one in select i.indexrelid::regclass as name from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique loop
    execute format('drop index %s', one.name);
  end loop;
  for one in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table public.%I disable trigger all, add column probe_whose text, add column probe_touched boolean', one.relname);
  end loop;
end $$`;

const VALUES: Readonly<Record<string, string>> = {
  text: "'x'",
  integer: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'false',
  jsonb: "'{}'",
  date: 'current_date',
  'timestamp with time zone': 'now()',
  'time without time zone': "'08:00'",
  inet: "'192.0.2.1'",
  'uuid[]': "'{}'",
  'text[]': "'{}'",
  tsvector: "''",
  bytea: "''",
};

/** Columns that name a person though no foreign key says so. */
const NAMES_A_PERSON = /(^|_)(by|user_id|reporter|reporter_id)$/;

function kindOf(column: Column): string {
  if (column.name === 'id') {
    return ['users', 'profiles'].includes(column.table) ? 'users' : column.table;
  }
  if (column.name === 'school_id') return 'schools';
  if (column.name === 'conversation_id') return 'conversations';
  if (column.refersTo) return column.refersTo;
  if (column.name === 'student_id') return 'student_profiles';
  return NAMES_A_PERSON.test(column.name) ? 'users' : `${column.table}.${column.name}`;
}

function literalOf(column: Column, whose: Whose): string | null {
  if (column.table === 'school_memberships') {
    if (column.name === 'status') return "'active'";
    if (column.name === 'role') return whose === 'mate' ? "'school_admin'" : "'student'";
  }
  if (column.type === 'uuid') {
    if (whose === 'library' && column.name === 'school_id') return 'null';
    // A nullable id that names nothing we know stays empty.
    if (!column.isRequired && kindOf(column).includes('.')) return null;
    return `'${idOf(kindOf(column), whose, column.table)}'`;
  }
  if (!column.isRequired || column.hasDefault) return null;
  const value = VALUES[column.type];
  if (!value) throw new Error(`No value for ${column.table}.${column.name}, which is ${column.type}.`);
  return value;
}

/** Rows that a policy judges by more than whose they are: whose, and what stands in some columns instead. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, readonly [Whose, Record<string, string>]>>>> =
  {
    school_memberships: {
      'foreign-pending': ['foreign', { status: "'pending'", role: "'teacher'" }],
      'foreign-provisional-student': ['foreign', { status: "'provisional'", role: "'student'" }],
      'foreign-provisional-teacher': ['foreign', { status: "'provisional'", role: "'teacher'" }],
      'foreign-active-homeschool': ['foreign', { status: "'active'", role: "'homeschool_parent'" }],
      'foreign-ended-homeschool': ['foreign', { status: "'ended'", role: "'homeschool_parent'" }],
      'foreign-invited-parent': ['foreign', { role: "'parent'", source: "'invitation'" }],
      'foreign-invited-teacher': ['foreign', { role: "'teacher'", source: "'invitation'" }],
      'foreign-made-student': ['foreign', { role: "'student'", source: "'import'" }],
      'foreign-made-teacher': ['foreign', { role: "'teacher'", source: "'import'" }],
    },
    guardian_links: {
      'foreign-asked': ['foreign', { status: "'pending'" }],
      'foreign-invited': ['foreign', { status: "'active'", source: "'invitation'" }],
      'foreign-at-home': ['foreign', { status: "'active'", source: "'homeschool'" }],
      'foreign-linked': ['foreign', { status: "'active'", source: "'school'" }],
    },
    users: {
      'foreign-without-email': ['foreign', { email: "'x@no-email.invalid'" }],
    },
    auth_accounts: {
      'foreign-password': ['foreign', { provider_id: "'credential'" }],
    },
    message_reports: {
      'own-of-other-talk': ['own', { conversation_id: `'${uuidOf('conversations', 'mate')}'` }],
      'mate-of-own-talk': ['mate', { conversation_id: `'${uuidOf('conversations', 'own')}'` }],
    },
  };

/** One table with the statements that probe it. */
export interface PlantedTable {
  readonly table: string;
  /** Adds one more row of each kind. */
  readonly inserts: Readonly<Partial<Record<Whose, string>>>;
  /** Adds a row that only some may add; none is planted. */
  readonly variants: Readonly<Record<string, string>>;
  /** Gives every row that can be reached to the foreign school, or to its person where rows have no school; null: neither. */
  readonly move: string | null;
}

function tableOf(table: string, columns: readonly Column[]): PlantedTable {
  const school = columns.find((column) => column.name === 'school_id');
  const tenant = table === 'schools' ? 'id' : school?.name;
  const people = columns.filter((column) => column.type === 'uuid' && kindOf(column) === 'users');
  const kinds = WHOSE.filter((whose) => {
    if (whose === 'library') return school !== undefined && !school.isRequired;
    return whose === 'away' ? tenant !== undefined : true;
  });
  const insert = (whose: Whose, change: Readonly<Record<string, string>> = {}): string => {
    const values = columns.flatMap((column) => {
      const value = change[column.name] ?? literalOf(column, whose);
      return value === null ? [] : [[`"${column.name}"`, value] as const];
    });
    const names = [...values.map(([name]) => name), 'probe_whose'].join(', ');
    return `insert into ${table} (${names}) values (${[...values.map(([, value]) => value), `'${whose}'`].join(', ')})`;
  };
  const inserts = Object.fromEntries(kinds.map((whose) => [whose, insert(whose)]));
  const variants = Object.fromEntries(
    Object.entries(VARIANTS[table] ?? {}).map(([name, [whose, change]]) => [name, insert(whose, change)]),
  );
  const owner = people.map(({ name }) => `"${name}" = '${userOf('foreign')}'`).join(', ');
  const moved = tenant ? `${tenant} = '${schoolOf('foreign')}'` : owner;
  return {
    table,
    inserts,
    variants,
    move: moved ? `update ${table} set probe_touched = true, ${moved}` : null,
  };
}

/**
 * Runs one statement as one role and undoes it. Returns whose rows it reached, 'denied' without the privilege,
 * 'refused' where a policy doesn't let a row be written, else the error.
 */
const PROBE = `
create function public.probe_one(p_role text, p_settings jsonb, p_statement text, p_result text) returns text
  language plpgsql as $$
declare v_result text;
begin
  perform set_config(key, value, true) from jsonb_each_text(p_settings);
  execute format('set local role %I', p_role);
  if p_result is null then
    execute p_statement into v_result;
  else
    execute p_statement;
    execute 'set local role none';
    execute p_result into v_result;
  end if;
  raise exception using errcode = 'PR000';
exception
  when sqlstate 'PR000' then return coalesce(v_result, 'none');
  when insufficient_privilege then
    return case when sqlerrm like '%row-level security%' then 'refused' else 'denied' end;
  when others then return sqlstate || ' ' || sqlerrm;
end $$;

create function public.probe_table(p_actors jsonb, p_table text, p_inserts jsonb, p_variants jsonb, p_move text) returns jsonb
  language plpgsql as $$
declare
  v_actor record; v_insert record; v_all jsonb := '{}'; v_answer text; v_accepted text; v_other text;
  v_whose text := format('select string_agg(probe_whose, '' '' order by probe_whose) from %I', p_table);
  v_row jsonb;
begin
  for v_actor in select key, value from jsonb_each(p_actors) loop
    v_accepted := null; v_other := null;
    for v_insert in select key, value #>> '{}' as statement from jsonb_each(p_inserts || p_variants) order by key loop
      v_answer := public.probe_one(v_actor.value->>'role', v_actor.value->'settings', v_insert.statement, 'select ''ok''');
      if v_answer = 'ok' then v_accepted := concat_ws(' ', v_accepted, v_insert.key);
      else v_other := v_answer; end if;
    end loop;
    v_row := jsonb_build_object(
      'select', public.probe_one(v_actor.value->>'role', v_actor.value->'settings', v_whose, null),
      'insert', coalesce(v_accepted, v_other),
      'update', public.probe_one(v_actor.value->>'role', v_actor.value->'settings',
        format('update %I set probe_touched = true', p_table), v_whose || ' where probe_touched'),
      'delete', public.probe_one(v_actor.value->>'role', v_actor.value->'settings', format('delete from %I', p_table),
        format('select string_agg(w, '' '' order by w) from unnest(%L::text[]) w where w not in (select probe_whose from %I)',
          (select array_agg(key) from jsonb_object_keys(p_inserts) key), p_table)));
    if p_move is not null then
      v_row := v_row || jsonb_build_object('move', public.probe_one(v_actor.value->>'role',
        v_actor.value->'settings', p_move, v_whose || ' where probe_touched'));
    end if;
    v_all := v_all || jsonb_build_object(v_actor.key, v_row);
  end loop;
  return v_all;
end $$`;

/** Plants the rows; the client must be the superuser of a migrated, empty database. */
export async function plant(client: pg.ClientBase): Promise<readonly PlantedTable[]> {
  const { rows } = await client.query<Column>(COLUMNS);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  const tables = [...byTable].map(([table, columns]) => tableOf(table, columns));
  await client.query(STRIP);
  await client.query(PROBE);
  await client.query(tables.flatMap(({ inserts }) => Object.values(inserts)).join(';\n'));
  return tables;
}

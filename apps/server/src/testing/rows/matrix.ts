import type pg from 'pg';
import { type PlantedTable, schoolOf, userOf, type Whose } from './planted.ts';

/** Everyone who reaches the database, with the settings that say who acts. */
interface RowActor {
  readonly role: string;
  readonly settings: Readonly<Record<string, string>>;
}

const settings = (user: string, schools: readonly Whose[], known = schools): Record<string, string> => ({
  'app.user_id': user,
  'app.school_ids': `{${schools.map(schoolOf).join()}}`,
  'app.known_school_ids': `{${known.map(schoolOf).join()}}`,
});
/** Works in these schools, too. */
const staff = (schools: readonly Whose[]) => ({
  'app.staff_school_ids': `{${schools.map(schoolOf).join()}}`,
});
const A: readonly Whose[] = ['own'];
const member = settings(userOf('own'), A);
/** All that a member of the staff could have set, for roles to which none of it gives anything. */
const everySetting = { ...member, ...staff(A) };
const everything = { 'app.all_schools': 'on' };

export const ROW_ACTORS = {
  member: { role: 'fieldhouse_app', settings: member },
  schoolAdmin: { role: 'fieldhouse_app', settings: { ...settings(userOf('mate'), A), ...staff(A) } },
  classmate: { role: 'fieldhouse_app', settings: settings(userOf('somebody'), A) },
  provisional: { role: 'fieldhouse_app', settings: settings(userOf('own'), A, []) },
  foreigner: {
    role: 'fieldhouse_app',
    settings: { ...settings(userOf('foreign'), ['foreign']), ...staff(['foreign']) },
  },
  memberWithFlag: { role: 'fieldhouse_app', settings: { ...member, ...everything } },
  nobody: { role: 'fieldhouse_app', settings: {} },
  operator: { role: 'fieldhouse_operator', settings: { 'app.user_id': userOf('somebody'), ...everything } },
  operatorInSchool: {
    role: 'fieldhouse_operator',
    settings: { ...settings(userOf('somebody'), A, []), ...staff(A) },
  },
  operatorNowhere: { role: 'fieldhouse_operator', settings: {} },
  jobs: { role: 'fieldhouse_jobs', settings: everything },
  jobsInSchool: { role: 'fieldhouse_jobs', settings: { 'app.school_ids': `{${schoolOf('own')}}` } },
  jobsNowhere: { role: 'fieldhouse_jobs', settings: staff(A) },
  login: { role: 'fieldhouse_login', settings: { ...everySetting, ...everything } },
  public: { role: 'fieldhouse_public', settings: { ...everySetting, ...everything } },
  entry: { role: 'fieldhouse_entry', settings: staff(A) },
  eraser: { role: 'fieldhouse_eraser', settings: staff(A) },
  owner: { role: 'fieldhouse_owner', settings: { ...everySetting, ...everything } },
} satisfies Record<string, RowActor>;
export type RowActorName = keyof typeof ROW_ACTORS;

export type Deed = 'select' | 'insert' | 'update' | 'delete' | 'move';

/** Whose rows a deed reaches, 'none', 'denied' without the privilege, or 'refused' by a policy's check. */
export type Reach = Readonly<Record<Deed, string>>;
export type RowsOfTable = Readonly<Record<RowActorName, Reach>>;

/** What everyone, or whoever has the role, reaches in a planted table; nothing of it stays. */
export async function probe(
  client: pg.ClientBase,
  planted: PlantedTable,
  role?: string,
): Promise<RowsOfTable> {
  const actors = Object.entries(ROW_ACTORS).filter(([, one]) => role === undefined || one.role === role);
  const { rows } = await client.query<{ answer: RowsOfTable }>(
    'select public.probe_table($1::jsonb, $2, $3::jsonb, $4::jsonb, $5) as answer',
    [
      ...[JSON.stringify(Object.fromEntries(actors)), planted.table, JSON.stringify(planted.inserts)],
      ...[JSON.stringify(planted.variants), planted.move],
    ],
  );
  return rows[0]?.answer as RowsOfTable;
}

const ROLES = [...new Set(Object.values(ROW_ACTORS).map(({ role }) => role))];

/**
 * What each role may do beside the rows of our tables: which functions it may call, what it may do in schemas and in the
 * tables of the job queue, which roles it may take, and what it is in the server. Rights that the server itself hands
 * out are asked for, not grants, so that one through PUBLIC or through another role counts.
 */
const DOORS = `
  select r.rolname as role,
    array(select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('app', 'pgboss') and has_function_privilege(r.oid, p.oid, 'execute') order by 1) as functions,
    array(select n.nspname || ' ' || w from pg_namespace n cross join unnest(array['usage', 'create']) w
      where n.nspname in ('app', 'pgboss', 'public') and has_schema_privilege(r.oid, n.oid, w) order by 1) as schemas,
    array(select c.oid::regclass || ' ' || w from pg_class c join pg_namespace n on n.oid = c.relnamespace
        cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) w
      where (n.nspname in ('app', 'pgboss') or (n.nspname = 'public' and w in ('truncate', 'references', 'trigger')))
        and c.relkind in ('r', 'p') and c.relispartition = false
        and r.rolname <> 'fieldhouse_owner' and has_table_privilege(r.oid, c.oid, w) order by 1) as tables,
    array(select o.rolname from pg_roles o where o.rolname like 'fieldhouse%' and o.oid <> r.oid
      and pg_has_role(r.oid, o.oid, 'member') order by 1) as roles,
    array_remove(array[case when r.rolsuper then 'superuser' end, case when r.rolbypassrls then 'bypassrls' end,
      case when r.rolcreaterole then 'createrole' end, case when r.rolcreatedb then 'createdb' end,
      case when r.rolinherit then 'inherit' end, case when r.rolcanlogin then 'login' end], null) as is
  from pg_roles r where r.rolname = any ($1) order by 1`;

export interface Doors {
  readonly role: string;
  readonly functions: readonly string[];
  readonly schemas: readonly string[];
  readonly tables: readonly string[];
  readonly roles: readonly string[];
  readonly is: readonly string[];
}

export const askDoors = async (client: pg.ClientBase): Promise<readonly Doors[]> =>
  (await client.query<Doors>(DOORS, [ROLES])).rows;

import type { Database } from '../engine.ts';
import { CATALOG } from './catalog.ts';
import { grantsOf, policiesOf, TABLE_RULES } from './policies.ts';

const FACTS = `
  select c.relname as "table", c.relrowsecurity as "isEnabled", c.relforcerowsecurity as "isForced",
    coalesce(obj_description(c.oid), '') as comment,
    coalesce((select array_agg(p.polname::text order by p.polname) from pg_policy p where p.polrelid = c.oid), '{}') as policies,
    coalesce((
      select array_agg(distinct lower(a.privilege_type) || ' ' || r.rolname order by lower(a.privilege_type) || ' ' || r.rolname)
      from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
      where r.rolname like 'fieldhouse\\_%' and r.rolname <> 'fieldhouse_owner'), '{}') as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')
  order by c.relname`;

interface TableFacts {
  readonly table: string;
  readonly isEnabled: boolean;
  readonly isForced: boolean;
  readonly comment: string;
  readonly policies: string[];
  readonly grants: string[];
}

/**
 * Holds the database against the rules: every table has its code, forced row-level security, its policies and its
 * grants, no more and no fewer; functions open to those named in grants.sql alone; and nobody we run as may pass the
 * policies.
 *
 * @throws naming the first difference; the server must not start then.
 */
export async function checkWalls(db: Database): Promise<void> {
  const { rows } = await db.pool.query<TableFacts>(FACTS);
  for (const facts of rows) {
    const rule = TABLE_RULES[facts.table];
    if (!rule) throw new Error(`The table ${facts.table} has no rule in db/rls/policies.ts.`);
    const wrong = (what: string) =>
      new Error(`The table ${facts.table} has the wrong ${what}; its wall is not in place.`);
    if (!facts.isEnabled || !facts.isForced) throw wrong('row-level security');
    if (!facts.comment.startsWith(`policy ${rule.code}`)) throw wrong('comment');
    const policies = policiesOf(facts.table, rule).map((policy) => policy.name);
    if (!isSameSet(policies, facts.policies)) throw wrong('policies');
    const grants = Object.entries(grantsOf(facts.table, rule)).flatMap(([role, privileges]) =>
      privileges.map((privilege) => `${privilege} ${role}`),
    );
    if (!isSameSet(grants, facts.grants)) throw wrong('grants');
  }
  const missing = Object.keys(TABLE_RULES).find((table) => !rows.some((facts) => facts.table === table));
  if (missing) throw new Error(`The table ${missing} is not in the database.`);
  const open = await db.pool.query<{ proname: string }>(
    `select p.proname from pg_proc p
     where p.pronamespace = 'app'::regnamespace
       and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))`,
  );
  if (open.rows[0]) throw new Error(`The function app.${open.rows[0].proname} is open to every role.`);
  const strong = await db.pool.query<{ rolname: string }>(
    "select rolname from pg_roles where rolname like 'fieldhouse\\_%' and (rolsuper or rolbypassrls)",
  );
  if (strong.rows[0]) throw new Error(`The role ${strong.rows[0].rolname} passes row-level security.`);
  await checkDefinitions(db);
}

/**
 * Holds each policy's commands, roles and expressions, each function and each trigger against what they were when they
 * were installed, as the database itself writes them.
 */
async function checkDefinitions(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ name: string }>(`
    with now as (select key, value from jsonb_each_text((${CATALOG}))),
    installed as (select e.key, e.value from app.state s, jsonb_each_text(s.catalog) e)
    select coalesce(now.key, installed.key) as name from now full join installed on installed.key = now.key
    where now.value is distinct from installed.value order by 1 limit 1`);
  const [changed] = rows;
  if (changed) {
    throw new Error(
      `The ${changed.name} is not as this release made it: somebody changed, added or removed it in the database. Undo that, or set app.state.sha256 to '' and start again as the owner of the tables to have all of them made anew.`,
    );
  }
}

const isSameSet = (wanted: readonly string[], found: readonly string[]): boolean =>
  wanted.length === found.length && [...wanted].sort().join() === [...found].sort().join();

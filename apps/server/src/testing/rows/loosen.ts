import type pg from 'pg';
import { grantsOf, policiesOf, TABLE_RULES } from '#db/rls/policies.ts';
import type { TableRule } from '#db/rls/rules/rule.ts';

/** One protection made weaker on purpose. */
export interface Loosening {
  /** Says which, and how. */
  readonly name: string;
  readonly family:
    | 'policy'
    | 'part of a policy'
    | 'rule of a table'
    | 'row-level security'
    | 'grant'
    | 'door';
  /** The table that it weakens; null: something beside the tables. */
  readonly table: string | null;
  /** The only role that can gain by it, where there is one. */
  readonly role?: string;
  readonly sql: string;
}

const ROLES = ['app', 'operator', 'jobs', 'login', 'public', 'entry', 'eraser'].map(
  (name) => `fieldhouse_${name}`,
);
const tables = Object.entries(TABLE_RULES) as [string, TableRule][];

/** Each policy as a whole: everything may be seen, everything may be written, and every role has it. */
const policyLoosenings = (): Loosening[] =>
  tables.flatMap(([table, rule]) =>
    policiesOf(table, rule).flatMap((policy) => {
      const change = (how: string, clause: string): Loosening => ({
        ...{ name: `${table}.${policy.name} ${how}`, family: 'policy', table },
        sql: `alter policy ${policy.name} on ${table} ${clause}`,
      });
      return [
        ...(policy.using && policy.using !== 'true' ? [change('using (true)', 'using (true)')] : []),
        ...(policy.check && policy.check !== 'true'
          ? [change('with check (true)', 'with check (true)')]
          : []),
        change('to every role', 'to public'),
      ];
    }),
  );

/** The conditions that policies are made of, in the words of policies.ts. */
const PARTS = [
  /[\w.]+ = any \(\(select app\.\w+\(\)\)::uuid\[\]\)/g,
  /[\w.]+ in \(select app\.\w+\(\)\)/g,
  /[\w.]+ = \(select app\.user_id\(\)\)/g,
  /app\.has_begun\([^)]*\)/g,
  /\(select app\.all_schools\(\)\)/g,
  /[\w.]+ is null/g,
  /m\.user_id = profiles\.id/g,
  /(status|role) = '\w+'/g,
];

const partLoosenings = (): Loosening[] =>
  tables.flatMap(([table, rule]) =>
    policiesOf(table, rule).flatMap((policy) =>
      (['using', 'check'] as const).flatMap((side) => {
        const text = policy[side];
        if (!text || text === 'true') return [];
        const clause = side === 'using' ? 'using' : 'with check';
        const change = (how: string, loosened: string): Loosening => ({
          ...{ name: `${table}.${policy.name} ${clause}: ${how}`, family: 'part of a policy', table },
          sql: `alter policy ${policy.name} on ${table} ${clause} (${loosened})`,
        });
        const parts = PARTS.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) =>
          change(
            `without "${match[0]}" at ${match.index}`,
            `${text.slice(0, match.index)}true${text.slice(match.index + match[0].length)}`,
          ),
        );
        return text.includes('known_school_ids')
          ? [
              ...parts,
              change('for provisional members too', text.replaceAll('known_school_ids', 'school_ids')),
            ]
          : parts;
      }),
    ),
  );

/** Makes a table's policies and grants anew, as another rule would have them. */
function asRuled(table: string, rule: TableRule): string {
  const policies = policiesOf(table, rule).map(
    ({ name, command, roles, using, check }) =>
      `create policy ${name} on ${table} for ${command} to ${roles.join(', ')}${using ? ` using (${using})` : ''}${
        check ? ` with check (${check})` : ''
      }`,
  );
  const grants = Object.entries(grantsOf(table, rule)).map(
    ([role, privileges]) => `grant ${privileges.join(', ')} on ${table} to ${role}`,
  );
  return [
    `do $$ declare p record; begin
      for p in select policyname from pg_policies where tablename = '${table}' loop
        execute format('drop policy %I on ${table}', p.policyname);
      end loop; end $$`,
    `revoke all on ${table} from ${ROLES.join(', ')}`,
    ...policies,
    ...grants,
  ].join(';\n');
}

/** What a table's rule may say, weaker by one word. */
function weaker(rule: TableRule): Record<string, TableRule> {
  const { isAppendOnly, isReadOnly, isHiddenFromOperator, entry, code, ...rest } = rule;
  const without = (change: Partial<TableRule>): TableRule => ({
    ...{ ...rest, ...(isAppendOnly && { isAppendOnly }), ...(isReadOnly && { isReadOnly }) },
    ...{ ...(isHiddenFromOperator && { isHiddenFromOperator }), ...(entry && { entry }), code, ...change },
  });
  const isOpen = !['N', 'F'].includes(code);
  const wider = { TC: 'TK', TSK: 'T', TK: 'T' } as const;
  return {
    ...(isAppendOnly && isOpen && { 'no longer append-only': without({ isAppendOnly: false }) }),
    ...(isReadOnly && { 'no longer read-only': without({ isReadOnly: false }) }),
    ...(isHiddenFromOperator && { 'shown to operators': without({ isHiddenFromOperator: false }) }),
    ...(isOpen && !rule.mayDelete && { 'deleted by the app': without({ mayDelete: true }) }),
    ...(typeof entry?.insert === 'string' && {
      'entered without a condition': without({ entry: { ...entry, insert: true } }),
    }),
    ...(code === 'F' &&
      !rule.isReadByOperator && { 'read by operators': without({ isReadByOperator: true }) }),
    ...(code in wider && { 'of a wider code': without({ code: wider[code as keyof typeof wider] }) }),
  };
}

const ruleLoosenings = (): Loosening[] =>
  tables.flatMap(([table, rule]) =>
    Object.entries(weaker(rule)).map(([how, loosened]) => ({
      ...{ name: `${table} ${how}`, family: 'rule of a table' as const, table },
      sql: asRuled(table, loosened),
    })),
  );

const securityLoosenings = (): Loosening[] =>
  tables.flatMap(([table]) =>
    ['disable', 'no force'].map((how) => ({
      ...{ name: `${table}: ${how}`, family: 'row-level security' as const, table },
      sql: `alter table ${table} ${how} row level security`,
    })),
  );

const grantLoosenings = (): Loosening[] =>
  tables.flatMap(([table, rule]) =>
    ROLES.flatMap((role) =>
      ['select', 'insert', 'update', 'delete', 'truncate']
        .filter((privilege) => !(grantsOf(table, rule)[role] ?? []).includes(privilege))
        .map((privilege) => ({
          ...{ name: `${privilege} on ${table} to ${role}`, family: 'grant' as const },
          // Emptying a table is a right beside the rows.
          table: privilege === 'truncate' ? null : table,
          role,
          sql: `grant ${privilege} on ${table} to ${role}`,
        })),
    ),
  );

/** Functions, schemas, tables of the job queue, and roles. */
async function doorLoosenings(client: pg.ClientBase): Promise<Loosening[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `
    with r as (select oid, rolname from pg_roles where rolname = any ($1))
    select format('%s to %s', p.oid::regprocedure, r.rolname) as name,
      format('grant execute on function %s to %I', p.oid::regprocedure, r.rolname) as sql
    from pg_proc p cross join r where p.pronamespace = 'app'::regnamespace and p.prokind = 'f'
      and not has_function_privilege(r.oid, p.oid, 'execute') and p.prorettype <> 'trigger'::regtype
    union all
    select format('%s on schema %s to %s', w, n.nspname, r.rolname), format('grant %s on schema %I to %I', w, n.nspname, r.rolname)
    from pg_namespace n cross join unnest(array['usage', 'create']) w cross join r
    where n.nspname in ('app', 'pgboss', 'public') and not has_schema_privilege(r.oid, n.oid, w)
    union all
    select format('%s on %s to %s', w, c.oid::regclass, r.rolname), format('grant %s on %s to %I', w, c.oid::regclass, r.rolname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join r
      cross join unnest(array['select', 'insert', 'update', 'delete']) w
    where n.nspname in ('app', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
      and not has_table_privilege(r.oid, c.oid, w)
    union all
    select format('role %s to %s', o.rolname, r.rolname), format('grant %I to %I', o.rolname, r.rolname)
    from pg_roles o cross join r where o.rolname like 'fieldhouse%' and o.oid <> r.oid
      and not pg_has_role(r.oid, o.oid, 'member') and not pg_has_role(o.oid, r.oid, 'member')
    union all
    select format('%s is %s', r.rolname, w), format('alter role %I %s', r.rolname, w)
    from r cross join unnest(array['superuser', 'bypassrls', 'createrole', 'createdb']) w`,
    [ROLES],
  );
  return rows.map((row) => ({ ...row, family: 'door' as const, table: null }));
}

/** Every policy, rule and grant, each made weaker alone. */
export async function loosenings(client: pg.ClientBase): Promise<Loosening[]> {
  return [
    ...policyLoosenings(),
    ...partLoosenings(),
    ...ruleLoosenings(),
    ...securityLoosenings(),
    ...grantLoosenings(),
    ...(await doorLoosenings(client)),
  ];
}

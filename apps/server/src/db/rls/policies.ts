import { eraserPrivileges } from './erase.ts';
import { ADVICE_RULES } from './rules/advice.ts';
import { COUNSELING_RULES } from './rules/counseling.ts';
import { ELIGIBILITY_RULES } from './rules/eligibility.ts';
import { FAMILY_RULES } from './rules/families.ts';
import { LEARNING_RULES } from './rules/learning.ts';
import { PEOPLE_RULES } from './rules/people.ts';
import { PLAN_RULES } from './rules/plans.ts';
import { PLATFORM_RULES } from './rules/platform.ts';
import { RECORD_RULES } from './rules/records.ts';
import type { TableRule, TableRules } from './rules/rule.ts';
import { SCHOOL_RULES } from './rules/schools.ts';
import { TALK_RULES } from './rules/talk.ts';

// Pictures of courses are files: these stand before the courses.
const { files, ...learning } = LEARNING_RULES;

/** The one list of tables: parents stand before what points to them. */
export const TABLE_RULES: TableRules = {
  ...PEOPLE_RULES,
  files,
  ...SCHOOL_RULES,
  ...FAMILY_RULES,
  ...learning,
  ...ELIGIBILITY_RULES,
  ...COUNSELING_RULES,
  ...PLAN_RULES,
  ...ADVICE_RULES,
  ...RECORD_RULES,
  ...TALK_RULES,
  ...PLATFORM_RULES,
};

const IN_SCHOOLS = (column: string) => `${column} = any ((select app.school_ids())::uuid[])`;
const IN_KNOWN_SCHOOLS = (column: string) => `${column} = any ((select app.known_school_ids())::uuid[])`;
const IN_STAFF_SCHOOLS = (column: string) => `${column} = any ((select app.staff_school_ids())::uuid[])`;
/**
 * Functions that return sets, and `in` with them: the database makes the set once per statement and looks rows up in
 * it. An array would be gone through for each row.
 */
const IN_CONVERSATION = (column: string) => `${column} in (select app.conversation_ids())`;
const IN_FAMILY = 'student_id in (select app.family_student_ids())';
const IN_REPORTED = (column: string) => `${column} in (select app.reported_conversation_ids())`;
const WIDE_WRITE = (column: string) =>
  `(${IN_SCHOOLS(column)} or (${column} is null and (select app.all_schools())))`;

interface Policy {
  readonly name: string;
  readonly command: 'all' | 'select' | 'insert' | 'update' | 'delete';
  readonly roles: readonly string[];
  readonly using?: string;
  readonly check?: string;
}

/** The policies that a table of this rule must have, no more and no fewer. */
export function policiesOf(table: string, rule: TableRule): Policy[] {
  const policies: Policy[] = [];
  const column = rule.tenantColumn ?? 'school_id';
  const self = rule.selfColumn ?? 'user_id';
  const isTenant = ['T', 'L', 'TK', 'TW', 'TF', 'TR', 'TSK', 'TC', 'N?'].includes(rule.code);

  if (isTenant) {
    const ofFamily = `(${IN_STAFF_SCHOOLS(column)} or (${IN_KNOWN_SCHOOLS(column)} and ${IN_FAMILY}))`;
    const seen =
      rule.code === 'TW'
        ? IN_STAFF_SCHOOLS(column)
        : rule.code === 'TF'
          ? ofFamily
          : rule.code === 'TR'
            ? `(${IN_STAFF_SCHOOLS(column)} or (${IN_SCHOOLS(column)} and ${IN_FAMILY}))`
            : rule.code.endsWith('K')
              ? IN_KNOWN_SCHOOLS(column)
              : IN_SCHOOLS(column);
    const talk = rule.code === 'TC' ? talkOf(table, rule) : null;
    policies.push({
      name: 'tenant',
      command: 'all',
      roles: ['fieldhouse_app'],
      ...(talk ?? {
        using: rule.code === 'TSK' ? `(${seen} or ${self} = (select app.user_id()))` : seen,
        // Of people and talk a provisional member writes as little as they read; a record of their own is made for them.
        check: rule.isWrittenByStaff
          ? IN_STAFF_SCHOOLS(column)
          : rule.code === 'TR'
            ? ofFamily
            : ['TK', 'TW', 'TF'].includes(rule.code)
              ? seen
              : IN_SCHOOLS(column),
      }),
    });
    policies.push({
      name: 'wide_read',
      command: 'select',
      roles: ['fieldhouse_operator', 'fieldhouse_jobs'],
      using: `((select app.all_schools()) or ${IN_SCHOOLS(column)})`,
    });
    policies.push({
      name: 'wide_write',
      command: 'all',
      roles: ['fieldhouse_operator', 'fieldhouse_jobs'],
      using: WIDE_WRITE(column),
      check: WIDE_WRITE(column),
    });
  }
  if (rule.code === 'L') {
    policies.push({
      name: 'library_read',
      command: 'select',
      roles: ['fieldhouse_app', 'fieldhouse_operator', 'fieldhouse_jobs'],
      using: `${column} is null`,
    });
  }
  if (rule.code === 'N?') {
    policies.push({
      name: 'platform_append',
      command: 'insert',
      roles: ['fieldhouse_app'],
      check: `${column} is null`,
    });
  }
  if (rule.code === 'S') {
    const own = `${self} = (select app.user_id())`;
    policies.push({ name: 'own', command: 'all', roles: ['fieldhouse_app'], using: own, check: own });
    policies.push({
      name: 'jobs',
      command: 'all',
      roles: ['fieldhouse_jobs'],
      using: 'true',
      check: 'true',
    });
    policies.push({
      name: 'operator_read',
      command: 'select',
      roles: ['fieldhouse_operator'],
      using: 'true',
    });
  }
  if (table === 'profiles') {
    policies.push({
      name: 'shared_school',
      command: 'select',
      roles: ['fieldhouse_app'],
      using: `exists (select from school_memberships m where m.user_id = profiles.id and ${IN_KNOWN_SCHOOLS('m.school_id')})`,
    });
  }
  if (rule.jobs) {
    policies.push({ name: 'jobs', command: 'all', roles: ['fieldhouse_jobs'], using: 'true', check: 'true' });
  }
  if (rule.isReadByOperator) {
    policies.push({
      name: 'operator_read',
      command: 'select',
      roles: ['fieldhouse_operator'],
      using: 'true',
    });
  }
  if (rule.code === 'N') {
    policies.push({
      name: 'sign_in',
      command: 'all',
      roles: ['fieldhouse_login'],
      using: 'true',
      check: 'true',
    });
    if (table === 'users') {
      policies.push({
        name: 'operator_read',
        command: 'select',
        roles: ['fieldhouse_operator', 'fieldhouse_jobs'],
        using: 'true',
      });
    }
  }
  const { entry } = rule;
  if (entry?.select) policies.push(entryPolicy('select', { using: 'true' }));
  if (entry?.insert) {
    policies.push(entryPolicy('insert', { check: entry.insert === true ? 'true' : entry.insert }));
  }
  if (entry?.update) policies.push(entryPolicy('update', { using: 'true', check: 'true' }));
  if (entry?.delete) policies.push(entryPolicy('delete', { using: 'true' }));
  policies.push(...erasePolicies(table, rule));
  return policies;
}

/**
 * Who is in the conversation, and admins where something in it was reported. What people report is for those who did
 * and for admins alone.
 */
function talkOf(table: string, rule: TableRule): Pick<Policy, 'using' | 'check'> {
  const known = IN_KNOWN_SCHOOLS('school_id');
  const conversation = rule.conversationColumn ?? 'conversation_id';
  const own = rule.selfColumn ? `${rule.selfColumn} = (select app.user_id())` : null;
  const [isIn, isReported] = [IN_CONVERSATION(conversation), IN_REPORTED(conversation)];
  if (table === 'message_reports') {
    const seen = `${known} and (${own} or ${isReported})`;
    return { using: seen, check: `${seen} and (${isIn} or ${isReported})` };
  }
  const seen = `${known} and (${isIn} or ${isReported})`;
  const isBegun =
    own ?? (table === 'conversation_members' ? `app.has_begun(school_id, ${conversation})` : null);
  return { using: seen, check: isBegun ? `${known} and (${isIn} or ${isReported} or ${isBegun})` : seen };
}

const erasePolicies = (table: string, rule: TableRule): Policy[] =>
  eraserPrivileges(table, rule).length === 0
    ? []
    : [{ name: 'erase', command: 'all', roles: ['fieldhouse_eraser'], using: 'true', check: 'true' }];

const entryPolicy = (command: Policy['command'], rest: Pick<Policy, 'using' | 'check'>): Policy => ({
  name: `entry_${command}`,
  command,
  roles: ['fieldhouse_entry'],
  ...rest,
});

/** What each role may do with a table: `role -> privileges`. */
export function grantsOf(table: string, rule: TableRule): Record<string, string[]> {
  const grants: Record<string, string[]> = {};
  const writes = rule.isAppendOnly ? ['insert'] : ['insert', 'update'];
  const open = !['N', 'F'].includes(rule.code);
  if (open) {
    grants.fieldhouse_app = [
      'select',
      ...(rule.isReadOnly ? [] : writes),
      ...(rule.mayDelete ? ['delete'] : []),
    ];
    grants.fieldhouse_jobs = ['select', ...writes, ...(rule.isAppendOnly ? [] : ['delete'])];
    if (!rule.isHiddenFromOperator) {
      const metadata = rule.code === 'S' || table === 'enrollments' || table === 'student_profiles';
      grants.fieldhouse_operator = ['select', ...(metadata ? [] : writes)];
    }
  }
  if (rule.jobs) grants.fieldhouse_jobs = [...rule.jobs];
  if (rule.isReadByOperator) grants.fieldhouse_operator = ['select'];
  if (table === 'users') {
    grants.fieldhouse_jobs = ['select'];
    grants.fieldhouse_operator = ['select'];
  }
  if (rule.login) grants.fieldhouse_login = [...rule.login];
  const entry = Object.keys(rule.entry ?? {});
  if (entry.length > 0) grants.fieldhouse_entry = entry;
  const eraser = eraserPrivileges(table, rule);
  if (eraser.length > 0) grants.fieldhouse_eraser = eraser;
  return grants;
}

/** The SQL that makes every table's wall as its rule says, whatever it was before. */
export function policySql(): string {
  const lines: string[] = [
    `do $$ declare p record; begin
      for p in select policyname, tablename from pg_policies where schemaname = 'public' loop
        execute format('drop policy %I on public.%I', p.policyname, p.tablename);
      end loop;
    end $$;`,
    'revoke all on all tables in schema public from fieldhouse_login, fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_public, fieldhouse_entry, fieldhouse_eraser;',
  ];
  for (const [table, rule] of Object.entries(TABLE_RULES)) {
    lines.push(
      `comment on table ${table} is 'policy ${rule.code}${rule.isAppendOnly ? ' append-only' : ''}';`,
    );
    lines.push(
      `alter table ${table} enable row level security;`,
      `alter table ${table} force row level security;`,
    );
    for (const policy of policiesOf(table, rule)) {
      const using = policy.using ? ` using (${policy.using})` : '';
      const check = policy.check ? ` with check (${policy.check})` : '';
      lines.push(
        `create policy ${policy.name} on ${table} for ${policy.command} to ${policy.roles.join(', ')}${using}${check};`,
      );
    }
    for (const [role, privileges] of Object.entries(grantsOf(table, rule))) {
      lines.push(`grant ${privileges.join(', ')} on ${table} to ${role};`);
    }
  }
  return lines.join('\n');
}

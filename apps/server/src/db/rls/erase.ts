import { isOf } from './rules/on-deletion.ts';
import { RETENTION_GROUPS, type Retention, type Timed } from './rules/retention.ts';
import type { TableRule, TableRules } from './rules/rule.ts';

type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** What the eraser needs beyond what the rules say: to know whose rows they are, and to keep counts and seals right. */
const BESIDES: Readonly<Record<string, readonly Privilege[]>> = {
  student_profiles: ['select'],
  school_memberships: ['select'],
  consents: ['select'],
  correction_requests: ['select'],
  submission_attempts: ['select'],
  submission_files: ['select'],
  message_files: ['select'],
  deletion_requests: ['select'],
  legal_holds: ['select'],
  storage_usage: ['select', 'update'],
  audit_log: ['select', 'update', 'delete'],
  audit_salts: ['select', 'insert', 'update', 'delete'],
  audit_seals: ['select', 'insert'],
};

const isTimed = (retention: Retention): retention is Timed => 'since' in retention;

/** What the eraser may do with a table: no more than its rule makes it do. */
export function eraserPrivileges(table: string, rule: TableRule): Privilege[] {
  const needed = new Set<Privilege>(BESIDES[table] ?? []);
  for (const { do: deed } of Object.values(rule.people)) {
    if (deed !== 'keep') needed.add('select').add(deed === 'delete' ? 'delete' : 'update');
  }
  if (isTimed(rule.retention)) needed.add('select').add(rule.retention.set ? 'update' : 'delete');
  return [...needed];
}

const assignments = (set: Readonly<Record<string, string>>): string =>
  Object.entries(set)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');

/** Children first: the rules name parents before what points to them. */
const backwards = (rules: TableRules) => Object.entries(rules).toReversed();

/** Deletes a person's rows, and then empties those that stay; the account itself comes last, since others ask it. */
function personSql(rules: TableRules): string {
  const deletes: string[] = [];
  const updates: string[] = [];
  for (const [table, rule] of backwards(rules)) {
    for (const [column, deed] of Object.entries(rule.people)) {
      if (deed.do === 'delete') deletes.push(`  delete from ${table} where ${isOf(column, deed)};`);
      if (deed.do === 'anonymize') {
        updates.push(`  update ${table} set ${assignments(deed.set)} where ${isOf(column, deed)};`);
      }
    }
  }
  return [...deletes, ...updates].join('\n');
}

/** Tables whose rows go by time, children first; what is only emptied before what is deleted, since it asks it. */
export function timedTables(rules: TableRules): { table: string; rule: TableRule; retention: Timed }[] {
  const timed = backwards(rules).flatMap(([table, rule]) =>
    isTimed(rule.retention) ? [{ table, rule, retention: rule.retention }] : [],
  );
  return [
    ...timed.filter(({ retention }) => retention.set),
    ...timed.filter(({ retention }) => !retention.set),
  ];
}

/** Column that names the school of a row; null: rows of this table belong to no school. */
export const schoolColumn = (rule: TableRule): string | null =>
  ['S', 'N', 'F'].includes(rule.code) ? null : (rule.tenantColumn ?? 'school_id');

function expiredSql(rules: TableRules): string {
  return timedTables(rules)
    .map(({ table, rule, retention }) => {
      const column = schoolColumn(rule);
      const school = column ? `t.${column} is not distinct from p_school` : 'p_school is null';
      const past = `select t.ctid from ${table} t where ${school} and ${retention.since} < v_before${
        retention.where ? ` and ${retention.where}` : ''
      }`;
      const due = `${past}${retention.turn ? ` and ${retention.turn}` : ''} limit p_limit`;
      const days = RETENTION_GROUPS[retention.group].keepDays;
      const work =
        table === 'audit_log'
          ? `select count(*) into v_count from (${due}) due;
      perform app.redact_audit(array(${due.replace('t.ctid', 't.id')}), 'removed');`
          : retention.set
            ? `update ${table} set ${assignments(retention.set)} where ctid = any (array(${due}));
      get diagnostics v_count = row_count;`
            : `delete from ${table} where ctid = any (array(${due}));
      get diagnostics v_count = row_count;`;
      return `  when '${table}' then
      v_before := p_at - interval '${days} days';
      if p_is_dry_run then return (select count(*) from (${past} limit p_limit) past); end if;
      ${work}`;
    })
    .join('\n');
}

/** What somebody says of themselves, chooses, reads and writes; the profile is written anew. */
const ENTRIES = [
  'sign_ups',
  'user_settings',
  'notification_deliveries',
  'notification_preferences',
  'notifications',
  'push_subscriptions',
  'data_exports',
  'feed_tokens',
  'comment_bank',
  'resource_views',
  'discussion_follows',
  'discussion_reads',
  'discussion_reports',
  'discussion_revisions',
  'discussions',
  'conversation_members',
  'message_reports',
  'messages',
] as const;

/** Counts the replies of the threads anew in which a person wrote. */
const RECOUNT_REPLIES = `
  update discussions r set reply_count = n.replies, last_reply_at = n.last_at, has_staff_reply = n.has_staff
    from (select d.school_id, d.root_id, count(*) filter (where d.id <> d.root_id and d.removed_at is null) as replies,
        max(d.created_at) filter (where d.id <> d.root_id and d.removed_at is null) as last_at,
        coalesce(bool_or(d.is_staff) filter (where d.id <> d.root_id and d.removed_at is null), false) as has_staff
      from discussions d where (d.school_id, d.root_id) in
        (select o.school_id, o.root_id from discussions o where o.user_id = p_user) group by 1, 2) n
    where r.school_id = n.school_id and r.id = n.root_id;`;

/** The rules of those tables, for the columns that name the account: a student's record is somebody else's to judge. */
const entriesOf = (rules: TableRules): TableRules =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([table]) => (ENTRIES as readonly string[]).includes(table))
      .map(([table, rule]) => {
        const { student_id: _, ...people } = rule.people;
        return [table, { ...rule, people }];
      }),
  );

/** The functions that alone may take away what nobody may change, made from the rules. */
export function eraseSql(rules: TableRules): string {
  return `
-- Deletes what a person left, or makes it anonymous, as the rules of the tables say. Only after they, or a guardian,
-- asked for it, and not while a court wants it kept.
create or replace function app.erase_person(p_user uuid, p_address_hashes text[], p_at timestamptz) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not exists (select from deletion_requests d where d.user_id = p_user and d.state = 'asked' and d.due_at <= p_at) then
    raise exception 'nobody asked for the deletion of this account, or it is not due' using errcode = 'insufficient_privilege';
  end if;
  if app.is_held(p_user) then
    raise exception 'a legal hold keeps the data of this account' using errcode = 'insufficient_privilege';
  end if;
  perform app.redact_person(p_user);
  update storage_usage u set bytes = greatest(0, u.bytes - f.bytes)
    from (select school_id, sum(size_bytes) as bytes from files where owner_user_id = p_user
      and purpose in ('submission', 'message') and deleted_at is null group by school_id) f
    where u.school_id = f.school_id;
${personSql(rules)}${RECOUNT_REPLIES}
end $$;

-- Removes what somebody said of themselves, chose and wrote who signed up with an address that they never confirmed, and
-- keeps the name that its owner gives. Called for whoever reads the letters to that address.
create or replace function app.forget_entries(p_user uuid, p_given text, p_family text, p_at timestamptz) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not exists (select from users where id = p_user and not email_verified) then
    raise exception 'the address of this account is confirmed' using errcode = 'insufficient_privilege';
  end if;
${personSql(entriesOf(rules))}${RECOUNT_REPLIES}
  update profiles set given_name = p_given, family_name = p_family, phone = null, address = null, bio = null,
    avatar_key = null, updated_at = p_at, version = version + 1 where id = p_user;
end $$;

-- Deletes at most so many rows of one table and school (null: of none) that are past their date. With p_is_dry_run only
-- counts them. p_at is now; a later instant is not believed.
create or replace function app.erase_expired(p_table text, p_school uuid, p_at timestamptz, p_limit integer, p_is_dry_run boolean)
  returns integer language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare v_before timestamptz; v_count integer;
begin
  if p_at > now() + interval '1 hour' then
    raise exception 'rows are not past a date that is still to come' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from legal_holds h where h.released_at is null and (p_school is null or h.school_id = p_school)) then
    return 0;
  end if;
  case p_table
${expiredSql(rules)}
  else raise exception 'no rule removes rows of %', p_table;
  end case;
  return v_count;
end $$;`;
}

/**
 * The second wall, table by table. Codes:
 * T tenant · L tenant, library rows (school_id null) readable by all · TS tenant or own row · S own row ·
 * suffix K people and talk: not for provisional members · TC conversations: as TK, for those in them, and for admins
 * where something was reported · N sign-in, read before the actor is known ·
 * N? tenant, null rows for operator and jobs · F functions only.
 */
export type PolicyCode = 'T' | 'L' | 'TK' | 'TSK' | 'TC' | 'S' | 'N' | 'N?' | 'F';

interface TableRule {
  readonly code: PolicyCode;
  /** Rows are only ever added: no role may change or delete them. */
  readonly isAppendOnly?: boolean;
  /** Rows may be deleted by the app. */
  readonly mayDelete?: boolean;
  /** The app may read but not write: operator, jobs or doors write it. */
  readonly isReadOnly?: boolean;
  /** Column that holds the tenant, where it isn't school_id. */
  readonly tenantColumn?: string;
  /** Column that names the conversation (TC); conversation_id by default. */
  readonly conversationColumn?: string;
  /** Column that names the owner of an own row; user_id by default. Under TC: who may make a row before they are in. */
  readonly selfColumn?: string;
  /** What the doors (functions of fieldhouse_entry) do here; an SQL condition limits what they may insert. */
  readonly entry?: {
    readonly select?: true;
    readonly insert?: true | string;
    readonly update?: true;
    readonly delete?: true;
  };
  /** Sign-in tables: what the login role may do. */
  readonly login?: readonly ('select' | 'insert' | 'update' | 'delete')[];
  /** What jobs do in a table that is otherwise reached through functions. */
  readonly jobs?: readonly ('select' | 'insert' | 'update' | 'delete')[];
  /** The operator reads a table that is otherwise reached through functions. */
  readonly isReadByOperator?: true;
  /** The operator may not read it. */
  readonly isHiddenFromOperator?: boolean;
}

const ALL = ['select', 'insert', 'update', 'delete'] as const;

export const TABLE_RULES: Readonly<Record<string, TableRule>> = {
  users: { code: 'N', login: ['select', 'insert', 'update'], entry: { select: true, update: true } },
  auth_sessions: { code: 'N', login: ALL, entry: { select: true } },
  auth_accounts: { code: 'N', login: ALL },
  auth_verifications: { code: 'N', login: ALL, entry: { select: true, delete: true } },
  auth_two_factors: { code: 'N', login: ALL },
  auth_passkeys: { code: 'N', login: ALL },
  sign_ups: { code: 'N', isAppendOnly: true, login: ['insert'] },
  operator_invitations: {
    code: 'N',
    login: ['select', 'insert', 'delete'],
    entry: { select: true, update: true },
  },
  rate_buckets: { code: 'F', entry: { select: true, insert: true, update: true, delete: true } },
  login_activity: { code: 'S', isAppendOnly: true, isReadOnly: true, entry: { select: true, insert: true } },

  platform_roles: { code: 'S', isReadOnly: true, entry: { select: true, insert: true } },
  profiles: { code: 'S', selfColumn: 'id', entry: { select: true, insert: true } },
  user_settings: { code: 'S', entry: { select: true, insert: true } },
  school_memberships: {
    code: 'TSK',
    entry: {
      select: true,
      insert:
        "status = 'pending' or (status = 'provisional' and role = 'student') or (status = 'active' and role = 'homeschool_parent')",
      update: true,
    },
  },
  student_profiles: { code: 'TSK', entry: { select: true, insert: true } },
  teacher_profiles: { code: 'TSK', entry: { insert: true } },
  parent_profiles: { code: 'TSK', entry: { insert: true } },
  guardian_links: { code: 'TSK', selfColumn: 'guardian_user_id', entry: { select: true } },

  schools: { code: 'T', tenantColumn: 'id', entry: { select: true, insert: true, update: true } },
  school_codes: { code: 'TK', entry: { select: true, insert: true, update: true } },
  school_branding: { code: 'T' },
  grading_policies: { code: 'T', isAppendOnly: true, entry: { insert: true } },

  courses: { code: 'L', mayDelete: true, entry: { select: true } },
  course_teachers: { code: 'TK', mayDelete: true, entry: { select: true } },
  course_prerequisites: { code: 'L', mayDelete: true },
  course_stats: { code: 'L' },
  course_modules: { code: 'L', mayDelete: true },
  lessons: { code: 'L', mayDelete: true },
  assignments: { code: 'L', mayDelete: true },
  enrollments: { code: 'T', entry: { select: true } },
  enrollment_events: { code: 'T', isAppendOnly: true },

  academic_years: { code: 'T' },
  terms: { code: 'T' },
  grading_periods: { code: 'T' },
  school_days: { code: 'T', mayDelete: true },
  course_grading: { code: 'T', entry: { select: true, delete: true } },
  grade_categories: { code: 'T', mayDelete: true },
  content_versions: {
    code: 'L',
    isAppendOnly: true,
    entry: { select: true, update: true, delete: true },
  },
  date_shifts: { code: 'T', entry: { select: true, delete: true } },
  accommodations: { code: 'T' },
  assignment_overrides: { code: 'T' },
  student_due_dates: { code: 'T', mayDelete: true },
  attendance_records: { code: 'T', mayDelete: true },
  record_changes: { code: 'T', isAppendOnly: true },
  posting_windows: { code: 'T' },
  final_grades: { code: 'T', isAppendOnly: true },
  transfer_credits: { code: 'T' },

  lesson_events: { code: 'T', isAppendOnly: true },
  lesson_progress: { code: 'T' },
  course_progress: { code: 'T' },
  study_days: { code: 'T' },
  todo_marks: { code: 'T', mayDelete: true },

  drafts: { code: 'T', mayDelete: true, isHiddenFromOperator: true },
  submissions: { code: 'T' },
  submission_attempts: { code: 'T', isAppendOnly: true, isHiddenFromOperator: true },
  matching_checks: { code: 'T', isAppendOnly: true, isHiddenFromOperator: true },

  submission_files: { code: 'T', isAppendOnly: true, isHiddenFromOperator: true },
  content_reports: { code: 'T' },
  files: { code: 'T', isHiddenFromOperator: true },
  storage_usage: { code: 'T' },
  resources: { code: 'T', isHiddenFromOperator: true },
  resource_versions: { code: 'T', isAppendOnly: true, isHiddenFromOperator: true },
  resource_views: { code: 'T', isAppendOnly: true, isHiddenFromOperator: true },

  live_sessions: { code: 'T' },
  live_session_series: { code: 'T' },
  session_materials: { code: 'TK', mayDelete: true, isHiddenFromOperator: true },
  session_joins: { code: 'TK', isAppendOnly: true },
  discussions: { code: 'TK', isHiddenFromOperator: true },
  discussion_revisions: {
    code: 'TK',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    entry: { select: true, update: true },
  },
  discussion_follows: { code: 'TK', mayDelete: true },
  discussion_reads: { code: 'TK' },
  discussion_reports: { code: 'TK', isHiddenFromOperator: true },
  conversations: {
    code: 'TC',
    conversationColumn: 'id',
    selfColumn: 'created_by',
    isHiddenFromOperator: true,
    entry: { select: true },
  },
  conversation_members: { code: 'TC', isHiddenFromOperator: true, entry: { select: true } },
  messages: { code: 'TC', isHiddenFromOperator: true },
  message_files: { code: 'TC', isAppendOnly: true, isHiddenFromOperator: true },
  message_reports: {
    code: 'TC',
    selfColumn: 'reporter_id',
    isHiddenFromOperator: true,
    entry: { select: true },
  },
  messaging_rules: { code: 'T' },
  feed_tokens: { code: 'S', entry: { select: true, update: true } },

  grade_events: { code: 'T', isAppendOnly: true, isHiddenFromOperator: true },
  grades: { code: 'T', isHiddenFromOperator: true },
  grade_inquiries: { code: 'T', isHiddenFromOperator: true },
  ai_proposals: { code: 'T', isHiddenFromOperator: true },
  comment_bank: { code: 'T', mayDelete: true, isHiddenFromOperator: true },
  calibration_scores: { code: 'T', isHiddenFromOperator: true },
  course_grades: { code: 'T' },
  student_gpas: { code: 'T' },
  student_goals: { code: 'T', mayDelete: true },

  notifications: { code: 'S', entry: { select: true, insert: true, update: true } },
  notification_preferences: { code: 'S', entry: { select: true, insert: true, update: true } },
  notification_deliveries: { code: 'S', entry: { select: true, insert: true, update: true } },
  push_subscriptions: { code: 'S', entry: { select: true, insert: true, update: true } },
  deletion_requests: { code: 'S', entry: { select: true, insert: true, update: true } },
  data_exports: { code: 'S' },
  payments: { code: 'S', selfColumn: 'payer_user_id' },

  audit_log: { code: 'N?', isAppendOnly: true, entry: { select: true, insert: true } },
  mail_outbox: {
    code: 'F',
    jobs: ['select', 'update'],
    isReadByOperator: true,
    entry: { select: true, insert: true },
  },
  mail_suppressions: {
    code: 'F',
    jobs: ['select', 'insert', 'delete'],
    entry: { select: true, delete: true },
  },
  ai_runs: { code: 'N?', isAppendOnly: true },
  ai_usage: { code: 'T' },
  search_entries: { code: 'F', entry: { select: true, insert: true, update: true, delete: true } },
};

const IN_SCHOOLS = (column: string) => `${column} = any ((select app.school_ids())::uuid[])`;
const IN_KNOWN_SCHOOLS = (column: string) => `${column} = any ((select app.known_school_ids())::uuid[])`;
/**
 * Functions that return sets, and `in` with them: the database makes the set once per statement and looks rows up in
 * it. An array would be gone through for each row.
 */
const IN_CONVERSATION = (column: string) => `${column} in (select app.conversation_ids())`;
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
  const isTenant = ['T', 'L', 'TK', 'TSK', 'TC', 'N?'].includes(rule.code);

  if (isTenant) {
    const seen = rule.code.endsWith('K') ? IN_KNOWN_SCHOOLS(column) : IN_SCHOOLS(column);
    const talk = rule.code === 'TC' ? talkOf(table, rule) : null;
    policies.push({
      name: 'tenant',
      command: 'all',
      roles: ['fieldhouse_app'],
      ...(talk ?? {
        using: rule.code === 'TSK' ? `(${seen} or ${self} = (select app.user_id()))` : seen,
        // Of people and talk a provisional member writes as little as they read; a record of their own is made for them.
        check: rule.code === 'TK' ? seen : IN_SCHOOLS(column),
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
    'revoke all on all tables in schema public from fieldhouse_login, fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_public, fieldhouse_entry;',
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

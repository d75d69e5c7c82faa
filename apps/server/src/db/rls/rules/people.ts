import { FORMER_MEMBER } from '@fieldhouse/domain/people/full-name.ts';
import { NOT_PERSONAL, ofPerson } from './exported.ts';
import { AS_ACT, AS_MONEY, AS_PROOF, cleared, DELETED, IN_RECORD } from './on-deletion.ts';
import { FOR_GOOD, WITH_ACCOUNT } from './retention.ts';
import { NOBODY, type TableRules } from './rule.ts';

const ALL = ['select', 'insert', 'update', 'delete'] as const;

/** Links and codes on their way; the value names the account, and the identifier may hold an address. */
const OF_ACCOUNT = `(value = p_user::text or strpos(identifier, p_user::text) > 0
  or strpos(value, p_user::text) > 0)`;

/** Signing in, and who people are. */
export const PEOPLE_RULES = {
  users: {
    owner: 'accounts',
    code: 'N',
    login: ['select', 'insert', 'update'],
    // Schools make accounts for students, which have no address.
    entry: { select: true, insert: "email like '%@no-email.invalid'", update: true },
    people: {
      id: cleared({
        email: "'deleted-' || id || '@deleted.invalid'",
        email_verified: 'false',
        name: "'Deleted account'",
        image: 'null',
        two_factor_enabled: 'false',
        suspension_reason: 'null',
        deleted_at: 'coalesce(deleted_at, p_at)',
        updated_at: 'p_at',
      }),
      suspended_by: AS_ACT,
    },
    exported: {
      title: 'Account',
      scope: 'person',
      from: `(select id, name, case when email not like '%@no-email.invalid' then email end as email, email_verified,
        two_factor_enabled, consent_state, created_at from users)`,
      where: 't.id = $1::uuid',
    },
    retention: WITH_ACCOUNT,
  },
  auth_sessions: {
    owner: 'accounts',
    code: 'N',
    login: ALL,
    entry: { select: true, delete: true },
    people: { user_id: DELETED },
    exported: ofPerson('Where you are signed in', 'user_id', { omit: ['token'] }),
    retention: { group: 'short', since: 't.expires_at' },
  },
  auth_accounts: {
    owner: 'accounts',
    code: 'N',
    login: ALL,
    entry: { select: true, insert: "provider_id = 'credential'", update: true },
    people: { user_id: DELETED },
    exported: { not: 'The hash of the password, which is a secret.' },
    retention: WITH_ACCOUNT,
  },
  auth_verifications: {
    owner: 'accounts',
    code: 'N',
    login: ALL,
    entry: { select: true, delete: true },
    people: { value: { do: 'delete', whose: OF_ACCOUNT } },
    exported: { not: 'Links and codes that work once, which are secrets.' },
    retention: { group: 'short', since: 't.expires_at' },
  },
  auth_two_factors: {
    owner: 'accounts',
    code: 'N',
    login: ALL,
    // A school's new password for an account without an address ends what else opened it.
    entry: { select: true, delete: true },
    people: { user_id: DELETED },
    exported: { not: 'The secret of the authenticator app.' },
    retention: WITH_ACCOUNT,
  },
  auth_passkeys: {
    owner: 'accounts',
    code: 'N',
    login: ALL,
    // A school's new password for an account without an address ends what else opened it.
    entry: { select: true, delete: true },
    people: { user_id: DELETED },
    exported: ofPerson('Passkeys', 'user_id', { omit: ['credential_id', 'public_key'] }),
    retention: WITH_ACCOUNT,
  },
  sign_ups: {
    owner: 'accounts',
    code: 'N',
    isAppendOnly: true,
    login: ['insert'],
    jobs: ['select'],
    people: { user_id: DELETED },
    exported: ofPerson('What you entered at sign-up', 'user_id', { omit: ['invitation_hash'] }),
    retention: WITH_ACCOUNT,
  },
  operator_invitations: {
    owner: 'accounts',
    code: 'N',
    login: ['select', 'insert', 'delete'],
    entry: { select: true, update: true },
    people: NOBODY,
    exported: NOT_PERSONAL,
    retention: { group: 'short', since: 't.expires_at' },
  },
  rate_buckets: {
    owner: 'platform',
    code: 'F',
    entry: { select: true, insert: true, update: true, delete: true },
    people: NOBODY,
    exported: { not: 'Counts of failed attempts, which are kept for a few hours under hashes.' },
    retention: { group: 'short', since: 't.window_start' },
  },
  // Updated by nobody; but rows to be deleted are locked, which takes the right.
  spent_challenges: {
    owner: 'platform',
    code: 'F',
    entry: { select: true, insert: true, update: true, delete: true },
    people: NOBODY,
    exported: NOT_PERSONAL,
    retention: { group: 'short', since: 't.expires_at' },
  },
  login_activity: {
    owner: 'accounts',
    code: 'S',
    isAppendOnly: true,
    isReadOnly: true,
    entry: { select: true, insert: true },
    people: { user_id: DELETED },
    exported: ofPerson('Attempts to sign in', 'user_id', { omit: ['email_hash'] }),
    retention: { group: 'login', since: 't.login_at' },
  },

  platform_roles: {
    owner: 'accounts',
    code: 'S',
    isReadOnly: true,
    entry: { select: true, insert: true },
    people: { user_id: AS_PROOF, granted_by: AS_PROOF },
    exported: ofPerson('Roles on the platform'),
    retention: FOR_GOOD,
  },
  profiles: {
    owner: 'profile',
    code: 'S',
    selfColumn: 'id',
    // Schools correct the names of accounts that they made.
    entry: { select: true, insert: true, update: true },
    people: {
      id: cleared({
        given_name: "'Former'",
        family_name: "'member'",
        phone: 'null',
        address: 'null',
        bio: 'null',
        avatar_key: 'null',
        updated_at: 'p_at',
        version: 'version + 1',
      }),
    },
    exported: ofPerson('Profile', 'id'),
    retention: WITH_ACCOUNT,
  },
  user_settings: {
    owner: 'profile',
    code: 'S',
    entry: { select: true, insert: true },
    people: { user_id: DELETED },
    exported: ofPerson('Settings'),
    retention: WITH_ACCOUNT,
  },
  school_memberships: {
    owner: 'accounts',
    code: 'TSK',
    entry: {
      select: true,
      insert:
        "status = 'pending' or (status = 'provisional' and role = 'student') or (status = 'active' and (role = 'homeschool_parent' or (role = 'parent' and source = 'invitation') or (role = 'student' and source = 'import')))",
      update: true,
    },
    people: {
      user_id: cleared({
        status: "'ended'",
        end_reason: "case when status = 'ended' then end_reason else 'account_deleted' end",
        ended_at: 'coalesce(ended_at, p_at)',
        provisional_until: 'null',
        duties: "'{}'",
        display_name: `'${FORMER_MEMBER}'`,
        sort_name: `'${FORMER_MEMBER.toLowerCase()}'`,
        updated_at: 'p_at',
        version: 'version + 1',
      }),
      decided_by: AS_ACT,
    },
    exported: ofPerson('Schools', 'user_id', {
      from: '(select m.*, s.name as school_name from school_memberships m join schools s on s.id = m.school_id)',
      omit: ['decided_by'],
    }),
    retention: FOR_GOOD,
  },
  student_profiles: {
    owner: 'accounts',
    code: 'TSK',
    entry: { select: true, insert: true, update: true },
    people: {
      // The record is the school's, but of a child to whose account nobody ever consented nothing is kept.
      user_id: cleared(
        {
          legal_name: "'Deleted account'",
          birth_on: 'null',
          languages: 'null',
          phone: 'null',
          email: 'null',
          address: 'null',
        },
        {
          where: `exists (select from users u where u.id = p_user and u.consent_state = 'required')
      and not exists (select from consents k where k.subject_user_id = p_user and k.kind = 'child_account'
        and k.decision = 'given')`,
        },
      ),
    },
    exported: {
      title: 'Student records',
      scope: 'student',
      where: '(t.school_id, t.id) in (select school_id, student_id from own)',
    },
    retention: FOR_GOOD,
  },
  teacher_profiles: {
    owner: 'accounts',
    code: 'TSK',
    entry: { insert: true },
    people: { user_id: DELETED },
    exported: ofPerson('Teacher profiles'),
    retention: WITH_ACCOUNT,
  },
  parent_profiles: {
    owner: 'accounts',
    code: 'TSK',
    entry: { insert: true },
    people: { user_id: DELETED },
    exported: ofPerson('Parent profiles'),
    retention: WITH_ACCOUNT,
  },
  guardian_links: {
    owner: 'families',
    code: 'TSK',
    selfColumn: 'guardian_user_id',
    entry: {
      select: true,
      insert: "status = 'pending' or source in ('invitation', 'homeschool')",
      update: true,
    },
    people: {
      guardian_user_id: cleared({
        status: "'ended'",
        end_reason: "case when status = 'ended' then end_reason else 'account_deleted' end",
        ended_at: 'coalesce(ended_at, p_at)',
        refusal: 'null',
        updated_at: 'p_at',
        version: 'version + 1',
      }),
      student_id: IN_RECORD,
      verified_by: AS_ACT,
    },
    exported: {
      title: 'Links between guardians and students',
      scope: 'person',
      where:
        't.guardian_user_id = $1::uuid or (t.school_id, t.student_id) in (select school_id, student_id from own)',
      omit: ['verified_by', 'refusal', 'was_shut_out'],
    },
    retention: FOR_GOOD,
  },
  deletion_requests: {
    owner: 'profile',
    code: 'S',
    entry: { select: true, insert: true, update: true },
    people: { user_id: AS_PROOF, asked_by: AS_PROOF },
    exported: ofPerson('Requests to delete the account'),
    retention: FOR_GOOD,
  },
  data_exports: {
    owner: 'profile',
    code: 'S',
    people: { user_id: DELETED, student_id: DELETED },
    exported: ofPerson('Copies of your data', 'user_id', { omit: ['storage_key'] }),
    retention: { group: 'copies', job: 'profile.sweep' },
  },
  payments: {
    owner: 'billing',
    code: 'S',
    selfColumn: 'payer_user_id',
    people: { payer_user_id: AS_MONEY },
    exported: ofPerson('Payments', 'payer_user_id'),
    retention: { group: 'money', since: 't.created_at' },
  },
} as const satisfies TableRules;

import { NOT_PERSONAL, ofPerson } from './exported.ts';
import { AS_ACT, AS_PROOF, cleared, DELETED } from './on-deletion.ts';
import { FOR_GOOD, WITH_ACCOUNT } from './retention.ts';
import { NOBODY, type TableRules } from './rule.ts';

/** What the platform notes about its own work. */
export const PLATFORM_RULES = {
  // Deletion and retention take rows out of the chain of seals as well: rls/erase.sql.
  audit_log: {
    owner: 'platform',
    code: 'N?',
    isAppendOnly: true,
    entry: { select: true, insert: true },
    people: { actor_user_id: AS_ACT },
    exported: {
      title: 'What you did, as logged by the schools and the platform',
      scope: 'person',
      from: '(select id, actor_user_id, action, entity_type, entity_id, at, host(ip_address) as ip_address from audit_log)',
      where: 't.actor_user_id = $1::uuid',
      omit: ['actor_user_id'],
    },
    retention: { group: 'audit', since: 't.at' },
  },
  audit_salts: {
    owner: 'platform',
    code: 'F',
    isAppendOnly: true,
    jobs: ['select', 'insert'],
    people: NOBODY,
    exported: NOT_PERSONAL,
    retention: FOR_GOOD,
  },
  audit_seals: {
    owner: 'platform',
    code: 'F',
    isAppendOnly: true,
    jobs: ['select', 'insert'],
    people: NOBODY,
    exported: NOT_PERSONAL,
    retention: FOR_GOOD,
  },
  legal_holds: {
    owner: 'operations',
    code: 'T',
    isReadOnly: true,
    entry: { select: true },
    people: { student_id: AS_PROOF, created_by: AS_PROOF, released_by: AS_PROOF },
    exported: {
      not: 'The fact that a court or authority wants data kept; the school tells whoever it is allowed to.',
    },
    retention: FOR_GOOD,
  },
  retention_runs: {
    owner: 'platform',
    code: 'F',
    isAppendOnly: true,
    jobs: ['select', 'insert'],
    isReadByOperator: true,
    people: NOBODY,
    exported: NOT_PERSONAL,
    retention: FOR_GOOD,
  },
  mail_outbox: {
    owner: 'platform',
    code: 'F',
    jobs: ['select', 'update'],
    isReadByOperator: true,
    entry: { select: true, insert: true },
    people: {
      to_user_id: {
        do: 'delete',
        // Letters to the person, and those about them, whose keys say so.
        whose: `(to_user_id = p_user or strpos(message_key, p_user::text) > 0
          or lower(to_address) = (select lower(u.email) from users u where u.id = p_user))`,
      },
    },
    exported: ofPerson('Emails sent to you', 'to_user_id', {
      omit: ['message_key', 'body_text', 'unsubscribe_url', 'leased_until', 'last_error'],
    }),
    retention: { group: 'mail', since: 't.created_at', where: "t.state <> 'queued'" },
  },
  mail_suppressions: {
    owner: 'platform',
    code: 'F',
    jobs: ['select', 'insert', 'delete'],
    entry: { select: true, delete: true },
    people: { address_hash: { do: 'delete', whose: 'address_hash = any (p_address_hashes)' } },
    exported: {
      not: 'Addresses that emails bounced from, kept under hashes; /notifications says whether yours is one of them.',
    },
    retention: WITH_ACCOUNT,
  },
  ai_runs: {
    owner: 'platform',
    code: 'N?',
    isAppendOnly: true,
    people: { user_id: cleared({ user_id: 'null' }) },
    exported: ofPerson('AI work done for you'),
    retention: { group: 'ai_runs', since: 't.created_at' },
  },
  ai_usage: {
    owner: 'platform',
    code: 'T',
    people: { user_id: DELETED },
    exported: ofPerson('AI calls per day'),
    retention: { group: 'ai_runs', since: 't.on' },
  },
} as const satisfies TableRules;

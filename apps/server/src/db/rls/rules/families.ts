import { ofPerson, ofStudent, ofStudentAlone } from './exported.ts';
import { AS_ACT, AS_PROOF, cleared, IN_RECORD } from './on-deletion.ts';
import { FOR_GOOD, WITH_ACCOUNT, WORK } from './retention.ts';
import type { TableRules } from './rule.ts';

/** Who follows a student, and what was given of the record. */
export const FAMILY_RULES = {
  invitations: {
    owner: 'families',
    code: 'TW',
    isHiddenFromOperator: true,
    entry: { select: true, update: true },
    people: {
      student_id: IN_RECORD,
      invited_by: AS_ACT,
      accepted_by: cleared({ email: "'deleted-' || id || '@deleted.invalid'" }),
    },
    exported: ofPerson('Invitations you accepted', 'accepted_by', {
      omit: ['token_hash', 'invited_by'],
    }),
    retention: { group: 'short', since: 't.expires_at' },
  },
  pairing_codes: {
    owner: 'families',
    code: 'TF',
    isHiddenFromOperator: true,
    entry: { select: true, update: true },
    people: { student_id: IN_RECORD, used_by: AS_ACT },
    exported: ofStudent('Codes for guardians', { omit: ['code_hash', 'used_by'] }),
    retention: { group: 'short', since: 't.expires_at' },
  },
  family_notes: {
    owner: 'families',
    code: 'TW',
    isHiddenFromOperator: true,
    people: { student_id: IN_RECORD, set_by: AS_ACT },
    exported: { not: 'What staff note about a family to protect a child, such as limits set by a court.' },
    retention: WORK,
  },
  disclosures: {
    owner: 'families',
    code: 'TF',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: { student_id: IN_RECORD, disclosed_to: AS_ACT },
    // Guardians read on the page what concerns them; of each other they read nothing.
    exported: ofStudentAlone('Who received something from the record'),
    retention: FOR_GOOD,
  },
  student_accounts: {
    owner: 'student-accounts',
    code: 'TW',
    isHiddenFromOperator: true,
    entry: { select: true, insert: true, update: true },
    // Nobody else gets the username afterwards: it is on sheets and in memories.
    people: { user_id: AS_ACT, student_id: IN_RECORD, made_by: AS_ACT, password_reset_by: AS_ACT },
    exported: ofStudent('Account created by the school', {
      omit: ['made_by', 'batch_id', 'line', 'password_reset_by'],
    }),
    retention: WITH_ACCOUNT,
  },
  consent_requests: {
    owner: 'consent',
    code: 'TW',
    isHiddenFromOperator: true,
    entry: { select: true, insert: true, update: true },
    people: {
      student_id: IN_RECORD,
      // A parent who didn't answer has nothing here, and one who did stands in the consent.
      subject_user_id: cleared({ parent_email: 'null', token_hash: 'null' }),
    },
    // Guardians read nothing of each other: not whom the child named as a parent either.
    exported: ofStudent('Requests for a parent’s consent', { omit: ['token_hash', 'parent_email'] }),
    retention: { group: 'short', since: 't.expires_at' },
  },
  consents: {
    owner: 'consent',
    code: 'TF',
    isHiddenFromOperator: true,
    entry: { select: true, insert: true, update: true },
    people: {
      student_id: IN_RECORD,
      subject_user_id: AS_PROOF,
      given_by: AS_PROOF,
      verified_by: AS_ACT,
      withdrawn_by: AS_ACT,
    },
    exported: ofStudent('Consent', {
      omit: ['ip_address', 'given_by', 'giver_email', 'verified_by', 'withdrawn_by'],
      omitForGuardians: ['giver_name', 'relationship', 'withdraw_reason'],
    }),
    retention: FOR_GOOD,
  },
} as const satisfies TableRules;

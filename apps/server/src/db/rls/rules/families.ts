import { ofPerson, ofStudent, ofStudentAlone } from './exported.ts';
import { AS_ACT, cleared, IN_RECORD } from './on-deletion.ts';
import { FOR_GOOD, WORK } from './retention.ts';
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
    exported: ofPerson('Invitations that you accepted', 'accepted_by', {
      omit: ['token_hash', 'invited_by'],
    }),
    retention: { group: 'short', since: 't.expires_at' },
  },
  pairing_codes: {
    owner: 'families',
    code: 'TK',
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
    exported: { not: 'What staff note about a family to protect a child, such as limits that a court set.' },
    retention: WORK,
  },
  disclosures: {
    owner: 'families',
    code: 'TK',
    isAppendOnly: true,
    isHiddenFromOperator: true,
    people: { student_id: IN_RECORD, disclosed_to: AS_ACT },
    // Guardians read on the page what concerns them; of each other they read nothing.
    exported: ofStudentAlone('To whom something of the record was given'),
    retention: FOR_GOOD,
  },
} as const satisfies TableRules;

import { ofStudent } from './exported.ts';
import { AS_ACT, AS_PROOF, cleared, DELETED } from './on-deletion.ts';
import { FOR_GOOD, type Retention, WORK } from './retention.ts';
import type { TableRules } from './rule.ts';

/** A week after the last one had it. */
const SENT: Retention = {
  group: 'short',
  since: 't.finished_at',
  turn: `not exists (select from family_message_recipients r
    where r.school_id = t.school_id and r.family_message_id = t.id)`,
};
const SENT_TO: Retention = {
  group: 'short',
  since: `(select f.finished_at from family_messages f where f.school_id = t.school_id and f.id = t.family_message_id)`,
};

/** Who looks after which students, and what they see to. */
export const COUNSELING_RULES = {
  // Families know who looks after their student.
  counselor_assignments: {
    owner: 'counseling',
    code: 'TF',
    isWrittenByStaff: true,
    entry: { select: true },
    people: { student_id: AS_PROOF, user_id: AS_PROOF, assigned_by: AS_ACT, ended_by: AS_ACT },
    exported: ofStudent('Counselors', { omit: ['assigned_by', 'ended_by'] }),
    retention: FOR_GOOD,
  },
  // Notes of those who counsel aren't part of the academic record: they go with the account.
  eligibility_follow_ups: {
    owner: 'counseling',
    code: 'TW',
    people: { student_id: DELETED, owner_user_id: AS_ACT, created_by: AS_ACT, closed_by: AS_ACT },
    exported: ofStudent('Counselor follow-ups', {
      omit: ['owner_user_id', 'created_by', 'closed_by'],
    }),
    retention: WORK,
  },
  // What was written stands in the conversations, which have rules of their own.
  family_messages: {
    owner: 'counseling',
    code: 'TW',
    isHiddenFromOperator: true,
    // Rows of others hang on it until it goes with them.
    people: { user_id: cleared({ body: "''" }) },
    exported: {
      not: 'Lists of the people counselors wrote to at once; what was written is in the conversations.',
    },
    retention: SENT,
  },
  family_message_recipients: {
    owner: 'counseling',
    code: 'TW',
    people: { student_id: DELETED, user_id: DELETED },
    exported: {
      not: 'Lists of the people counselors wrote to at once; what was written is in the conversations.',
    },
    retention: SENT_TO,
  },
} as const satisfies TableRules;

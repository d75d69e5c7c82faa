import { ofStudent } from './exported.ts';
import { AS_ACT, AS_PROOF, DELETED } from './on-deletion.ts';
import { FOR_GOOD, WORK } from './retention.ts';
import type { TableRules } from './rule.ts';

/** Who looks after which students, and what they see to. */
export const COUNSELING_RULES = {
  counselor_assignments: {
    owner: 'counseling',
    code: 'TW',
    entry: { select: true },
    people: { student_id: AS_PROOF, user_id: AS_PROOF, assigned_by: AS_ACT, ended_by: AS_ACT },
    exported: ofStudent('Who counseled you', { omit: ['assigned_by', 'ended_by'] }),
    retention: FOR_GOOD,
  },
  // Notes of those who counsel aren't part of the academic record: they go with the account.
  eligibility_follow_ups: {
    owner: 'counseling',
    code: 'TW',
    people: { student_id: DELETED, owner_user_id: AS_ACT, created_by: AS_ACT, closed_by: AS_ACT },
    exported: ofStudent('What counselors saw to for you', {
      omit: ['owner_user_id', 'created_by', 'closed_by'],
    }),
    retention: WORK,
  },
} as const satisfies TableRules;

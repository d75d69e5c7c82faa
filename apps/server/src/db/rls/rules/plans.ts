import { ofStudent } from './exported.ts';
import { AS_ACT, DELETED } from './on-deletion.ts';
import { leftAt, WORK } from './retention.ts';
import type { TableRules } from './rule.ts';

/** What students plan to take. The places that were asked for stand on the record by themselves. */
export const PLAN_RULES = {
  plans: {
    owner: 'plans',
    code: 'TF',
    isHiddenFromOperator: true,
    people: {
      student_id: DELETED,
      created_by: AS_ACT,
      updated_by: AS_ACT,
      proposed_by: AS_ACT,
      decided_by: AS_ACT,
    },
    exported: ofStudent('Course plans', {
      omit: ['created_by', 'updated_by', 'proposed_by', 'decided_by', 'plan_key'],
    }),
    retention: {
      group: 'work',
      since: leftAt('t.school_id', 't.student_id'),
      // Its courses go first.
      turn: 'not exists (select from plan_items i where i.school_id = t.school_id and i.plan_id = t.id)',
    },
  },
  plan_items: {
    owner: 'plans',
    code: 'TF',
    isHiddenFromOperator: true,
    mayDelete: true,
    people: { student_id: DELETED, asked_by: AS_ACT },
    exported: ofStudent('Courses of plans', { omit: ['asked_by'] }),
    retention: WORK,
  },
} as const satisfies TableRules;

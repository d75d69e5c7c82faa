import { NOT_PERSONAL, ofPerson } from './exported.ts';
import { AS_ACT, DELETED } from './on-deletion.ts';
import { type Retention, WITH_SCHOOL } from './retention.ts';
import type { TableRules } from './rule.ts';

/** Two years after anything was last asked or answered in it. */
const ASKED: Retention = {
  group: 'talk',
  since: 't.last_at',
  turn: `not exists (select from advice_messages m where m.school_id = t.school_id and m.conversation_id = t.id)`,
};
const inConversation = (turn?: string): Retention => ({
  group: 'talk',
  since: `(select c.last_at from advice_conversations c where c.school_id = t.school_id and c.id = t.conversation_id)`,
  ...(turn === undefined ? {} : { turn }),
});

/**
 * What families asked and were told. It goes with the account of whoever asked, and with the student's; a copy of it is for
 * whoever asked alone, since another household reads nothing of it.
 */
export const ADVICE_RULES = {
  advice_conversations: {
    owner: 'advice',
    code: 'TF',
    isHiddenFromOperator: true,
    people: { student_id: DELETED, asked_by: DELETED },
    exported: ofPerson('Questions that you asked about eligibility', 'asked_by', { omit: ['asked_by'] }),
    retention: ASKED,
  },
  advice_messages: {
    owner: 'advice',
    code: 'TF',
    isHiddenFromOperator: true,
    people: { student_id: DELETED, asked_by: DELETED, author_user_id: AS_ACT, seen_by: AS_ACT },
    exported: ofPerson('What was asked and answered there, with its sources', 'asked_by', {
      omit: ['asked_by', 'author_user_id', 'told_user_ids', 'seen_by', 'message_key'],
    }),
    // Answers first, each before what it answers.
    retention: inConversation(
      `not exists (select from advice_questions q where q.school_id = t.school_id and q.message_id = t.id)
        and not exists (select from advice_messages m where m.school_id = t.school_id
          and m.conversation_id = t.conversation_id and m.answers_message_id = t.id and m.id <> t.id)`,
    ),
  },
  advice_questions: {
    owner: 'advice',
    code: 'TF',
    isHiddenFromOperator: true,
    people: { student_id: DELETED, asked_by: DELETED, to_user_id: AS_ACT, answered_by: AS_ACT },
    exported: ofPerson('Questions that you handed to counselors', 'asked_by', {
      omit: ['asked_by', 'to_user_id', 'answered_by'],
    }),
    retention: inConversation(),
  },
  advice_settings: {
    owner: 'advice',
    code: 'TK',
    isWrittenByStaff: true,
    people: { updated_by: AS_ACT },
    exported: NOT_PERSONAL,
    retention: WITH_SCHOOL,
  },
} as const satisfies TableRules;

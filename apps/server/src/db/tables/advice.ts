import { CRISIS_KINDS } from '@fieldhouse/domain/advice/crisis-kinds.ts';
import type { AdviceAnswer } from '@fieldhouse/domain/advice/fact.ts';
import type { Ask } from '@fieldhouse/domain/advice/question.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/** An answer as it is kept: its facts with their sources, and of a model its checked sentences. */
export interface KeptAnswer extends AdviceAnswer {
  /** What was understood, so that the same can be asked of another day's record. */
  readonly asks: readonly Ask[];
  readonly sentences: readonly { readonly text: string; readonly facts: readonly number[] }[] | null;
  readonly isFallback: boolean;
}

/** Questions of one person about one student, one after the other. Written by: advice. */
export const adviceConversations = pgTable(
  'advice_conversations',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    askedBy: id()
      .notNull()
      .references(() => users.id),
    /** How whoever asks stood to the student; nobody else reads what a guardian asks but those who counsel. */
    askedAs: text({ enum: ['student', 'guardian'] }).notNull(),
    /** The first question, shortened. */
    title: text().notNull(),
    createdAt: createdAt(),
    lastAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('advice_conversations_student_idx').on(t.schoolId, t.studentId, t.lastAt),
    index('advice_conversations_asker_idx').on(t.askedBy),
    foreignKey({
      name: 'advice_conversations_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('advice_conversations_asked_as', sql`${t.askedAs} in ('student', 'guardian')`),
  ],
);

/** A question, what an engine answered, or what a counselor did. Never changed, but for who saw to danger. Written by: advice. */
export const adviceMessages = pgTable(
  'advice_messages',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    conversationId: id().notNull(),
    studentId: id().notNull(),
    askedBy: id()
      .notNull()
      .references(() => users.id),
    /** Its place in the conversation, from 1. */
    seq: integer().notNull(),
    author: text({ enum: ['asker', 'engine', 'counselor'] }).notNull(),
    /** Null: an engine. */
    authorUserId: id().references(() => users.id),
    text: text().notNull(),
    /** The question that it answers. */
    answersMessageId: id(),
    engine: text({ enum: ['built_in', 'model'] }),
    answer: jsonb().$type<KeptAnswer>(),
    /** What the words of a question showed; null: nothing. */
    crisis: text({ enum: CRISIS_KINDS }),
    crisisLocale: text(),
    /** The adults who were told at once, and who may read the conversation for it. */
    toldUserIds: id().array(),
    seenBy: id().references(() => users.id),
    seenAt: instant(),
    /** Made by the browser: sent twice it is kept once. Null: of an engine. */
    messageKey: id(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('advice_messages_seq').on(t.schoolId, t.conversationId, t.seq),
    uniqueIndex('advice_messages_key').on(t.schoolId, t.authorUserId, t.messageKey),
    // An engine answers a question once.
    uniqueIndex('advice_messages_answered')
      .on(t.schoolId, t.answersMessageId)
      .where(sql`${t.author} = 'engine'`),
    index('advice_messages_student_idx').on(t.schoolId, t.studentId),
    index('advice_messages_asker_idx').on(t.askedBy),
    index('advice_messages_author_idx').on(t.authorUserId),
    index('advice_messages_seen_idx').on(t.seenBy),
    index('advice_messages_crisis_idx').on(t.schoolId, t.createdAt).where(sql`${t.crisis} is not null`),
    foreignKey({
      name: 'advice_messages_conversation_fk',
      columns: [t.schoolId, t.conversationId],
      foreignColumns: [adviceConversations.schoolId, adviceConversations.id],
    }),
    foreignKey({
      name: 'advice_messages_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'advice_messages_answers_fk',
      columns: [t.schoolId, t.answersMessageId],
      foreignColumns: [t.schoolId, t.id],
    }),
    check('advice_messages_engine_name', sql`${t.engine} in ('built_in', 'model')`),
    check('advice_messages_author', sql`${t.author} in ('asker', 'engine', 'counselor')`),
    check('advice_messages_crisis', sql`${t.crisis} in ('suicide', 'abuse', 'self_harm', 'threat')`),
    check('advice_messages_engine', sql`(${t.author} = 'engine') = (${t.answer} is not null)`),
    check('advice_messages_person', sql`(${t.author} = 'engine') = (${t.authorUserId} is null)`),
  ],
);

/** A question that was handed to a person. Written by: advice. */
export const adviceQuestions = pgTable(
  'advice_questions',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    conversationId: id().notNull(),
    messageId: id().notNull(),
    studentId: id().notNull(),
    askedBy: id()
      .notNull()
      .references(() => users.id),
    /** The counselor whom it names; null: all of the school. */
    toUserId: id().references(() => users.id),
    state: text({ enum: ['open', 'answered'] }).notNull(),
    answerMessageId: id(),
    answeredBy: id().references(() => users.id),
    answeredAt: instant(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('advice_questions_message').on(t.schoolId, t.messageId),
    index('advice_questions_state_idx').on(t.schoolId, t.state, t.createdAt),
    index('advice_questions_conversation_idx').on(t.schoolId, t.conversationId),
    index('advice_questions_student_idx').on(t.schoolId, t.studentId),
    index('advice_questions_asker_idx').on(t.askedBy),
    index('advice_questions_to_idx').on(t.toUserId),
    index('advice_questions_answered_idx').on(t.answeredBy),
    foreignKey({
      name: 'advice_questions_message_fk',
      columns: [t.schoolId, t.messageId],
      foreignColumns: [adviceMessages.schoolId, adviceMessages.id],
    }),
    foreignKey({
      name: 'advice_questions_conversation_fk',
      columns: [t.schoolId, t.conversationId],
      foreignColumns: [adviceConversations.schoolId, adviceConversations.id],
    }),
    foreignKey({
      name: 'advice_questions_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('advice_questions_state', sql`${t.state} in ('open', 'answered')`),
    check('advice_questions_answered', sql`(${t.state} = 'answered') = (${t.answeredAt} is not null)`),
  ],
);

/** Who of a school hears of words of students in danger. Written by: advice. */
export const adviceSettings = pgTable(
  'advice_settings',
  {
    schoolId: schoolId()
      .primaryKey()
      .references(() => schools.id),
    /** Empty: all counselors, and who runs the school. */
    alertUserIds: id().array().notNull(),
    updatedBy: id()
      .notNull()
      .references(() => users.id),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('advice_settings_by_idx').on(t.updatedBy)],
);

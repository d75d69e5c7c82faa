import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/** What people of one school write to each other, apart from courses. Written by: messages. */
export const conversations = pgTable(
  'conversations',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** Empty: named after the people in it. */
    subject: text().notNull(),
    kind: text({ enum: ['direct', 'group', 'about_student'] }).notNull(),
    /** The student it is about, between staff and a guardian; null: of the other kinds. */
    studentId: id(),
    createdBy: id().notNull(),
    /** Made by the browser: begun twice it is one. */
    conversationKey: id().notNull(),
    /** Maintained, with the number of messages. */
    lastMessageAt: instant().notNull(),
    messageCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({ name: 'conversations_user_fk', columns: [t.createdBy], foreignColumns: [users.id] }),
    foreignKey({
      name: 'conversations_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    unique('conversations_key').on(t.schoolId, t.createdBy, t.conversationKey),
    check('conversations_student', sql`(${t.kind} = 'about_student') = (${t.studentId} is not null)`),
    check('conversations_count', sql`${t.messageCount} >= 0`),
  ],
);

/** Who reads a conversation, and how far. Written by: messages. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    conversationId: id().notNull(),
    userId: id().notNull(),
    /** A guardian who reads along and doesn't write. */
    isReader: boolean().notNull().default(false),
    /** Messages from then on are theirs to read; null: all. */
    readsFrom: instant(),
    /** Everything up to then is read. */
    readUpTo: instant(),
    isMuted: boolean().notNull().default(false),
    /** Left, or taken out; reads what was there until then. */
    leftAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('conversation_members_key').on(t.schoolId, t.conversationId, t.userId),
    index('conversation_members_user_idx').on(t.userId, t.schoolId, t.conversationId),
    foreignKey({ name: 'conversation_members_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'conversation_members_conversation_fk',
      columns: [t.schoolId, t.conversationId],
      foreignColumns: [conversations.schoolId, conversations.id],
    }),
  ],
);

/** One message. What it says is never changed; removal hides it. Written by: messages. */
export const messages = pgTable(
  'messages',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    conversationId: id().notNull(),
    userId: id().notNull(),
    /** Plain text with line ends; empty only where files come along. */
    body: text().notNull(),
    /** Made by the browser: sent twice it is one. */
    messageKey: id().notNull(),
    removedAt: instant(),
    removedBy: id(),
    /** What the author is told; null: they took it back themselves. */
    removalReason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('messages_key').on(t.schoolId, t.userId, t.messageKey),
    index('messages_conversation_idx').on(t.schoolId, t.conversationId, t.createdAt, t.id),
    foreignKey({ name: 'messages_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'messages_conversation_fk',
      columns: [t.schoolId, t.conversationId],
      foreignColumns: [conversations.schoolId, conversations.id],
    }),
    check('messages_removed', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
  ],
);

/** Files that came with a message. Append-only. Written by: messages. */
export const messageFiles = pgTable(
  'message_files',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    /** That of the message, for the wall. */
    conversationId: id().notNull(),
    messageId: id().notNull(),
    fileId: id().notNull(),
    ord: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('message_files_key').on(t.schoolId, t.messageId, t.ord),
    unique('message_files_file_key').on(t.schoolId, t.fileId),
    foreignKey({
      name: 'message_files_message_fk',
      columns: [t.schoolId, t.messageId],
      foreignColumns: [messages.schoolId, messages.id],
    }),
    foreignKey({
      name: 'message_files_file_fk',
      columns: [t.schoolId, t.fileId],
      foreignColumns: [files.schoolId, files.id],
    }),
  ],
);

/** Messages that somebody found wrong, and what was decided. Written by: messages. */
export const messageReports = pgTable(
  'message_reports',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    conversationId: id().notNull(),
    messageId: id().notNull(),
    reporterId: id().notNull(),
    reason: text({ enum: ['hurtful', 'unsafe', 'private', 'spam', 'other'] }).notNull(),
    note: text(),
    state: text({ enum: ['open', 'kept', 'removed'] })
      .notNull()
      .default('open'),
    decidedBy: id(),
    decidedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('message_reports_key').on(t.schoolId, t.messageId, t.reporterId),
    index('message_reports_open_idx').on(t.schoolId, t.createdAt).where(sql`${t.state} = 'open'`),
    index('message_reports_conversation_idx').on(t.schoolId, t.conversationId),
    foreignKey({ name: 'message_reports_user_fk', columns: [t.reporterId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'message_reports_message_fk',
      columns: [t.schoolId, t.messageId],
      foreignColumns: [messages.schoolId, messages.id],
    }),
    check('message_reports_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);

/** Who may write to whom in a school, where it has decided otherwise than the defaults. Written by: messages. */
export const messagingRules = pgTable('messaging_rules', {
  schoolId: schoolId()
    .primaryKey()
    .references(() => schools.id),
  studentToStudent: text({ enum: ['off', 'shared_courses'] }).notNull(),
  parentToParent: text({ enum: ['off', 'shared_courses'] }).notNull(),
  guardiansReadAlong: text({ enum: ['never', 'under_13', 'minors'] }).notNull(),
  changedBy: id().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
});

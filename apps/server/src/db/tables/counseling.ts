import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { users } from './sign-in.ts';

/**
 * Which counselors look after a student. Whom nobody looks after is on every counselor's list. A row ends; it isn't deleted.
 * Written by: counseling.
 */
export const counselorAssignments = pgTable(
  'counselor_assignments',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id),
    assignedBy: id().notNull(),
    createdAt: createdAt(),
    endedAt: instant(),
    endedBy: id(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('counselor_assignments_key')
      .on(t.schoolId, t.studentId, t.userId)
      .where(sql`${t.endedAt} is null`),
    index('counselor_assignments_user_idx').on(t.userId),
    foreignKey({
      name: 'counselor_assignments_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('counselor_assignments_end', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
);

/** Who sees to it that a risk is mended, and until when. Open until somebody closes it. Written by: counseling. */
export const eligibilityFollowUps = pgTable(
  'eligibility_follow_ups',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    /** The risk it is about, by the body and the code of its finding; null: about the student in general. */
    body: text({ enum: ['DI', 'DII', 'NAIA'] }),
    finding: text(),
    /** What is to be done, in the counselor's words. */
    task: text().notNull(),
    ownerUserId: id()
      .notNull()
      .references(() => users.id),
    dueOn: date({ mode: 'string' }).notNull(),
    createdBy: id().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    closedAt: instant(),
    closedBy: id(),
    /** What came of it; null: it is open. */
    outcome: text(),
    /** When its owner was told that it is overdue; null: not yet, for this owner and day. */
    remindedAt: instant(),
    /** When those who run the school were told; null: not yet. */
    escalatedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('eligibility_follow_ups_student_idx').on(t.schoolId, t.studentId),
    index('eligibility_follow_ups_owner_idx').on(t.ownerUserId),
    index('eligibility_follow_ups_due_idx').on(t.dueOn).where(sql`${t.closedAt} is null`),
    foreignKey({
      name: 'eligibility_follow_ups_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('eligibility_follow_ups_body', sql`${t.body} in ('DI', 'DII', 'NAIA')`),
    check('eligibility_follow_ups_risk', sql`(${t.body} is null) = (${t.finding} is null)`),
    check('eligibility_follow_ups_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
  ],
);

/**
 * Words that a counselor writes to families, each in a conversation of its own. What was written is in those; a row is needed
 * until all have it, and goes a week later. Written by: counseling.
 */
export const familyMessages = pgTable(
  'family_messages',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** With "{name}" where the student's first name stands. */
    body: text().notNull(),
    audience: text({ enum: ['guardians', 'students', 'both'] }).notNull(),
    /** Made by the browser: sent twice it is written once. */
    messageKey: id().notNull(),
    createdAt: createdAt(),
    /** When the last one had it; null: some wait. */
    finishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('family_messages_key').on(t.schoolId, t.userId, t.messageKey),
    index('family_messages_user_idx').on(t.userId),
    check('family_messages_audience', sql`${t.audience} in ('guardians', 'students', 'both')`),
  ],
);

/** Somebody who gets such words, about one student. Written by: counseling. */
export const familyMessageRecipients = pgTable(
  'family_message_recipients',
  {
    schoolId: schoolId().notNull(),
    /** Also the key of the message. */
    id: id().notNull(),
    familyMessageId: id().notNull(),
    studentId: id().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** 'refused': by then they couldn't be written to any more. */
    state: text({ enum: ['waiting', 'sent', 'refused'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('family_message_recipients_key').on(t.schoolId, t.familyMessageId, t.studentId, t.userId),
    index('family_message_recipients_student_idx').on(t.schoolId, t.studentId),
    index('family_message_recipients_user_idx').on(t.userId),
    foreignKey({
      name: 'family_message_recipients_message_fk',
      columns: [t.schoolId, t.familyMessageId],
      foreignColumns: [familyMessages.schoolId, familyMessages.id],
    }),
    foreignKey({
      name: 'family_message_recipients_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('family_message_recipients_state', sql`${t.state} in ('waiting', 'sent', 'refused')`),
  ],
);

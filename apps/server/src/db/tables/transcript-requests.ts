import type { SchoolId, StudentId, TranscriptId } from '@fieldhouse/contract/ids.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { issuedTranscripts } from './transcripts.ts';

/**
 * A family's wish that an official transcript goes to somebody, with the consent that it takes (34 CFR 99.30), and what
 * became of it. Written by: transcript-requests.
 */
export const transcriptRequests = pgTable(
  'transcript_requests',
  {
    schoolId: schoolId().$type<SchoolId>().notNull(),
    id: id().notNull(),
    studentId: id().$type<StudentId>().notNull(),
    askedBy: id().notNull(),
    /** Made by the browser: sent twice it is asked once. */
    requestKey: id().notNull(),
    /** A college, an office, a person; as the family named them. */
    recipientName: text().notNull(),
    /** Where the link is sent, in small letters; null: the family passes the document on. */
    recipientEmail: text(),
    /** What the disclosure is for (34 CFR 99.30(b)(2)); null: asked for before it was asked. */
    purpose: text({ enum: ['admission', 'athletics', 'scholarship', 'transfer', 'employment', 'other'] }),
    /** The language of the email to the recipient; null: asked for before it could be chosen. */
    recipientLocale: text({ enum: ['en', 'es', 'fr', 'de'] }),
    note: text(),
    /** The day by which the school means to have done it. */
    dueOn: date().notNull(),
    /** The student's own consent, of age, or a guardian's for a minor; null: nobody has consented yet. */
    consentBasis: text({ enum: ['student', 'guardian'] }),
    consentBy: id(),
    consentAt: instant(),
    /** The words that were agreed to: their version, and the language in which they were read. */
    consentText: text(),
    consentLocale: text({ enum: ['en', 'es', 'fr', 'de'] }),
    declinedAs: text({ enum: ['family', 'school'] }),
    declinedBy: id(),
    declineReason: text(),
    declinedAt: instant(),
    withdrawnBy: id(),
    withdrawnAt: instant(),
    transcriptId: id().$type<TranscriptId>(),
    sentBy: id(),
    sentAt: instant(),
    /** The secret in the email is kept as its hash alone; null: none was sent, or the family ended it. */
    tokenHash: text(),
    /** When its days are over, or when the school ended it; null: none was sent. */
    expiresAt: instant(),
    /** When the mail server said that the email of the current link never arrives; null: it didn't. */
    undeliveredAt: instant(),
    /** There is no such mailbox, or the email was refused or never taken. */
    undeliveredWhy: text({ enum: ['no_mailbox', 'refused'] }),
    openings: integer().notNull().default(0),
    lastOpenedAt: instant(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('transcript_requests_key').on(t.schoolId, t.askedBy, t.requestKey),
    uniqueIndex('transcript_requests_token_key').on(t.tokenHash),
    index('transcript_requests_student_idx').on(t.schoolId, t.studentId, t.createdAt),
    index('transcript_requests_due_idx')
      .on(t.schoolId, t.dueOn)
      .where(sql`${t.sentAt} is null and ${t.declinedAt} is null and ${t.withdrawnAt} is null`),
    index('transcript_requests_undelivered_idx')
      .on(t.schoolId, t.undeliveredAt)
      .where(sql`${t.undeliveredAt} is not null`),
    index('transcript_requests_transcript_idx').on(t.schoolId, t.transcriptId),
    foreignKey({
      name: 'transcript_requests_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'transcript_requests_transcript_fk',
      columns: [t.schoolId, t.transcriptId],
      foreignColumns: [issuedTranscripts.schoolId, issuedTranscripts.id],
    }),
    check(
      'transcript_requests_purpose',
      sql`${t.purpose} in ('admission', 'athletics', 'scholarship', 'transfer', 'employment', 'other')`,
    ),
    check('transcript_requests_recipient_locale', sql`${t.recipientLocale} in ('en', 'es', 'fr', 'de')`),
    check('transcript_requests_consent_basis', sql`${t.consentBasis} in ('student', 'guardian')`),
    check('transcript_requests_consent_locale', sql`${t.consentLocale} in ('en', 'es', 'fr', 'de')`),
    check('transcript_requests_declined_as', sql`${t.declinedAs} in ('family', 'school')`),
    check(
      'transcript_requests_consent',
      sql`num_nulls(${t.consentBasis}, ${t.consentBy}, ${t.consentAt}, ${t.consentText}, ${t.consentLocale}) in (0, 5)`,
    ),
    check(
      'transcript_requests_declined',
      sql`num_nulls(${t.declinedAs}, ${t.declinedBy}, ${t.declinedAt}) in (0, 3)`,
    ),
    check('transcript_requests_withdrawn', sql`num_nulls(${t.withdrawnBy}, ${t.withdrawnAt}) in (0, 2)`),
    check(
      'transcript_requests_sent',
      sql`num_nulls(${t.sentBy}, ${t.sentAt}, ${t.transcriptId}) in (0, 3) and (${t.sentAt} is null or ${t.consentAt} is not null)`,
    ),
    check(
      'transcript_requests_ended',
      sql`num_nonnulls(${t.sentAt}, ${t.declinedAt}, ${t.withdrawnAt}) <= 1`,
    ),
    check('transcript_requests_undelivered_why', sql`${t.undeliveredWhy} in ('no_mailbox', 'refused')`),
    check(
      'transcript_requests_undelivered',
      sql`num_nulls(${t.undeliveredAt}, ${t.undeliveredWhy}) in (0, 2) and (${t.undeliveredAt} is null or ${t.sentAt} is not null)`,
    ),
    check('transcript_requests_link', sql`${t.tokenHash} is null or ${t.expiresAt} is not null`),
  ],
);

/**
 * Why a school gives out no official transcript of a student for now. What the family reads of the record isn't touched by
 * it (34 CFR 99.10). Written by: transcript-requests.
 */
export const transcriptHolds = pgTable(
  'transcript_holds',
  {
    schoolId: schoolId().$type<SchoolId>().notNull(),
    id: id().notNull(),
    studentId: id().$type<StudentId>().notNull(),
    reason: text().notNull(),
    setBy: id().notNull(),
    setAt: instant().notNull(),
    endedBy: id(),
    endReason: text(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('transcript_holds_open_key').on(t.schoolId, t.studentId).where(sql`${t.endedAt} is null`),
    index('transcript_holds_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'transcript_holds_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('transcript_holds_ended', sql`num_nulls(${t.endedBy}, ${t.endReason}, ${t.endedAt}) in (0, 3)`),
  ],
);

import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type {
  TranscriptDocument,
  TranscriptOverrides,
} from '@fieldhouse/domain/records/transcript-document.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/**
 * Keys with which documents are signed; the private half lies in a file outside the database. One is in use, the others
 * stay for what they signed. Written by: transcripts.
 */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: id().primaryKey(),
    /** As documents name it: FH-2026-1. */
    name: text().notNull(),
    algorithm: text({ enum: ['ed25519'] }).notNull(),
    /** SubjectPublicKeyInfo, in base64. */
    publicKey: text().notNull(),
    /** The name of the file that holds the private key, below the folder of keys; never the key. */
    privateKeyRef: text().notNull(),
    createdAt: createdAt(),
    /** From then on another key signs; what this one signed stays valid. Null: it is in use. */
    retiredAt: instant(),
  },
  (t) => [
    uniqueIndex('signing_keys_name_key').on(t.name),
    uniqueIndex('signing_keys_active_key').on(sql`(true)`).where(sql`${t.retiredAt} is null`),
    check('signing_keys_algorithm', sql`${t.algorithm} in ('ed25519')`),
  ],
);

/** What was printed on a transcript besides words; null: it wasn't. */
export interface KeptMarks {
  /** The hash in the name of the picture of the seal. */
  readonly logoKey: string | null;
  readonly signatureKey: string | null;
  readonly signerName: string | null;
  readonly signerTitle: string | null;
  /** Of the key that signed. */
  readonly keyName: string;
}

/**
 * An official transcript as it was issued: what it says, frozen, with its signature. Append-only; what becomes of it
 * stands in `transcript_changes`. Written by: transcripts.
 */
export const issuedTranscripts = pgTable(
  'issued_transcripts',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().$type<StudentId>().notNull(),
    /** Without hyphens; the installation's mark comes first. */
    code: text().notNull(),
    document: jsonb().$type<TranscriptDocument>().notNull(),
    /** What the registrar printed otherwise than the record has it; null: nothing. */
    overrides: jsonb().$type<TranscriptOverrides>(),
    overrideReason: text(),
    /** For whom it was issued, as the registrar wrote it; null: nobody in particular. */
    recipient: text(),
    /** Of the canonical JSON of the document, in hex. */
    documentSha256: text().notNull(),
    pdfSha256: text().notNull(),
    pdfBytes: integer().notNull(),
    /** Where the PDF lies among the files. */
    storageKey: text().notNull(),
    /** Seal, signature and signer as they were printed; null: issued before they were kept. */
    marks: jsonb().$type<KeptMarks>(),
    keyId: id()
      .notNull()
      .references(() => signingKeys.id),
    /** Ed25519 over the canonical JSON of code, hashes, key and instant, in base64. */
    signature: text().notNull(),
    issuedBy: id().notNull(),
    issuedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('issued_transcripts_code_key').on(t.code),
    index('issued_transcripts_student_idx').on(t.schoolId, t.studentId, t.issuedAt),
    foreignKey({
      name: 'issued_transcripts_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('issued_transcripts_reason', sql`(${t.overrides} is null) = (${t.overrideReason} is null)`),
  ],
);

/** What became of an issued transcript: replaced by a newer one, or withdrawn. Append-only. Written by: transcripts. */
export const transcriptChanges = pgTable(
  'transcript_changes',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    transcriptId: id().notNull(),
    studentId: id().notNull(),
    kind: text({ enum: ['superseded', 'revoked'] }).notNull(),
    /** The one that took its place; null: none. */
    supersededById: id(),
    reason: text().notNull(),
    by: id().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('transcript_changes_kind_key').on(t.schoolId, t.transcriptId, t.kind),
    foreignKey({
      name: 'transcript_changes_transcript_fk',
      columns: [t.schoolId, t.transcriptId],
      foreignColumns: [issuedTranscripts.schoolId, issuedTranscripts.id],
    }),
    foreignKey({
      name: 'transcript_changes_newer_fk',
      columns: [t.schoolId, t.supersededById],
      foreignColumns: [issuedTranscripts.schoolId, issuedTranscripts.id],
    }),
    check('transcript_changes_kind', sql`${t.kind} in ('superseded', 'revoked')`),
    check('transcript_changes_newer', sql`(${t.kind} = 'superseded') = (${t.supersededById} is not null)`),
  ],
);

/**
 * What the page that checks a code says of the student beyond nothing, for a time, as the holder of the record allowed.
 * Replaced by a new row. Written by: transcripts.
 */
export const transcriptShares = pgTable(
  'transcript_shares',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    transcriptId: id().notNull(),
    studentId: id().notNull(),
    /** `summary`: name, graduation, credits and GPA. */
    shows: text({ enum: ['name', 'summary'] }).notNull(),
    givenBy: id().notNull(),
    /** The student's own right, of age, or a guardian's for a minor. */
    basis: text({ enum: ['student', 'guardian'] }).notNull(),
    givenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedBy: id(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('transcript_shares_open_key').on(t.schoolId, t.transcriptId).where(sql`${t.endedAt} is null`),
    index('transcript_shares_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'transcript_shares_transcript_fk',
      columns: [t.schoolId, t.transcriptId],
      foreignColumns: [issuedTranscripts.schoolId, issuedTranscripts.id],
    }),
    foreignKey({
      name: 'transcript_shares_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('transcript_shares_shows', sql`${t.shows} in ('name', 'summary')`),
    check('transcript_shares_basis', sql`${t.basis} in ('student', 'guardian')`),
    check('transcript_shares_ended', sql`(${t.endedBy} is null) = (${t.endedAt} is null)`),
  ],
);

/**
 * Official transcripts that are issued together, in the background: those of a class, of a graduating year, or of
 * students who were chosen. Written by: transcript-runs.
 */
export const transcriptRuns = pgTable(
  'transcript_runs',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** The class as it was called then; null: no class was picked. */
    courseTitle: text(),
    /** Null: no graduating year was picked. */
    graduationYear: integer(),
    /** For whom they are issued; null: nobody in particular. */
    recipient: text(),
    /** Made by the browser: sent twice it is started once. */
    runKey: id().notNull(),
    startedBy: id()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** When nobody waited any more; null: some wait. */
    finishedAt: instant(),
    /** When somebody stopped it; null: nobody did. */
    cancelledAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('transcript_runs_key').on(t.schoolId, t.startedBy, t.runKey),
    index('transcript_runs_recent_idx').on(t.schoolId, t.createdAt),
    index('transcript_runs_user_idx').on(t.startedBy),
    check('transcript_runs_picked', sql`${t.courseTitle} is null or ${t.graduationYear} is null`),
  ],
);

/** A student of such a run, and what became of their transcript. Written by: transcript-runs. */
export const transcriptRunStudents = pgTable(
  'transcript_run_students',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    runId: id().notNull(),
    studentId: id().notNull(),
    state: text({ enum: ['waiting', 'issued', 'refused'] }).notNull(),
    /** Why it wasn't issued; null: it was, or waits. */
    refusal: text({
      enum: [
        'too_close',
        'on_hold',
        'figures_differ',
        'unprintable',
        'picture_missing',
        'no_key',
        'not_allowed',
        'gone',
        'cancelled',
        'failed',
      ],
    }),
    /** Tries that ended in an error of ours. */
    failures: smallint().notNull().default(0),
    transcriptId: id(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('transcript_run_students_key').on(t.schoolId, t.runId, t.studentId),
    index('transcript_run_students_student_idx').on(t.schoolId, t.studentId),
    index('transcript_run_students_transcript_idx').on(t.schoolId, t.transcriptId),
    foreignKey({
      name: 'transcript_run_students_run_fk',
      columns: [t.schoolId, t.runId],
      foreignColumns: [transcriptRuns.schoolId, transcriptRuns.id],
    }),
    foreignKey({
      name: 'transcript_run_students_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'transcript_run_students_transcript_fk',
      columns: [t.schoolId, t.transcriptId],
      foreignColumns: [issuedTranscripts.schoolId, issuedTranscripts.id],
    }),
    check('transcript_run_students_state', sql`${t.state} in ('waiting', 'issued', 'refused')`),
    check(
      'transcript_run_students_refusal',
      sql`${t.refusal} in ('too_close', 'on_hold', 'figures_differ', 'unprintable', 'picture_missing', 'no_key', 'not_allowed', 'gone', 'cancelled', 'failed')`,
    ),
    check('transcript_run_students_refused', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    check('transcript_run_students_issued', sql`(${t.state} = 'issued') = (${t.transcriptId} is not null)`),
  ],
);

/**
 * What a school wants on its transcripts. No row: no rank, attendance or tests, and nobody's name under it. Written by:
 * transcripts.
 */
export const transcriptSettings = pgTable('transcript_settings', {
  schoolId: schoolId()
    .primaryKey()
    .references(() => schools.id),
  showsRank: boolean().notNull().default(false),
  showsAttendance: boolean().notNull().default(false),
  showsTests: boolean().notNull().default(false),
  /** Who signs for the school, as it is printed; null: nobody's name. */
  signerName: text(),
  signerTitle: text(),
  /** The hash in the name of the picture of the signature; null: none. */
  signatureKey: text(),
  updatedBy: id().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
});

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
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';

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

/** What a school wants on its transcripts. No row: no rank, and nobody's name under it. Written by: transcripts. */
export const transcriptSettings = pgTable('transcript_settings', {
  schoolId: schoolId()
    .primaryKey()
    .references(() => schools.id),
  showsRank: boolean().notNull().default(false),
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

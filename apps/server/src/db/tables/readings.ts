import type { ReadingEntry } from '@fieldhouse/contract/transcript-readings.ts';
import type { ParsedTranscript } from '@fieldhouse/domain/transcripts/transcript.ts';
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
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { studentProfiles } from './people.ts';

/**
 * What was read of another school's transcript, and what became of it. Nothing of it is official before a registrar makes
 * credit of its rows. Written by: transcript-readings.
 */
export const transcriptReadings = pgTable(
  'transcript_readings',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    /** The document; it is marked as deleted where somebody had it deleted. */
    fileId: id().notNull(),
    state: text({ enum: ['draft', 'submitted', 'approved', 'rejected', 'withdrawn'] }).notNull(),
    engine: text({ enum: ['built_in', 'model'] }).notNull(),
    /** Read from pictures. */
    isRecognized: boolean().notNull(),
    /** Of the whole document. Once the document is deleted, lines that nothing was read from are blank. */
    lines: text().array().notNull(),
    parsed: jsonb().$type<ParsedTranscript>().notNull(),
    /** Whose part was picked, counted from 0, where the document is about several people. */
    picked: integer(),
    /** The school or college that issued it; blank: nobody said yet. */
    schoolName: text().notNull(),
    /** The rows as somebody reviewed them. */
    entries: jsonb().$type<readonly ReadingEntry[]>().notNull(),
    createdBy: id().notNull(),
    createdAt: createdAt(),
    submittedBy: id(),
    submittedAt: instant(),
    decidedBy: id(),
    decidedAt: instant(),
    /** Why it was sent back; null: it wasn't. */
    reason: text(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('transcript_readings_student_idx').on(t.schoolId, t.studentId, t.createdAt),
    index('transcript_readings_waiting_idx')
      .on(t.schoolId, t.submittedAt)
      .where(sql`${t.state} = 'submitted'`),
    foreignKey({
      name: 'transcript_readings_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'transcript_readings_file_fk',
      columns: [t.schoolId, t.fileId],
      foreignColumns: [files.schoolId, files.id],
    }),
    check(
      'transcript_readings_state',
      sql`${t.state} in ('draft', 'submitted', 'approved', 'rejected', 'withdrawn')`,
    ),
    check('transcript_readings_engine', sql`${t.engine} in ('built_in', 'model')`),
    check(
      'transcript_readings_decided',
      sql`(${t.state} in ('approved', 'rejected')) = (${t.decidedBy} is not null)`,
    ),
    check('transcript_readings_reason', sql`(${t.state} = 'rejected') = (${t.reason} is not null)`),
    check(
      'transcript_readings_submitted',
      sql`${t.state} in ('draft', 'withdrawn') or ${t.submittedBy} is not null`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId } from './columns.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/**
 * What somebody uploaded into a school. The row says who may read it (a file has the rights of what it is
 * attached to); the bytes lie in the file store under a key of our own. Written by: files.
 */
export const files = pgTable(
  'files',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    storageKey: text().notNull(),
    purpose: text({ enum: ['submission', 'lesson', 'record', 'material', 'session', 'message'] }).notNull(),
    /** What it was uploaded for: the assignment, the course (pictures of lessons), the student (records) or the school (resources, live classes, messages). */
    entityId: id().notNull(),
    ownerUserId: id().notNull(),
    /** As the person's device called it; shown as text, never used as a path. */
    name: text().notNull(),
    /** Media type read from the bytes, whatever name and browser claim. */
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
    /** Pages or words, where the kind of file has them; null: not counted. */
    pageCount: integer(),
    /** Of a video; null: not known, or no video. */
    durationSeconds: integer(),
    /** When it became part of something handed in; null: not yet, and swept a day after the last use. */
    attachedAt: instant(),
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('files_storage_key').on(t.storageKey),
    foreignKey({ name: 'files_owner_fk', columns: [t.ownerUserId], foreignColumns: [users.id] }),
    index('files_owner_idx').on(t.schoolId, t.ownerUserId, t.entityId),
    index('files_loose_idx').on(t.createdAt).where(sql`${t.attachedAt} is null and ${t.deletedAt} is null`),
    check(
      'files_purpose',
      sql`${t.purpose} in ('submission', 'lesson', 'record', 'material', 'session', 'message')`,
    ),
    check('files_size', sql`${t.sizeBytes} > 0`),
  ],
);

/** Bytes a school keeps. Maintained. Written by: files. */
export const storageUsage = pgTable(
  'storage_usage',
  {
    schoolId: schoolId()
      .primaryKey()
      .references(() => schools.id),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [check('storage_usage_bytes', sql`${t.bytes} >= 0`)],
);

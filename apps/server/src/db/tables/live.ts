import type { WeeklyRule } from '@fieldhouse/domain/live/recurrence.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { liveSessions } from './calendar.ts';
import { createdAt, id, instant, schoolId } from './columns.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { users } from './sign-in.ts';

/** Live classes that were planned together. Written by: live. */
export const liveSessionSeries = pgTable(
  'live_session_series',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    courseId: id().notNull(),
    rule: jsonb().$type<WeeklyRule>().notNull(),
    createdBy: id().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'live_session_series_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
  ],
);

/** Files for a live class; one file may be for several classes of a series. Written by: live. */
export const sessionMaterials = pgTable(
  'session_materials',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    sessionId: id().notNull(),
    fileId: id().notNull(),
    fileName: text().notNull(),
    fileType: text().notNull(),
    addedBy: id().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('session_materials_file_key').on(t.schoolId, t.fileId, t.sessionId),
    index('session_materials_session_idx').on(t.schoolId, t.sessionId),
    foreignKey({
      name: 'session_materials_session_fk',
      columns: [t.schoolId, t.sessionId],
      foreignColumns: [liveSessions.schoolId, liveSessions.id],
    }),
    foreignKey({
      name: 'session_materials_file_fk',
      columns: [t.schoolId, t.fileId],
      foreignColumns: [files.schoolId, files.id],
    }),
    check('session_materials_name', sql`length(${t.fileName}) > 0`),
  ],
);

/** Who opened the door of a live class, and when. Append-only. Written by: live. */
export const sessionJoins = pgTable(
  'session_joins',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    sessionId: id().notNull(),
    userId: id().notNull(),
    joinedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('session_joins_user_idx').on(t.schoolId, t.sessionId, t.userId),
    foreignKey({ name: 'session_joins_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'session_joins_session_fk',
      columns: [t.schoolId, t.sessionId],
      foreignColumns: [liveSessions.schoolId, liveSessions.id],
    }),
  ],
);

import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { courses } from './courses.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/** A live class of a course. Written by: live. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    courseId: id().notNull(),
    /** User who holds it. */
    teacherId: id().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    scheduledAt: instant().notNull(),
    durationMinutes: integer().notNull().default(60),
    platform: text({ enum: ['google_meet', 'jitsi', 'link'] }).notNull(),
    /** Null: not there yet. Not for provisional students. */
    meetingUrl: text(),
    status: text({ enum: ['scheduled', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    recordingUrl: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'live_sessions_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    foreignKey({ name: 'live_sessions_teacher_fk', columns: [t.teacherId], foreignColumns: [users.id] }),
    index('live_sessions_course_idx').on(t.schoolId, t.courseId, t.scheduledAt),
    index('live_sessions_time_idx').on(t.schoolId, t.scheduledAt),
    index('live_sessions_teacher_idx').on(t.schoolId, t.teacherId, t.scheduledAt),
    index('live_sessions_id_idx').on(t.id),
    check('live_sessions_platform', sql`${t.platform} in ('google_meet', 'jitsi', 'link')`),
    check('live_sessions_status', sql`${t.status} in ('scheduled', 'cancelled')`),
    check('live_sessions_duration', sql`${t.durationMinutes} between 1 and 1440`),
    check('live_sessions_title', sql`length(trim(${t.title})) > 0`),
  ],
);

/** The secret address of a person's calendar feed; one at a time. Written by: calendar. */
export const feedTokens = pgTable(
  'feed_tokens',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the secret, which is shown once. */
    secretHash: text().notNull(),
    revokedAt: instant(),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('feed_tokens_secret_key').on(t.secretHash),
    uniqueIndex('feed_tokens_live_key').on(t.userId).where(sql`${t.revokedAt} is null`),
  ],
);

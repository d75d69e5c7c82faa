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
    /** Why a class was called off; null: it wasn't, or nobody said. */
    cancelReason: text(),
    /** Classes planned together; null: a single one. */
    seriesId: id(),
    /** Made by the teacher's browser, so that a plan sent twice is made once; null: not planned on the screen. */
    planKey: id(),
    /** The room: there, being made by the provider, or refused by it. */
    meetingState: text({ enum: ['ready', 'pending', 'failed'] })
      .notNull()
      .default('ready'),
    /** The provider's own name of the meeting; null: it keeps none. */
    providerEventId: text(),
    /** Of a class that is over: none is expected, it is looked for, it is being made, it is there, it never came. */
    recordingState: text({ enum: ['none', 'expected', 'processing', 'available', 'missing'] })
      .notNull()
      .default('none'),
    recordingUrl: text(),
    /** When people were told that it starts soon; null: not yet. */
    remindedAt: instant(),
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
    // With what counting the coming ones asks for, so that it reads the index alone.
    index('live_sessions_course_idx').on(
      t.schoolId,
      t.courseId,
      t.scheduledAt,
      t.status,
      t.durationMinutes,
      t.id,
    ),
    index('live_sessions_time_idx').on(t.schoolId, t.scheduledAt),
    index('live_sessions_teacher_idx').on(t.schoolId, t.teacherId, t.scheduledAt),
    index('live_sessions_id_idx').on(t.id),
    check('live_sessions_platform', sql`${t.platform} in ('google_meet', 'jitsi', 'link')`),
    uniqueIndex('live_sessions_plan_key').on(t.schoolId, t.teacherId, t.planKey, t.scheduledAt),
    index('live_sessions_series_idx').on(t.schoolId, t.seriesId).where(sql`${t.seriesId} is not null`),
    index('live_sessions_open_idx')
      .on(t.scheduledAt)
      .where(
        sql`${t.status} = 'scheduled' and (${t.remindedAt} is null or ${t.recordingState} in ('expected', 'processing'))`,
      ),
    check('live_sessions_meeting_state', sql`${t.meetingState} in ('ready', 'pending', 'failed')`),
    check(
      'live_sessions_recording_state',
      sql`${t.recordingState} in ('none', 'expected', 'processing', 'available', 'missing')`,
    ),
    check('live_sessions_recording', sql`${t.recordingUrl} like 'https://%'`),
    check('live_sessions_meeting', sql`${t.meetingUrl} like 'https://%'`),
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

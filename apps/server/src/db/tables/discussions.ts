import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { courses } from './courses.ts';
import { users } from './sign-in.ts';

/** What people of a course write to each other: threads and the replies in them. Written by: discussions. */
export const discussions = pgTable(
  'discussions',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    courseId: id().notNull(),
    /** The author. */
    userId: id().notNull(),
    /** The thread: its own id where the row begins one. */
    rootId: id().notNull(),
    /** What is replied to; null: begins a thread. */
    parentId: id(),
    title: text().notNull(),
    /** Sanitised HTML; people in it are ids. */
    content: text().notNull(),
    /** Who is named in the content. */
    mentions: uuid().array().notNull().default(sql`'{}'`),
    /** Written by somebody who taught the course at that time. */
    isStaff: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
    /** Nobody replies any more. */
    lockedAt: instant(),
    editedAt: instant(),
    removedAt: instant(),
    removedBy: id(),
    /** What the author is told; null: they removed it themselves. */
    removalReason: text(),
    /** Replies that aren't removed. Of a thread; maintained, like the next three. */
    replyCount: integer().notNull().default(0),
    lastReplyAt: instant(),
    hasStaffReply: boolean().notNull().default(false),
    /** Last reply, or the beginning. */
    lastActiveAt: instant().notNull(),
    /** Made by the browser: sent twice it is posted once. */
    postKey: id().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({ name: 'discussions_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'discussions_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    foreignKey({
      name: 'discussions_root_fk',
      columns: [t.schoolId, t.rootId],
      foreignColumns: [t.schoolId, t.id] as [AnyPgColumn, AnyPgColumn],
    }),
    foreignKey({
      name: 'discussions_parent_fk',
      columns: [t.schoolId, t.parentId],
      foreignColumns: [t.schoolId, t.id] as [AnyPgColumn, AnyPgColumn],
    }),
    unique('discussions_post_key').on(t.schoolId, t.userId, t.postKey),
    index('discussions_course_idx')
      .on(t.schoolId, t.courseId, t.isPinned, t.lastActiveAt, t.id)
      .where(sql`${t.parentId} is null`),
    index('discussions_root_idx').on(t.schoolId, t.rootId, t.createdAt, t.id),
    index('discussions_user_idx').on(t.schoolId, t.userId, t.courseId),
    index('discussions_unanswered_idx')
      .on(t.schoolId, t.courseId, t.createdAt)
      .where(
        sql`${t.parentId} is null and not ${t.hasStaffReply} and not ${t.isStaff} and ${t.removedAt} is null`,
      ),
    check('discussions_root', sql`(${t.parentId} is null) = (${t.rootId} = ${t.id})`),
    check('discussions_title', sql`length(${t.title}) > 0`),
    check('discussions_removed', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
    check('discussions_count', sql`${t.replyCount} >= 0`),
  ],
);

/** What a post said before it was changed. Append-only. Written by: discussions. */
export const discussionRevisions = pgTable(
  'discussion_revisions',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    discussionId: id().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    mentions: uuid().array().notNull().default(sql`'{}'`),
    /** Until when it stood so. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('discussion_revisions_post_idx').on(t.schoolId, t.discussionId, t.createdAt),
    foreignKey({
      name: 'discussion_revisions_post_fk',
      columns: [t.schoolId, t.discussionId],
      foreignColumns: [discussions.schoolId, discussions.id],
    }),
  ],
);

/** Who is told of what is new: in a thread, or in a whole course. Written by: discussions. */
export const discussionFollows = pgTable(
  'discussion_follows',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    userId: id().notNull(),
    courseId: id().notNull(),
    /** Null: new threads of the course. */
    rootId: id(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('discussion_follows_key').on(t.schoolId, t.courseId, t.rootId, t.userId).nullsNotDistinct(),
    foreignKey({ name: 'discussion_follows_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'discussion_follows_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    foreignKey({
      name: 'discussion_follows_root_fk',
      columns: [t.schoolId, t.rootId],
      foreignColumns: [discussions.schoolId, discussions.id],
    }),
  ],
);

/** Up to when somebody has read: a thread, or a whole course. Written by: discussions. */
export const discussionReads = pgTable(
  'discussion_reads',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    userId: id().notNull(),
    courseId: id().notNull(),
    /** Null: every thread of the course. */
    rootId: id(),
    readAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('discussion_reads_key').on(t.schoolId, t.userId, t.courseId, t.rootId).nullsNotDistinct(),
    foreignKey({ name: 'discussion_reads_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'discussion_reads_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    foreignKey({
      name: 'discussion_reads_root_fk',
      columns: [t.schoolId, t.rootId],
      foreignColumns: [discussions.schoolId, discussions.id],
    }),
  ],
);

/** Posts that somebody found wrong, and what was decided. Written by: discussions. */
export const discussionReports = pgTable(
  'discussion_reports',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    discussionId: id().notNull(),
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
    unique('discussion_reports_key').on(t.schoolId, t.discussionId, t.reporterId),
    index('discussion_reports_open_idx').on(t.schoolId, t.createdAt).where(sql`${t.state} = 'open'`),
    foreignKey({ name: 'discussion_reports_user_fk', columns: [t.reporterId], foreignColumns: [users.id] }),
    foreignKey({
      name: 'discussion_reports_post_fk',
      columns: [t.schoolId, t.discussionId],
      foreignColumns: [discussions.schoolId, discussions.id],
    }),
    check('discussion_reports_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);

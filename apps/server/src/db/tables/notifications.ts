import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt } from './columns.ts';
import { users } from './sign-in.ts';

/** What a person is told in the app. Unread ones of the same group are one row with a count. Written by: notifications. */
export const notifications = pgTable(
  'notifications',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    /** Null: a matter of the account. */
    schoolId: schoolId(),
    type: text({ enum: ['grade', 'assignment', 'announcement', 'account', 'system'] }).notNull(),
    /** Which sentence; names are read when it is shown, so that nothing stale or foreign stands here. */
    template: text().notNull(),
    courseId: id(),
    assignmentId: id(),
    /** The child a guardian is told about. */
    studentId: id(),
    groupKey: text().notNull(),
    count: integer().notNull().default(1),
    readAt: instant(),
    deletedAt: instant(),
    createdAt: createdAt(),
    /** When the last of the group came. */
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: 'notifications_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('notifications_unread_group_key')
      .on(t.userId, t.groupKey)
      .where(sql`${t.readAt} is null and ${t.deletedAt} is null`),
    index('notifications_user_idx').on(t.userId, t.updatedAt.desc()).where(sql`${t.deletedAt} is null`),
    check(
      'notifications_type',
      sql`${t.type} in ('grade', 'assignment', 'announcement', 'account', 'system')`,
    ),
    check('notifications_count', sql`${t.count} > 0`),
  ],
);

/** How a person wants to hear of a kind of thing; no row means yes. Account letters can't be turned off. Written by: profile. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    type: text({ enum: ['assignment', 'grade', 'announcement'] }).notNull(),
    channel: text({ enum: ['app', 'email'] }).notNull(),
    isOn: boolean().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.type, t.channel] }),
    check('notification_preferences_type', sql`${t.type} in ('assignment', 'grade', 'announcement')`),
    check('notification_preferences_channel', sql`${t.channel} in ('app', 'email')`),
  ],
);

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
    type: text({
      enum: [
        'grade',
        'assignment',
        'announcement',
        'account',
        'system',
        'message',
        'discussion',
        'session',
        'safety',
      ],
    }).notNull(),
    /** Which sentence; names are read when it is shown, so that nothing stale or foreign stands here. */
    template: text().notNull(),
    courseId: id(),
    assignmentId: id(),
    /** The child a guardian is told about. */
    studentId: id(),
    groupKey: text().notNull(),
    count: integer().notNull().default(1),
    /** False: only for letters and devices, since the person doesn't want this kind in the app. */
    isInApp: boolean().notNull().default(true),
    readAt: instant(),
    deletedAt: instant(),
    createdAt: createdAt(),
    /** When the last of the group came. */
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: 'notifications_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('notifications_unread_group_key')
      .on(t.userId, t.groupKey, t.isInApp)
      .where(sql`${t.readAt} is null and ${t.deletedAt} is null`),
    index('notifications_user_idx').on(t.userId, t.updatedAt.desc()).where(sql`${t.deletedAt} is null`),
    // Whether somebody was told, whatever became of it.
    index('notifications_group_idx').on(t.userId, t.groupKey),
    index('notifications_put_away_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check(
      'notifications_type',
      sql`${t.type} in ('grade', 'assignment', 'announcement', 'account', 'system', 'message', 'discussion', 'session', 'safety')`,
    ),
    check('notifications_count', sql`${t.count} > 0`),
  ],
);

/**
 * How a person wants to hear of a kind of thing; without a row `app.default_cadence` holds. What concerns the account or
 * somebody's safety always comes. Written by: notifications.
 */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    type: text({
      enum: ['assignment', 'grade', 'announcement', 'message', 'discussion', 'session', 'system'],
    }).notNull(),
    channel: text({ enum: ['app', 'email', 'push'] }).notNull(),
    cadence: text({ enum: ['now', 'daily', 'weekly', 'off'] }).notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.type, t.channel] }),
    check(
      'notification_preferences_type',
      sql`${t.type} in ('assignment', 'grade', 'announcement', 'message', 'discussion', 'session', 'system')`,
    ),
    check('notification_preferences_channel', sql`${t.channel} in ('app', 'email', 'push')`),
    check('notification_preferences_cadence', sql`${t.cadence} in ('now', 'daily', 'weekly', 'off')`),
    check('notification_preferences_digest', sql`${t.channel} = 'email' or ${t.cadence} in ('now', 'off')`),
  ],
);

/**
 * One notification on its way to somebody's mailbox or devices. What comes while it waits is counted, not added.
 * Written by: notifications.
 */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    notificationId: id().notNull(),
    channel: text({ enum: ['email', 'push'] }).notNull(),
    /** How many of the group came since the last delivery. */
    count: integer().notNull().default(1),
    /** When the first of them came. */
    firstAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** `dropped`: read, put away, turned off or no longer to be seen before it was due. */
    state: text({ enum: ['pending', 'sent', 'dropped'] }).notNull(),
    doneAt: instant(),
  },
  (t) => [
    foreignKey({
      name: 'notification_deliveries_notification_fk',
      columns: [t.notificationId],
      foreignColumns: [notifications.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'notification_deliveries_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('notification_deliveries_pending_key')
      .on(t.notificationId, t.channel)
      .where(sql`${t.state} = 'pending'`),
    index('notification_deliveries_due_idx').on(t.dueAt).where(sql`${t.state} = 'pending'`),
    index('notification_deliveries_user_idx').on(t.userId, t.channel, t.state),
    check('notification_deliveries_channel', sql`${t.channel} in ('email', 'push')`),
    check('notification_deliveries_state', sql`${t.state} in ('pending', 'sent', 'dropped')`),
    check('notification_deliveries_done', sql`(${t.state} = 'pending') = (${t.doneAt} is null)`),
  ],
);

/** A browser that shows notifications while no page is open. Ended, never changed. Written by: notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    /** Signing out ends what was allowed in that session. */
    sessionId: id().notNull(),
    /** SHA-256 of the endpoint. */
    endpointHash: text().notNull(),
    endpoint: text().notNull(),
    /** The browser's keys, with which what is sent is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    failedCount: integer().notNull().default(0),
    lastError: text(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ name: 'push_subscriptions_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('push_subscriptions_endpoint_key').on(t.endpointHash).where(sql`${t.endedAt} is null`),
    index('push_subscriptions_user_idx').on(t.userId).where(sql`${t.endedAt} is null`),
  ],
);

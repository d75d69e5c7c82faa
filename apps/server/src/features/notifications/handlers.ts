import { NotificationTemplate, NotificationType } from '@fieldhouse/contract/notifications.ts';
import {
  type NotificationTab,
  notificationPlace,
  tabOfType,
} from '@fieldhouse/domain/notifications/place.ts';
import { ORPCError } from '@orpc/server';
import { type Actor, isLinkedTo } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { os } from '#platform/procedure.ts';
import * as queries from './queries.ts';

export { endPush, pushKey, pushState, subscribePush } from './devices.ts';
export { mailTrouble, retryMail } from './mail-trouble.ts';
export { preferences, savePreferences } from './preferences.ts';
export { resubscribe, unsubscribe, unsubscribeTopics } from './unsubscribe.ts';

const LATEST = 20;
const PAGE = 30;

export const unread = os.notifications.unread.handler(async ({ context }) => {
  const { rows } = await context.read([queries.countUnread()]);
  return { unread: rows[0][0]?.unread ?? 0 };
});

export const latest = os.notifications.latest.handler(async ({ context }) => {
  const { actor, rows } = await context.read([queries.countUnread(), queries.listLatest({ limit: LATEST })]);
  return { unread: rows[0][0]?.unread ?? 0, notifications: rows[1].map((row) => present(row, actor)) };
});

/** The kinds of a tab; null: all of them. */
const typesOf = (tab: NotificationTab): NotificationType[] | null =>
  tab === 'all' ? null : NotificationType.options.filter((type) => tabOfType(type) === tab);

export const list = os.notifications.list.handler(async ({ input, context }) => {
  const [at, id] = readCursor(input.cursor);
  const { actor, rows } = await context.read([
    queries.listPage({
      types: typesOf(input.tab),
      afterUpdatedAt: at,
      afterNotificationId: id,
      limit: PAGE + 1,
    }),
  ]);
  const page = rows[0].slice(0, PAGE);
  const last = page.at(-1);
  return {
    notifications: page.map((row) => present(row, actor)),
    nextCursor: last && rows[0].length > PAGE ? `${last.exactAt}/${last.id}` : null,
  };
});

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)\/([0-9a-f-]{36})$/;

/** @throws ORPCError BAD_REQUEST for one that no page ended with. */
function readCursor(cursor: string | undefined): [string | null, string | null] {
  if (cursor === undefined) return [null, null];
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  if (!at || !id) throw new ORPCError('BAD_REQUEST', { message: 'No page ended there.' });
  return [at, id];
}

export const counts = os.notifications.counts.handler(async ({ context }) => {
  const { rows } = await context.read([queries.countByType()]);
  const empty = { all: 0, grades: 0, assignments: 0, announcements: 0, system: 0 };
  const total = { ...empty };
  const unreadOnes = { ...empty };
  for (const row of rows[0]) {
    for (const tab of ['all', tabOfType(row.type)] as const) {
      total[tab] += row.total;
      unreadOnes[tab] += row.unread;
    }
  }
  return { counts: total, unread: unreadOnes };
});

async function unreadNow(tx: Transaction): Promise<{ unread: number }> {
  const [row] = await tx.query(queries.countUnread());
  return { unread: row?.unread ?? 0 };
}

export const markRead = os.notifications.markRead.handler(
  async ({ input, context }) =>
    await context.unit(async (tx) => {
      await tx.query(
        queries.markRead({ notificationIds: input.notificationIds, readAt: context.clock.now() }),
      );
      return await unreadNow(tx);
    }),
);

export const markUnread = os.notifications.markUnread.handler(
  async ({ input, context }) =>
    await context.unit(async (tx) => {
      await tx.query(queries.markUnread({ notificationId: input.notificationId }));
      return await unreadNow(tx);
    }),
);

export const markAllRead = os.notifications.markAllRead.handler(
  async ({ input, context }) =>
    await context.unit(async (tx) => {
      await tx.query(
        queries.markAllRead({ types: typesOf(input.tab), upTo: input.upTo, readAt: context.clock.now() }),
      );
      return await unreadNow(tx);
    }),
);

export const restore = os.notifications.restore.handler(
  async ({ input, context, errors }) =>
    await context.unit(async (tx) => {
      const [row] = await tx.query(
        queries.bringBack({ notificationId: input.notificationId, now: context.clock.now() }),
      );
      if (!row) throw errors.NOT_FOUND();
      return await unreadNow(tx);
    }),
);

const putAway = os.notifications.delete.handler(
  async ({ input, context, errors }) =>
    await context.unit(async (tx) => {
      const [row] = await tx.query(
        queries.putAway({ notificationId: input.notificationId, deletedAt: context.clock.now() }),
      );
      if (!row) throw errors.NOT_FOUND();
      return await unreadNow(tx);
    }),
);

export { putAway as delete };

function present(row: queries.NotificationRow, actor: Actor) {
  const { count, courseId, courseTitle, assignmentId, assignmentTitle, studentId, groupKey } = row;
  const template = NotificationTemplate.parse(row.template);
  const isChild = studentId !== null && isLinkedTo(actor, studentId);
  const childId = isChild ? studentId : null;
  return {
    notificationId: row.id,
    type: row.type,
    template,
    count,
    at: row.at,
    isRead: row.isRead,
    course: courseId && courseTitle ? { courseId: courseId, title: courseTitle } : null,
    assignment:
      assignmentId && assignmentTitle ? { assignmentId: assignmentId, title: assignmentTitle } : null,
    schoolName: row.schoolName,
    studentName: isChild ? row.studentName : null,
    place: notificationPlace({ template, count, courseId, assignmentId, childId, groupKey }),
  };
}

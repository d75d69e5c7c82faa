import type { AssignmentId, CourseId, NotificationId } from '@fieldhouse/contract/ids.ts';
import { NotificationTemplate } from '@fieldhouse/contract/notifications.ts';
import { os } from '#platform/procedure.ts';
import { countUnread, listLatest, markRead as markReadStatement, type NotificationRow } from './queries.ts';

const LATEST = 20;

export const unread = os.notifications.unread.handler(async ({ context }) => {
  const { rows } = await context.read([countUnread()]);
  return { unread: rows[0][0]?.unread ?? 0 };
});

export const latest = os.notifications.latest.handler(async ({ context }) => {
  const { rows } = await context.read([countUnread(), listLatest(LATEST)]);
  return { unread: rows[0][0]?.unread ?? 0, notifications: rows[1].map(present) };
});

export const markRead = os.notifications.markRead.handler(async ({ input, context }) => {
  return await context.unit(async (tx) => {
    await tx.query(markReadStatement(input.notificationIds, context.clock.now()));
    const [row] = await tx.query(countUnread());
    return { unread: row?.unread ?? 0 };
  });
});

const present = (row: NotificationRow) => ({
  notificationId: row.id as NotificationId,
  type: row.type,
  template: NotificationTemplate.parse(row.template),
  count: row.count,
  at: row.at,
  isRead: row.isRead,
  course:
    row.courseId && row.courseTitle ? { courseId: row.courseId as CourseId, title: row.courseTitle } : null,
  assignment:
    row.assignmentId && row.assignmentTitle
      ? { assignmentId: row.assignmentId as AssignmentId, title: row.assignmentTitle }
      : null,
  schoolName: row.schoolName,
});

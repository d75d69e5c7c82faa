import type { NotificationTemplate, NotificationType } from '@fieldhouse/contract/notifications.ts';
import { statement, type Transaction } from '../db/unit.ts';
import type { Clock } from './clock.ts';
import type { Sql } from './rows.gen.ts';

/** Something that people of a school are told: in the app, by letter and on their devices, as each wants it. */
export interface Notice {
  readonly schoolId: string;
  readonly type: NotificationType;
  readonly template: NotificationTemplate;
  readonly courseId?: string;
  readonly assignmentId?: string;
  /** The child, where a guardian is told. */
  readonly studentId?: string;
  /** Unread notices of the same group become one with a count. */
  readonly groupKey: string;
  /** How many of the same came at once; 1 by default. */
  readonly count?: number;
}

const tell = statement<
  Sql['notify.tell'],
  {
    userIds: readonly string[];
    schoolId: string;
    type: string;
    template: string;
    courseId: string | null;
    assignmentId: string | null;
    studentId: string | null;
    groupKey: string;
    now: string;
    count: number;
  }
>(
  'select app.notify_people(:userIds, :schoolId, :type, :template, :courseId, :assignmentId, :studentId, :groupKey, :now, :count)',
);

/**
 * Tells people, in the transaction of what happened. People who don't belong to the school (any more) are left out. The
 * browsers hear of it when the transaction commits.
 */
export function notify(tx: Transaction, clock: Clock, userIds: readonly string[], notice: Notice): void {
  if (userIds.length === 0) return;
  const {
    schoolId,
    type,
    template,
    courseId = null,
    assignmentId = null,
    studentId = null,
    groupKey,
    count = 1,
  } = notice;
  tx.send(
    tell({
      userIds: [...userIds],
      schoolId,
      type,
      template,
      courseId,
      assignmentId,
      studentId,
      groupKey,
      now: clock.now(),
      count,
    }),
  );
}

import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { AssignmentId, CourseId, NotificationId } from './ids.ts';

/** What happened; the words are made in the reader's language. */
export const NotificationTemplate = z.enum([
  'grade_released',
  'work_to_grade',
  'assignment_due',
  'membership_approved',
  'person_waiting',
  'grade_question',
  'problem_reported',
  'due_date_moved',
  'final_grade_posted',
  'enrollment_requested',
  'enrollment_decided',
  'question_answered',
  'problem_handled',
  'publish_requested',
  'publish_decided',
  'session_planned',
  'session_changed',
  'session_cancelled',
  'session_soon',
  'meeting_failed',
  'recording_ready',
  'recording_missing',
  'discussion_started',
  'discussion_reply',
  'discussion_mention',
  'discussion_removed',
  'discussion_reported',
]);

export const Notification = z.object({
  notificationId: NotificationId,
  type: z.enum(['grade', 'assignment', 'account', 'system']),
  template: NotificationTemplate,
  /** How many of the same came together. */
  count: z.number().int(),
  at: Instant,
  isRead: z.boolean(),
  /** Names as they are now; null where the thing is gone or the template has none. */
  course: z.object({ courseId: CourseId, title: z.string() }).nullable(),
  assignment: z.object({ assignmentId: AssignmentId, title: z.string() }).nullable(),
  schoolName: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

const own = procedure({
  scope: 'schools',
  relations: ['self'],
  conditions: ['unsettled'],
  audiences: ['S', 'S0'],
});

export const notifications = {
  /** The number of unread ones, for the bell. */
  unread: own.input(z.strictObject({})).output(z.object({ unread: z.number().int() })),
  /** The latest 20. */
  latest: own
    .input(z.strictObject({}))
    .output(z.object({ unread: z.number().int(), notifications: z.array(Notification).max(20) })),
  /** Null: all of them. */
  markRead: own
    .input(z.strictObject({ notificationIds: z.array(NotificationId).min(1).max(100).nullable() }))
    .output(z.object({ unread: z.number().int() })),
};

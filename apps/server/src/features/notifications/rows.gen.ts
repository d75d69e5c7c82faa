// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CourseId, EnrollmentId, NotificationId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** deliver.ts */
  readonly listPeople: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly userIds: readonly (UserId | null)[] | null;
    };
  };
  /** deliver.ts */
  readonly enterUser: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** deliver.ts */
  readonly lockPerson: {
    readonly row: {
      readonly quietUntil: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly userId: string | null;
    };
  };
  /** deliver.ts */
  readonly lockPending: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly soon: string | null;
    };
  };
  /** deliver.ts */
  readonly putOff: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly quietUntil: string;
      readonly userId: UserId | null;
      readonly now: string | null;
    };
  };
  /** deliver.ts */
  readonly setDone: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: "pending" | "sent" | "dropped";
      readonly now: string | null;
      readonly deliveryIds: readonly (string | null)[] | null;
    };
  };
  /** deliver.ts */
  readonly closeHidden: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string | null;
      readonly notificationIds: readonly (NotificationId | null)[] | null;
    };
  };
  /** deliver.ts */
  readonly isSuppressed: {
    readonly row: {
      readonly one: number;
    };
    readonly parameters: {
      readonly addressHash: string | null;
    };
  };
  /** deliver.ts */
  readonly listDevices: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly userId: UserId | null;
    };
  };
  /** deliver.ts */
  readonly postpone: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly later: string;
      readonly userId: UserId | null;
      readonly now: string | null;
    };
  };
  /** devices.ts */
  readonly keepDevice: {
    readonly row: {
      readonly keep_device: null;
    };
    readonly parameters: {
      readonly id: string | null;
      readonly sessionId: string | null;
      readonly hash: string | null;
      readonly endpoint: string | null;
      readonly p256dh: string | null;
      readonly auth: string | null;
      readonly most: number | null;
      readonly now: string | null;
    };
  };
  /** devices.ts */
  readonly "devices.findDevice": {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly endpointHash: string | null;
      readonly sessionId: string | null;
    };
  };
  /** devices.ts */
  readonly "devices.endDevice": {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string | null;
      readonly endpointHash: string | null;
    };
  };
  /** incomplete-reminders.ts */
  readonly listIncompleteSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** incomplete-reminders.ts */
  readonly takeIncompletes: {
    readonly row: {
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly isPast: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** mail-trouble.ts */
  readonly findSuppression: {
    readonly row: {
      readonly at: string | null;
    };
    readonly parameters: {
      readonly addressHash: string | null;
    };
  };
  /** mail-trouble.ts */
  readonly lift: {
    readonly row: {
      readonly isLifted: boolean | null;
    };
    readonly parameters: {
      readonly addressHash: string | null;
    };
  };
  /** news.ts */
  readonly listPendingNews: {
    readonly row: {
      readonly deliveryId: string;
      readonly notificationId: NotificationId;
      readonly channel: "email" | "push";
      readonly count: number;
      readonly isDue: boolean | null;
      readonly isOver: boolean;
      readonly type: "grade" | "assignment" | "announcement" | "account" | "system" | "message" | "discussion" | "session" | "safety";
      readonly template: string;
      readonly groupKey: string;
      readonly schoolId: string | null;
      readonly schoolName: string | null;
      readonly schoolZone: string | null;
      readonly courseId: string | null;
      readonly courseTitle: string | null;
      readonly assignmentId: string | null;
      readonly assignmentTitle: string | null;
      readonly isPublished: boolean | null;
      readonly studentId: string | null;
      readonly studentName: string | null;
      readonly isErased: boolean;
      readonly dueAt: string | null;
      readonly isDone: boolean | null;
      readonly titles: readonly string[] | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly userId: UserId | null;
      readonly soon: string | null;
    };
  };
  /** news.ts */
  readonly listTakenNews: {
    readonly row: {
      readonly deliveryId: string;
      readonly notificationId: NotificationId;
      readonly channel: "email" | "push";
      readonly count: number;
      readonly isDue: boolean | null;
      readonly isOver: boolean;
      readonly type: "grade" | "assignment" | "announcement" | "account" | "system" | "message" | "discussion" | "session" | "safety";
      readonly template: string;
      readonly groupKey: string;
      readonly schoolId: string | null;
      readonly schoolName: string | null;
      readonly schoolZone: string | null;
      readonly courseId: string | null;
      readonly courseTitle: string | null;
      readonly assignmentId: string | null;
      readonly assignmentTitle: string | null;
      readonly isPublished: boolean | null;
      readonly studentId: string | null;
      readonly studentName: string | null;
      readonly isErased: boolean;
      readonly dueAt: string | null;
      readonly isDone: boolean | null;
      readonly titles: readonly string[] | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly userId: UserId | null;
      readonly deliveryIds: readonly (string | null)[] | null;
    };
  };
  /** preferences.ts */
  readonly listPreferences: {
    readonly row: {
      readonly type: string | null;
      readonly channel: string | null;
      readonly cadence: string | null;
    };
    readonly parameters: {
      readonly type: readonly (string | null)[] | null;
      readonly channel: readonly (string | null)[] | null;
    };
  };
  /** preferences.ts */
  readonly savePreference: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly type: "assignment" | "grade" | "announcement" | "message" | "discussion" | "session" | "system";
      readonly channel: "app" | "email" | "push";
      readonly cadence: "now" | "daily" | "weekly" | "off";
      readonly now: string;
    };
  };
  /** preferences.ts */
  readonly findQuietHours: {
    readonly row: {
      readonly from: string | null;
      readonly to: string | null;
      readonly timeZone: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** preferences.ts */
  readonly saveQuietHours: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly from: string | null;
      readonly to: string | null;
      readonly now: string;
    };
  };
  /** preferences.ts */
  readonly replan: {
    readonly row: {
      readonly replan_deliveries: null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** push.ts */
  readonly "push.findDevice": {
    readonly row: {
      readonly userId: UserId;
      readonly endpoint: string;
      readonly p256dh: string;
      readonly auth: string;
      readonly failedCount: number;
      readonly isSignedIn: boolean | null;
    };
    readonly parameters: {
      readonly pushSubscriptionId: string | null;
    };
  };
  /** push.ts */
  readonly "push.endDevice": {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string | null;
      readonly reason: string | null;
      readonly pushSubscriptionId: string | null;
    };
  };
  /** push.ts */
  readonly countFailure: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly reason: string | null;
      readonly pushSubscriptionId: string | null;
    };
  };
  /** push.ts */
  readonly clearFailures: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly pushSubscriptionId: string | null;
    };
  };
  /** queries.ts */
  readonly countUnread: {
    readonly row: {
      readonly unread: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly countByType: {
    readonly row: {
      readonly type: "grade" | "assignment" | "announcement" | "account" | "system" | "message" | "discussion" | "session" | "safety";
      readonly total: number;
      readonly unread: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listLatest: {
    readonly row: {
      readonly id: NotificationId;
      readonly type: "grade" | "assignment" | "announcement" | "account" | "system" | "message" | "discussion" | "session" | "safety";
      readonly template: string;
      readonly groupKey: string;
      readonly count: number;
      readonly at: string;
      readonly exactAt: string;
      readonly isRead: boolean;
      readonly courseId: CourseId | null;
      readonly courseTitle: string | null;
      readonly assignmentId: AssignmentId | null;
      readonly assignmentTitle: string | null;
      readonly schoolName: string | null;
      readonly studentId: StudentId | null;
      readonly studentName: string | null;
    };
    readonly parameters: {
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly listPage: {
    readonly row: {
      readonly id: NotificationId;
      readonly type: "grade" | "assignment" | "announcement" | "account" | "system" | "message" | "discussion" | "session" | "safety";
      readonly template: string;
      readonly groupKey: string;
      readonly count: number;
      readonly at: string;
      readonly exactAt: string;
      readonly isRead: boolean;
      readonly courseId: CourseId | null;
      readonly courseTitle: string | null;
      readonly assignmentId: AssignmentId | null;
      readonly assignmentTitle: string | null;
      readonly schoolName: string | null;
      readonly studentId: StudentId | null;
      readonly studentName: string | null;
    };
    readonly parameters: {
      readonly types: readonly ("grade" | "assignment" | "announcement" | "account" | "system" | "message" | "discussion" | "session" | "safety" | null)[] | null;
      readonly afterUpdatedAt: string | null;
      readonly afterNotificationId: string | null;
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly markRead: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly readAt: string | null;
      readonly notificationIds: readonly (NotificationId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly markAllRead: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly readAt: string | null;
      readonly upTo: string | null;
      readonly types: readonly ("grade" | "assignment" | "announcement" | "account" | "system" | "message" | "discussion" | "session" | "safety" | null)[] | null;
    };
  };
  /** queries.ts */
  readonly markUnread: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly notificationId: NotificationId | null;
    };
  };
  /** queries.ts */
  readonly putAway: {
    readonly row: {
      readonly id: NotificationId;
    };
    readonly parameters: {
      readonly deletedAt: string | null;
      readonly notificationId: NotificationId | null;
    };
  };
  /** queries.ts */
  readonly bringBack: {
    readonly row: {
      readonly id: NotificationId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly notificationId: NotificationId | null;
    };
  };
  /** reminders.ts */
  readonly listSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly until: string | null;
    };
  };
  /** reminders.ts */
  readonly lockDue: {
    readonly row: {
      readonly assignmentId: AssignmentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly now: string | null;
      readonly until: string | null;
    };
  };
  /** reminders.ts */
  readonly setReminded: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
    };
  };
  /** reminders.ts */
  readonly listLate: {
    readonly row: {
      readonly userId: UserId;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
    };
  };
  /** reminders.ts */
  readonly listOwnDueSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly until: string | null;
    };
  };
  /** reminders.ts */
  readonly takeOwnDue: {
    readonly row: {
      readonly userId: UserId;
      readonly assignmentId: AssignmentId;
      readonly courseId: CourseId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly now: string | null;
      readonly until: string | null;
    };
  };
  /** sweep.ts */
  readonly dropNotifications: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly before: string | null;
    };
  };
  /** sweep.ts */
  readonly dropDeliveries: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly before: string | null;
    };
  };
  /** sweep.ts */
  readonly dropDevices: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly before: string | null;
    };
  };
  /** unsubscribe.ts */
  readonly turnOff: {
    readonly row: {
      readonly type: string | null;
      readonly cadence: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly types: readonly (string | null)[] | null;
      readonly now: string | null;
    };
  };
  /** unsubscribe.ts */
  readonly turnOn: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly types: readonly (string | null)[] | null;
      readonly cadences: readonly (string | null)[] | null;
      readonly now: string | null;
    };
  };
  /** workflows.ts */
  readonly readGroup: {
    readonly row: {
      readonly id: NotificationId;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly groupKey: string | null;
    };
  };
}

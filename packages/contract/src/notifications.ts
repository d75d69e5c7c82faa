import { NOTIFICATION_TABS } from '@fieldhouse/domain/notifications/place.ts';
import { z } from 'zod';
import { open } from './account-parts.ts';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { AssignmentId, CourseId, NotificationId } from './ids.ts';
import { CADENCES, PREFERENCE_CHANNELS, PREFERENCE_TYPES, PUSH_ENDPOINT_MAX } from './limits.ts';

/** What happened; the words are made in the reader's language. */
export const NotificationTemplate = z.enum([
  'grade_released',
  'work_to_grade',
  'assignment_due',
  'membership_approved',
  'person_waiting',
  'correction_asked',
  'correction_answered',
  'record_corrected',
  'diploma_awarded',
  'diploma_withdrawn',
  'transcript_submitted',
  'transcript_decided',
  'grade_question',
  'problem_reported',
  'due_date_moved',
  'final_grade_posted',
  'incomplete_due',
  'incomplete_overdue',
  'enrollment_requested',
  'enrollment_decided',
  'enrollment_dropped',
  'enrollment_ended',
  'waitlist_place',
  'waitlist_requested',
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
  'material_missing',
  'discussion_started',
  'discussion_reply',
  'discussion_mention',
  'discussion_removed',
  'discussion_reported',
  'message_received',
  'message_reported',
  'code_guessing',
  'course_role',
  'guardian_requested',
  'guardian_linked',
  'guardian_added',
  'guardian_refused',
  'guardian_ended',
  'guardian_removed',
  'student_password_reset',
  'coming_of_age',
  'consent_needed',
  'consent_given',
  'consent_ended',
  'consent_withdrawn',
  'consent_recorded',
  'consent_replaced',
  'directory_notice',
  'account_goes_along',
  'deletion_asked',
  'deletion_withdrawn',
  'deletion_done',
  'membership_suspended',
  'membership_reactivated',
  'membership_ended',
  'guard_asked',
  'guard_signed',
  'guard_proceeded',
  'guard_declined',
  'eligibility_worse',
  'share_asked',
  'share_given',
  'share_declined',
  'share_ended',
  'what_if_shared',
  'transcript_shown',
  'transcript_asked',
  'transcript_declined',
  'transcript_sent',
  'transcript_undelivered',
  'transcript_returned',
  'transcript_wanted',
  'transcript_yours',
  'transcript_differs',
  'advice_question',
  'advice_answered',
  'advice_alert',
  'follow_up_due',
  'follow_up_escalated',
  'plan_proposed',
  'plan_approved',
  'plan_returned',
]);
export type NotificationTemplate = z.infer<typeof NotificationTemplate>;

export const NotificationType = z.enum([
  'grade',
  'assignment',
  'announcement',
  'account',
  'system',
  'message',
  'discussion',
  'session',
  'safety',
]);
export type NotificationType = z.infer<typeof NotificationType>;

export const Notification = z.object({
  notificationId: NotificationId,
  type: NotificationType,
  template: NotificationTemplate,
  /** How many of the same came together. */
  count: z.number().int(),
  at: Instant,
  isRead: z.boolean(),
  /** Names as they are now; null where the thing is gone or the template has none. */
  course: z.object({ courseId: CourseId, title: z.string() }).nullable(),
  assignment: z.object({ assignmentId: AssignmentId, title: z.string() }).nullable(),
  schoolName: z.string().nullable(),
  /** The child it is about, where a guardian reads. */
  studentName: z.string().nullable(),
  /** The page it leads to, with its search; null: it says all there is. */
  place: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationTab = z.enum(NOTIFICATION_TABS);

const Counts = z.object({
  all: z.number().int(),
  grades: z.number().int(),
  assignments: z.number().int(),
  announcements: z.number().int(),
  system: z.number().int(),
});

/** The kinds that a person may choose for; what concerns the account or safety always comes. */
export const PreferenceType = z.enum(PREFERENCE_TYPES);
export type PreferenceType = z.infer<typeof PreferenceType>;
export const PreferenceChannel = z.enum(PREFERENCE_CHANNELS);
export type PreferenceChannel = z.infer<typeof PreferenceChannel>;
export const Cadence = z.enum(CADENCES);
export type Cadence = z.infer<typeof Cadence>;

const Preference = z.object({ type: PreferenceType, channel: PreferenceChannel, cadence: Cadence });

/** Hours in which nothing is sent, by the person's clock: "22:00" to "07:00". */
const QuietHours = z.object({
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

/** What a browser's PushSubscription says of itself. */
const PushKeys = z.strictObject({
  /** An uncompressed point of P-256. */
  p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  auth: z.string().regex(/^[\w-]{22}(==)?$/),
});

const UnsubscribeToken = z.string().regex(/^[\w-]{40,80}$/);

const own = procedure({
  scope: 'schools',
  relations: ['self'],
  conditions: ['unsettled'],
  audiences: ['S', 'S0'],
});

const ownLimited = procedure({
  scope: 'schools',
  relations: ['self'],
  conditions: ['unsettled', 'limiter'],
  audiences: ['S', 'S0'],
});

const unread = z.object({ unread: z.number().int() });
const one = z.strictObject({ notificationId: NotificationId });

export const notifications = {
  /** The number of unread ones, for the bell. */
  unread: own.input(z.strictObject({})).output(unread),
  /** The latest 20. */
  latest: own
    .input(z.strictObject({}))
    .output(unread.extend({ notifications: z.array(Notification).max(20) })),
  /** One page of a tab, the latest first. */
  list: own
    .input(z.strictObject({ tab: NotificationTab, cursor: z.string().max(100).optional() }))
    .output(z.object({ notifications: z.array(Notification), nextCursor: z.string().nullable() })),
  /** How many stand in each tab, and how many of them are unread. */
  counts: own.input(z.strictObject({})).output(z.object({ counts: Counts, unread: Counts })),
  markRead: own
    .input(z.strictObject({ notificationIds: z.array(NotificationId).min(1).max(100) }))
    .output(unread),
  /** One that others of its group came after stays read: those are the unread ones. */
  markUnread: own.input(one).output(unread),
  /** All of a tab that came up to this instant, so that what nobody has seen yet stays new. */
  markAllRead: own.input(z.strictObject({ tab: NotificationTab, upTo: Instant })).output(unread),
  /** Puts one away; `restore` takes that back for a month. */
  delete: own.input(one).output(unread),
  restore: own.input(one).output(unread),

  /** How the person hears of each kind, as it holds now. */
  preferences: own.input(z.strictObject({})).output(
    z.object({
      preferences: z.array(Preference),
      quietHours: QuietHours.nullable(),
      /** The zone in which the quiet hours are meant. */
      timeZone: z.string(),
    }),
  ),
  /** What isn't named stays. Only letters come daily or weekly. */
  savePreferences: own
    .input(
      z.strictObject({
        preferences: z
          .array(
            z
              .strictObject(Preference.shape)
              .refine(
                ({ channel, cadence }) => channel === 'email' || cadence === 'now' || cadence === 'off',
              ),
          )
          .max(PREFERENCE_TYPES.length * PREFERENCE_CHANNELS.length),
        quietHours: z.strictObject(QuietHours.shape).nullable().optional(),
      }),
    )
    .output(z.object({})),

  /** Whether letters reach the person; an address with its middle left out where one came back. */
  mailTrouble: own
    .input(z.strictObject({}))
    .output(z.object({ trouble: z.object({ address: z.string(), since: Instant }).nullable() })),
  /** Lets letters to the person's address go out again, and sends one. */
  retryMail: ownLimited.input(z.strictObject({})).output(z.object({})),

  /** The public key with which a browser subscribes. */
  pushKey: own.input(z.strictObject({})).output(z.object({ publicKey: z.string() })),
  /** Keeps this browser; refused where its push service isn't one that we send to. */
  subscribePush: own
    .errors({ UNKNOWN_PUSH_SERVICE: { status: 422 } })
    .input(z.strictObject({ endpoint: z.url().max(PUSH_ENDPOINT_MAX), keys: PushKeys }))
    .output(z.object({})),
  /** Whether this browser is kept for this person. */
  pushState: own
    .input(z.strictObject({ endpoint: z.string().max(PUSH_ENDPOINT_MAX) }))
    .output(z.object({ isOn: z.boolean() })),
  endPush: own.input(z.strictObject({ endpoint: z.string().max(PUSH_ENDPOINT_MAX) })).output(z.object({})),

  /** What the link of a letter turns off, before it does. */
  unsubscribeTopics: open
    .errors({ INVALID_LINK: { status: 404 } })
    .input(z.strictObject({ token: UnsubscribeToken }))
    .output(z.object({ types: z.array(PreferenceType) })),
  /** Turns letters of these kinds off, by the link of a letter. */
  unsubscribe: open
    .errors({ INVALID_LINK: { status: 404 } })
    .input(z.strictObject({ token: UnsubscribeToken }))
    .output(
      z.object({
        types: z.array(PreferenceType),
        /** For an hour, for `resubscribe`. */
        undoToken: z.string(),
      }),
    ),
  /** Takes that back. */
  resubscribe: open
    .errors({ INVALID_LINK: { status: 404 } })
    .input(z.strictObject({ undoToken: z.string().min(20).max(2_000) }))
    .output(z.object({})),
};

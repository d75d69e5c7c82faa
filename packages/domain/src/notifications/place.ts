/** What a notification is about, as far as it leads somewhere. */
export interface PlaceFacts {
  readonly template: string;
  readonly count: number;
  readonly courseId: string | null;
  readonly assignmentId: string | null;
  /** What was told under, with the id of the discussion or conversation after its colon. */
  readonly groupKey: string;
  /** The child, where a guardian reads; null: it is about the reader. */
  readonly childId: string | null;
}

const assignment = (id: string) => `/assignment/${id}`;
const course = (id: string) => `/course/${id}`;
/** The id that a group of notifications is about: `discussion_reply:<id>`. */
const subjectOf = (groupKey: string) => groupKey.slice(groupKey.indexOf(':') + 1);

/** The page of the app where a notification leads, with its search; null: it says all there is. */
export function notificationPlace(facts: PlaceFacts): string | null {
  const { template, count, courseId, assignmentId, childId, groupKey } = facts;
  switch (template) {
    case 'grade_released':
      if (childId) return `/grades?student=${childId}&view=own`;
      return count === 1 && assignmentId ? assignment(assignmentId) : '/grades';
    case 'final_grade_posted':
    case 'incomplete_due':
    case 'incomplete_overdue':
    case 'diploma_awarded':
    case 'diploma_withdrawn':
    case 'question_answered':
      return childId ? `/grades?student=${childId}&view=own` : '/grades';
    case 'work_to_grade':
      return '/teach/grading';
    case 'grade_question':
      return '/teach/inbox?tab=questions';
    case 'problem_reported':
      return '/teach/inbox?tab=problems';
    case 'problem_handled':
      if (assignmentId) return assignment(assignmentId);
      return courseId ? course(courseId) : null;
    case 'assignment_due':
      return assignmentId ? assignment(assignmentId) : '/assignments';
    case 'due_date_moved':
      if (assignmentId) return assignment(assignmentId);
      return courseId ? `${course(courseId)}?tab=assignments` : null;
    case 'enrollment_requested':
      return '/teach/inbox?tab=requests';
    case 'enrollment_decided':
    case 'waitlist_place':
    case 'waitlist_requested':
      return courseId ? course(courseId) : '/catalog';
    case 'session_planned':
    case 'session_changed':
    case 'session_cancelled':
    case 'session_soon':
    case 'meeting_failed':
      return '/live-sessions';
    case 'recording_ready':
    case 'recording_missing':
      return '/live-sessions?tab=recordings';
    case 'discussion_started':
    case 'discussion_reply':
    case 'discussion_mention':
    case 'discussion_removed':
      return courseId ? `/discussions/${courseId}?thread=${subjectOf(groupKey)}` : '/discussions';
    case 'discussion_reported':
      return courseId ? `/discussions/${courseId}?view=reports` : '/discussions';
    case 'message_received':
      return `/messages/${subjectOf(groupKey)}`;
    case 'message_reported':
      return '/messages?view=reports';
    case 'enrollment_dropped':
      return courseId ? `/teach/course/${courseId}?tab=people` : '/teach/courses';
    case 'enrollment_ended':
      return '/catalog';
    case 'material_missing':
      return '/resources?own=true';
    case 'transcript_submitted':
    case 'transcript_decided':
      return `/transcript-parser?reading=${subjectOf(groupKey)}`;
    case 'correction_asked':
      return '/students';
    case 'correction_answered':
    case 'record_corrected':
    case 'account_goes_along':
    case 'deletion_asked':
    case 'deletion_withdrawn':
    case 'deletion_done':
      return '/profile?tab=privacy';
    case 'person_waiting':
      return '/approvals';
    case 'guardian_requested':
      return '/approvals';
    case 'guardian_linked':
      return '/dashboard';
    case 'guardian_added':
    case 'guardian_removed':
    case 'student_password_reset':
    case 'guardian_refused':
    case 'guardian_ended':
    case 'consent_needed':
    case 'consent_withdrawn':
    case 'consent_recorded':
    case 'consent_replaced':
    case 'directory_notice':
    case 'coming_of_age':
    case 'membership_suspended':
    case 'membership_reactivated':
    case 'membership_ended':
      return '/profile?tab=family';
    // Those who keep the school's records are told.
    case 'consent_given':
    case 'consent_ended':
      return childId ? `/student/${childId}` : '/students';
    case 'guard_asked':
    case 'guard_proceeded':
    case 'eligibility_worse':
      return `/eligibility?student=${subjectOf(groupKey)}`;
    // Whoever doesn't follow the student any more isn't told which one it was.
    case 'share_asked':
    case 'share_given':
    case 'share_declined':
    case 'share_ended':
      return childId ? `/eligibility?student=${childId}` : '/eligibility';
    case 'transcript_shown':
    case 'transcript_asked':
    case 'transcript_declined':
    case 'transcript_sent':
    case 'transcript_undelivered':
      return childId ? `/transcript-generator?student=${childId}` : '/transcript-generator';
    case 'transcript_wanted':
    case 'transcript_returned':
    case 'transcript_yours':
      return '/transcript-generator';
    case 'transcript_differs':
      return `/transcript-generator?student=${subjectOf(groupKey)}`;
    case 'what_if_shared':
      return `/eligibility?student=${subjectOf(groupKey)}`;
    case 'plan_proposed':
    case 'plan_approved':
    case 'plan_returned':
      return `/plan?student=${subjectOf(groupKey)}`;
    case 'advice_question':
    case 'advice_answered':
    case 'advice_alert':
      return `/ncaa-counselor?conversation=${subjectOf(groupKey)}`;
    case 'follow_up_due':
    case 'follow_up_escalated':
      return '/counseling';
    case 'guard_signed':
    case 'guard_declined':
      return courseId
        ? `/teach/course/${courseId}?tab=people`
        : `/eligibility?student=${subjectOf(groupKey)}`;
    case 'course_role':
      return courseId ? `/teach/course/${courseId}` : '/teach/courses';
    // Where the school's codes stand.
    case 'code_guessing':
      return '/dashboard';
    case 'publish_requested':
      return '/teach/courses';
    case 'publish_decided':
      return courseId ? `/teach/course/${courseId}?tab=publish` : '/teach/courses';
    default:
      return courseId ? course(courseId) : null;
  }
}

/** The tabs of the page of notifications. */
export const NOTIFICATION_TABS = ['all', 'grades', 'assignments', 'announcements', 'system'] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** The tab under which a kind of notification stands, besides all. */
export function tabOfType(type: string): Exclude<NotificationTab, 'all'> {
  if (type === 'grade') return 'grades';
  if (type === 'assignment') return 'assignments';
  if (type === 'announcement') return 'announcements';
  return 'system';
}

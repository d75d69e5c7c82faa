import type { Notification } from '@fieldhouse/contract/notifications.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { shownName } from '#lib/shown-name.ts';

/** The sentence of a notification. */
export function wordsOf(one: Notification, t: TFunction): string {
  const course = one.course?.title ?? t('A course');
  const school = one.schoolName ?? '';
  const student = one.studentName && shownName(one.studentName, t);
  const subject = one.assignment?.title ?? course;
  switch (one.template) {
    case 'grade_released':
      return gradeWords(one, course, t);
    case 'final_grade_posted':
      return student
        ? t('Final grade posted for {{student}}: {{course}}', { student, course })
        : t('Final grade posted: {{course}}', { course });
    case 'incomplete_due':
      return student
        ? t('An incomplete of {{student}} is due within a week: {{course}}', { student, course })
        : t('An incomplete is due within a week: {{course}}', { course });
    case 'incomplete_overdue':
      return student
        ? t('An incomplete of {{student}} was not made up in time: {{course}}', { student, course })
        : t('An incomplete was not made up in time: {{course}}', { course });
    case 'enrollment_requested':
      return t('{{count}} students ask to join {{course}}', { count: one.count, course });
    case 'enrollment_decided':
      return t('The school decided on your request to join {{course}}', { course });
    case 'question_answered':
      return t('Your question was answered: {{assignment}}', { assignment: subject });
    case 'problem_handled':
      return t('The problem you reported was looked at: {{course}}', { course });
    case 'work_to_grade':
      return t('{{count}} works to grade: {{assignment}}', { count: one.count, assignment: subject });
    case 'grade_question':
      return t('{{count}} questions about a grade: {{assignment}}', {
        count: one.count,
        assignment: subject,
      });
    case 'problem_reported':
      return t('{{count}} problems reported: {{subject}}', { count: one.count, subject });
    case 'assignment_due':
      return t('Due within a day: {{assignment}} in {{course}}', {
        assignment: one.assignment?.title ?? '',
        course,
      });
    case 'membership_approved':
      return t('{{school}} approved your account', { school });
    case 'transcript_submitted':
      return t('A transcript of another school waits for approval at {{school}}', { school });
    case 'transcript_decided':
      return t('{{school}} decided on a transcript of another school', { school });
    case 'correction_asked':
      return t('Somebody asks to correct a record at {{school}}', { school });
    case 'correction_answered':
      return t('{{school}} answered a request to correct the record', { school });
    case 'diploma_awarded':
      return student
        ? t('{{school}} awarded {{student}} the diploma', { school, student })
        : t('{{school}} awarded you the diploma', { school });
    case 'diploma_withdrawn':
      return student
        ? t('{{school}} withdrew the diploma of {{student}}', { school, student })
        : t('{{school}} withdrew your diploma', { school });
    case 'record_corrected':
      return student
        ? t('{{school}} corrected the personal details of {{student}} on the record', { school, student })
        : t('{{school}} corrected the personal details on your record', { school });
    case 'person_waiting':
      return t('{{count}} people asked to join {{school}}', { count: one.count, school });
    case 'code_guessing':
      return t(
        'Somebody is trying to guess the school code of {{school}}. Check who is waiting for approval, and consider a new code.',
        { school },
      );
    case 'publish_requested':
      return t('Asked to publish: {{course}}', { course });
    case 'publish_decided':
      return t('Your school has decided about {{course}}', { course });
    case 'course_role':
      return t('You have a new role in {{course}}', { course });
    case 'guardian_requested':
      return t('{{count}} guardians ask to follow a student', { count: one.count });
    case 'guardian_linked':
      return student ? t('You can now follow {{student}}', { student }) : t('You can now follow a student');
    case 'guardian_added':
      return t('A guardian can now follow your courses and grades');
    case 'guardian_refused':
      return t('Your request to follow a student was not confirmed');
    case 'guardian_ended':
      return t('You no longer follow a student');
    case 'guardian_removed':
      return t('A guardian no longer follows your courses and grades');
    case 'student_password_reset':
      return t('A school account was given a new password');
    case 'coming_of_age':
      return t('At 18, the rights over the school record pass to the student');
    case 'consent_needed':
      return student
        ? t('The account of {{student}} waits for a parent’s consent', { student })
        : t('A student’s account waits for a parent’s consent');
    case 'consent_given':
      return student
        ? t('A parent has agreed to the account of {{student}}', { student })
        : t('A parent has agreed to a student’s account');
    case 'consent_ended':
    case 'consent_withdrawn':
      return student
        ? t('The consent to the account of {{student}} has ended', { student })
        : t('The consent to a student’s account has ended');
    case 'consent_recorded':
      return student
        ? t('The school recorded a decision about the consent for {{student}}', { student })
        : t('The school recorded a decision about your child’s consent');
    case 'consent_replaced':
      return student
        ? t('Another guardian agreed to the account of {{student}} in place of the earlier consent', {
            student,
          })
        : t('Another guardian’s consent took the place of the earlier one');
    case 'directory_notice':
      return t('Your school’s yearly notice: what it may show of students, and how to object');
    case 'deletion_asked':
      return student
        ? t('Another guardian asked for the account of {{student}} to be deleted', { student })
        : t('Another guardian asked for a child’s account to be deleted');
    case 'deletion_withdrawn':
      return student
        ? t('Another guardian keeps the account of {{student}}: it is no longer deleted', { student })
        : t('Another guardian keeps a child’s account');
    case 'deletion_done':
      return t('The account of a child you followed has been deleted');
    case 'membership_suspended':
      return student
        ? t('{{school}} suspended the membership of {{student}}', { school, student })
        : t('A school suspended a student’s membership');
    case 'membership_reactivated':
      return student
        ? t('{{school}} is open to {{student}} again', { school, student })
        : t('A school reactivated a student’s membership');
    case 'membership_ended':
      return student
        ? t('The membership of {{student}} at {{school}} has ended', { school, student })
        : t('A student’s membership of a school has ended');
    case 'guard_asked':
      return student
        ? t('A change would make {{student}}’s NCAA eligibility worse. Please read and acknowledge it', {
            student,
          })
        : t('A change would make your NCAA eligibility worse. Read what it would break');
    case 'guard_signed':
      return student
        ? t('A change for {{student}} was acknowledged', { student })
        : t('A change was acknowledged and can be made now');
    case 'guard_proceeded':
      return student
        ? t('The school goes on with a change to {{student}}’s courses without an acknowledgement', {
            student,
          })
        : t('The school goes on with a change to your courses without an acknowledgement');
    case 'guard_declined':
      return student
        ? t('The family of {{student}} says no to a change. Read what they say', { student })
        : t('The family says no to a change. Read what they say');
    case 'eligibility_worse':
      return student
        ? t('The NCAA eligibility of {{student}} got worse. See what changed it', { student })
        : t('NCAA eligibility got worse. See what changed it');
    case 'share_asked':
      return student
        ? t('{{student}} asks to share their eligibility ledger with a coach. Please decide', { student })
        : t('You asked to share your eligibility ledger with a coach');
    case 'share_given':
      return student
        ? t('A coach can now read the eligibility ledger of {{student}} for a time', { student })
        : t('A coach can now read your eligibility ledger for a time');
    case 'share_declined':
      return student
        ? t('Sharing the eligibility ledger of {{student}} with a coach was declined', { student })
        : t('Sharing your eligibility ledger with a coach was declined');
    case 'share_ended':
      return student
        ? t('A coach can no longer read the eligibility ledger of {{student}}', { student })
        : t('A coach can no longer read your eligibility ledger');
    case 'transcript_asked':
      return student
        ? t('{{student}} asks to have an official transcript sent. Please decide', { student })
        : t('You asked to have an official transcript sent');
    case 'transcript_declined':
      return student
        ? t('The request to send the transcript of {{student}} was declined', { student })
        : t('The request to send your transcript was declined');
    case 'transcript_sent':
      return student
        ? t('The official transcript of {{student}} has been sent or is ready to download', { student })
        : t('Your official transcript has been sent or is ready to download');
    case 'transcript_undelivered':
      return student
        ? t('The email with the transcript of {{student}} did not arrive at the recipient', { student })
        : t('The email with your transcript did not arrive at the recipient');
    case 'transcript_returned':
      return t('An email with a transcript did not arrive at its recipient');
    case 'transcript_yours':
      return t('A request to send your official transcript needs your own consent now');
    case 'transcript_wanted':
      return t('A family asks for an official transcript');
    case 'transcript_differs':
      return t('An issued transcript no longer says what the record says');
    case 'what_if_shared':
      return student
        ? t('{{student}}: a what-if on NCAA eligibility was shared with you', { student })
        : t('A what-if on NCAA eligibility was shared with you');
    case 'follow_up_due':
      return t('A follow-up of yours is overdue');
    case 'follow_up_escalated':
      return t('A follow-up is overdue, and nobody has closed it');
    case 'account_goes_along':
      return t(
        'Your account will be deleted together with your parent’s. Add an email of your own to keep it',
      );
    case 'enrollment_ended':
      return t('You are no longer in {{course}}. Ask your school if this surprises you.', { course });
    case 'waitlist_place':
      return t('You have a place in {{course}}', { course });
    case 'waitlist_requested':
      return t('A place came free in {{course}}. Your school decides about it.', { course });
    case 'material_missing':
      return one.course
        ? t('The file of a resource of {{course}} is no longer there. Upload it again.', { course })
        : t('The file of a resource is no longer there. Upload it again.');
    case 'session_planned':
      return t('New live session in {{course}}', { course });
    case 'session_changed':
      return t('A live session moved: {{course}}', { course });
    case 'session_cancelled':
      return t('A live session was cancelled: {{course}}', { course });
    case 'session_soon':
      return t('A live session starts soon: {{course}}', { course });
    case 'meeting_failed':
      return t('A meeting room could not be made: {{course}}', { course });
    case 'recording_ready':
      return t('A recording is there: {{course}}', { course });
    case 'recording_missing':
      return t('A recording never came: {{course}}', { course });
    case 'discussion_started':
      return t('{{count}} new discussions in {{course}}', { count: one.count, course });
    case 'discussion_reply':
      return t('{{count}} new replies in a discussion of {{course}}', { count: one.count, course });
    case 'discussion_mention':
      return t('You were mentioned in a discussion of {{course}}', { course });
    case 'discussion_removed':
      return t('A post of yours was removed in {{course}}', { course });
    case 'discussion_reported':
      return t('{{count}} posts reported in {{course}}', { count: one.count, course });
    case 'message_received':
      return t('{{count}} new messages in a conversation', { count: one.count });
    case 'message_reported':
      return t('{{count}} messages reported at {{school}}', { count: one.count, school });
    case 'due_date_moved':
      return t('New due date: {{assignment}} in {{course}}', { assignment: subject, course });
  }
}

function gradeWords(
  { count, assignment, studentName: name }: Notification,
  course: string,
  t: TFunction,
): string {
  const studentName = name && shownName(name, t);
  const title = count === 1 ? assignment?.title : undefined;
  if (studentName) {
    return title
      ? t('New grade for {{student}}: {{assignment}} in {{course}}', {
          student: studentName,
          assignment: title,
          course,
        })
      : t('{{count}} new grades for {{student}} in {{course}}', { count, student: studentName, course });
  }
  return title
    ? t('New grade: {{assignment}} in {{course}}', { assignment: title, course })
    : t('{{count}} new grades in {{course}}', { count, course });
}

/** A page of the app, as the server names it, for a link. */
export function placeLink(place: string): LinkProps {
  const { pathname, searchParams } = new URL(place, window.location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams) } as LinkProps;
}

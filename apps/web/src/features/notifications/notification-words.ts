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
        ? t('{{student}} has an incomplete due within a week: {{course}}', { student, course })
        : t('An incomplete is due within a week: {{course}}', { course });
    case 'incomplete_overdue':
      return student
        ? t('{{student}} didn’t make up an incomplete in time: {{course}}', { student, course })
        : t('An incomplete was not made up in time: {{course}}', { course });
    case 'enrollment_requested':
      return t('{{count}} students asked to join {{course}}', { count: one.count, course });
    case 'enrollment_decided':
      return t('Your school answered your request to join {{course}}', { course });
    case 'question_answered':
      return t('Your question was answered: {{assignment}}', { assignment: subject });
    case 'problem_handled':
      return t('The problem you reported was reviewed: {{course}}', { course });
    case 'work_to_grade':
      return t('{{count}} submissions to grade: {{assignment}}', { count: one.count, assignment: subject });
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
      return t('A transcript from another school is waiting for approval at {{school}}', { school });
    case 'transcript_decided':
      return t('{{school}} reviewed a transcript from another school', { school });
    case 'correction_asked':
      return t('Someone asked to correct a record at {{school}}', { school });
    case 'correction_answered':
      return t('{{school}} answered a request to correct the record', { school });
    case 'diploma_awarded':
      return student
        ? t('{{school}} awarded {{student}} a diploma', { school, student })
        : t('{{school}} awarded you your diploma', { school });
    case 'diploma_withdrawn':
      return student
        ? t('{{school}} withdrew {{student}}’s diploma', { school, student })
        : t('{{school}} withdrew your diploma', { school });
    case 'record_corrected':
      return student
        ? t('{{school}} corrected {{student}}’s personal details on the record', { school, student })
        : t('{{school}} corrected the personal details on your record', { school });
    case 'person_waiting':
      return t('{{count}} people asked to join {{school}}', { count: one.count, school });
    case 'code_guessing':
      return t(
        'Someone is trying to guess the school code of {{school}}. Check who is waiting for approval, and consider a new code.',
        { school },
      );
    case 'publish_requested':
      return t('Waiting to be published: {{course}}', { course });
    case 'publish_decided':
      return t('Your school answered the request to publish {{course}}', { course });
    case 'course_role':
      return t('You have a new role in {{course}}', { course });
    case 'guardian_requested':
      return t('{{count}} guardians asked to follow a student', { count: one.count });
    case 'guardian_linked':
      return student ? t('You can now follow {{student}}', { student }) : t('You can now follow a student');
    case 'guardian_added':
      return t('A guardian can now follow your courses and grades');
    case 'guardian_refused':
      return t('Your request to follow a student wasn’t approved');
    case 'guardian_ended':
      return t('You no longer follow a student');
    case 'guardian_removed':
      return t('A guardian no longer follows your courses and grades');
    case 'student_password_reset':
      return t('A school account has a new password');
    case 'coming_of_age':
      return t('At 18, the rights over the school record pass to the student');
    case 'consent_needed':
      return student
        ? t('{{student}}’s account needs a parent’s consent', { student })
        : t('A student’s account needs a parent’s consent');
    case 'consent_given':
      return student
        ? t('A parent consented to {{student}}’s account', { student })
        : t('A parent consented to a student’s account');
    case 'consent_ended':
    case 'consent_withdrawn':
      return student
        ? t('The consent to {{student}}’s account has ended', { student })
        : t('The consent to a student’s account has ended');
    case 'consent_recorded':
      return student
        ? t('The school recorded a decision about the consent for {{student}}', { student })
        : t('The school recorded a decision about your child’s consent');
    case 'consent_replaced':
      return student
        ? t('Another guardian’s consent to {{student}}’s account replaced the earlier one', {
            student,
          })
        : t('Another guardian’s consent replaced the earlier one');
    case 'directory_notice':
      return t('Your school’s yearly notice: what it may show about students, and how to opt out');
    case 'deletion_asked':
      return student
        ? t('Another guardian asked for {{student}}’s account to be deleted', { student })
        : t('Another guardian asked for a child’s account to be deleted');
    case 'deletion_withdrawn':
      return student
        ? t('Another guardian canceled the deletion of {{student}}’s account', { student })
        : t('Another guardian canceled the deletion of a child’s account');
    case 'deletion_done':
      return t('The account of a child you followed was deleted');
    case 'membership_suspended':
      return student
        ? t('{{school}} suspended {{student}}’s membership', { school, student })
        : t('A school suspended a student’s membership');
    case 'membership_reactivated':
      return student
        ? t('{{school}} is open to {{student}} again', { school, student })
        : t('A school reactivated a student’s membership');
    case 'membership_ended':
      return student
        ? t('{{student}}’s membership at {{school}} has ended', { school, student })
        : t('A student’s membership at a school has ended');
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
        ? t("The school is making a change to {{student}}'s courses without an acknowledgment", {
            student,
          })
        : t('The school is making a change to your courses without an acknowledgment');
    case 'guard_declined':
      return student
        ? t('{{student}}’s family declined a change. Read why', { student })
        : t('The family declined a change. Read why');
    case 'eligibility_worse':
      return student
        ? t('{{student}}’s NCAA eligibility got worse. See what changed it', { student })
        : t('NCAA eligibility got worse. See what changed it');
    case 'share_asked':
      return student
        ? t('{{student}} would like to share their eligibility ledger with a coach. Please decide', {
            student,
          })
        : t('You asked to share your eligibility ledger with a coach');
    case 'transcript_shown':
      return student
        ? t('Anyone with the code of {{student}}’s transcript can now see more than whether it’s valid', {
            student,
          })
        : t('Anyone with the code of your transcript can now see more than whether it’s valid');
    case 'share_given':
      return student
        ? t('A coach can now read {{student}}’s eligibility ledger', { student })
        : t('A coach can now read your eligibility ledger');
    case 'share_declined':
      return student
        ? t('The request to share {{student}}’s eligibility ledger with a coach was declined', { student })
        : t('The request to share your eligibility ledger with a coach was declined');
    case 'share_ended':
      return student
        ? t('A coach can no longer read {{student}}’s eligibility ledger', { student })
        : t('A coach can no longer read your eligibility ledger');
    case 'transcript_asked':
      return student
        ? t('{{student}} would like an official transcript sent. Please decide', { student })
        : t('You asked to have an official transcript sent');
    case 'transcript_declined':
      return student
        ? t('The request to send {{student}}’s transcript was declined', { student })
        : t('The request to send your transcript was declined');
    case 'transcript_sent':
      return student
        ? t('{{student}}’s official transcript has been sent or is ready to download', { student })
        : t('Your official transcript has been sent or is ready to download');
    case 'transcript_undelivered':
      return student
        ? t('The email with {{student}}’s transcript didn’t reach the recipient', { student })
        : t('The email with your transcript didn’t reach the recipient');
    case 'transcript_returned':
      return t('An email with a transcript didn’t reach its recipient');
    case 'transcript_yours':
      return t('A request to send your official transcript needs your own consent now');
    case 'transcript_wanted':
      return t('A family requested an official transcript');
    case 'transcript_differs':
      return t('An issued transcript no longer matches the record');
    case 'what_if_shared':
      return student
        ? t('{{student}}: a what-if on NCAA eligibility was shared with you', { student })
        : t('A what-if on NCAA eligibility was shared with you');
    case 'plan_proposed':
      return student
        ? t('{{student}}: a course plan waits for your approval', { student })
        : t('A course plan waits for your approval');
    case 'plan_approved':
      return student
        ? t('{{student}}: the course plan was approved', { student })
        : t('Your course plan was approved');
    case 'plan_returned':
      return student
        ? t('{{student}}: the course plan came back with what to change', { student })
        : t('Your course plan came back with what to change');
    case 'advice_question':
      return student
        ? t('{{student}} has a question for a counselor', { student })
        : t('There is a question for a counselor');
    case 'advice_answered':
      return t('Your counselor answered your question');
    case 'advice_alert':
      return student
        ? t('{{student}} may be in danger. Read what they wrote and see to them now', { student })
        : t('A student may be in danger. Read what they wrote and see to them now');
    case 'follow_up_due':
      return t('One of your follow-ups is overdue');
    case 'follow_up_escalated':
      return t('A follow-up is overdue, and no one has closed it');
    case 'account_goes_along':
      return t(
        'Your account will be deleted together with your parent’s. Add an email of your own to keep it',
      );
    case 'enrollment_dropped':
      return t('{{count}} students dropped {{course}}', { count: one.count, course });
    case 'enrollment_ended':
      return t('You are no longer in {{course}}. Ask your school if this surprises you.', { course });
    case 'waitlist_place':
      return t('You have a spot in {{course}}', { course });
    case 'waitlist_requested':
      return t('A spot opened up in {{course}}. Your school will decide.', { course });
    case 'material_missing':
      return one.course
        ? t('The file of a resource in {{course}} is missing. Upload it again.', { course })
        : t('The file of a resource is missing. Upload it again.');
    case 'session_planned':
      return t('New live session in {{course}}', { course });
    case 'session_changed':
      return t('A live session was rescheduled: {{course}}', { course });
    case 'session_cancelled':
      return t('A live session was canceled: {{course}}', { course });
    case 'session_soon':
      return t('A live session starts soon: {{course}}', { course });
    case 'meeting_failed':
      return t('A meeting room couldn’t be created: {{course}}', { course });
    case 'recording_ready':
      return t('A recording is available: {{course}}', { course });
    case 'recording_missing':
      return t('A recording is missing: {{course}}', { course });
    case 'discussion_started':
      return t('{{count}} new discussions in {{course}}', { count: one.count, course });
    case 'discussion_reply':
      return t('{{count}} new replies in a discussion in {{course}}', { count: one.count, course });
    case 'discussion_mention':
      return t('You were mentioned in a discussion in {{course}}', { course });
    case 'discussion_removed':
      return t('One of your posts in {{course}} was removed', { course });
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

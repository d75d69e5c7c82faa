import type { Sentences } from './facts.ts';

const of = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : `${count} ${plural}`;

/** English. */
export const en: Sentences = {
  line: {
    grade_released: ({ course, child, titles }) =>
      `New ${titles.length === 1 ? 'grade' : 'grades'}${child ? ` for ${child}` : ''} in ${course}: ${titles.join(', ')}`,
    final_grade_posted: ({ course, child }) => `Final grade posted${child ? ` for ${child}` : ''}: ${course}`,
    incomplete_due: ({ course, child }) =>
      `An incomplete is due within a week${child ? ` for ${child}` : ''}: ${course}`,
    incomplete_overdue: ({ course, child }) =>
      `An incomplete was not made up in time${child ? ` by ${child}` : ''}: ${course}`,
    assignment_due: ({ assignment, course, due }) => `Due soon: ${assignment} (${course}): ${due}`,
    due_date_moved: ({ assignment, course, due }) =>
      assignment && due ? `New due date: ${assignment} (${course}): ${due}` : `New due dates in ${course}`,
    work_to_grade: ({ count, assignment, course }) =>
      `${of(count, 'One submission', 'submissions')} to grade: ${assignment || course}`,
    grade_question: ({ count, assignment, course }) =>
      `${of(count, 'A question', 'questions')} about a grade: ${assignment || course}`,
    question_answered: ({ assignment, course, child }) =>
      `${child ? `The question about ${child}` : 'Your question'} was answered: ${assignment || course}`,
    problem_reported: ({ count, assignment, course }) =>
      `${of(count, 'A problem was reported', 'problems were reported')}: ${assignment || course}`,
    problem_handled: ({ assignment, course }) =>
      `The problem you reported was reviewed: ${assignment || course}`,
    enrollment_requested: ({ count, course }) =>
      `${of(count, 'A student asked', 'students asked')} to join ${course}`,
    enrollment_decided: ({ course }) => `Your school answered your request to join ${course}`,
    membership_approved: ({ school }) => `${school} approved your account`,
    transcript_submitted: ({ school }) =>
      `A transcript from another school is waiting for approval at ${school}`,
    transcript_decided: ({ school }) => `${school} reviewed a transcript from another school`,
    correction_asked: ({ school }) => `Someone asked to correct a record at ${school}`,
    correction_answered: ({ school }) => `${school} answered a request to correct the record`,
    diploma_awarded: ({ school, child }) =>
      `${school} awarded ${child ? `${child} a diploma` : 'you your diploma'}`,
    diploma_withdrawn: ({ school, child }) => `${school} withdrew ${child ? `${child}’s` : 'your'} diploma`,
    record_corrected: ({ school, child }) =>
      `${school} corrected ${child ? `${child}’s` : 'your'} personal details on the record`,
    person_waiting: ({ count, school }) => `${of(count, 'One person', 'people')} asked to join ${school}`,
    code_guessing: ({ school }) => `Someone is trying to guess the code of ${school}`,
    publish_requested: ({ course }) => `Waiting to be published: ${course}`,
    publish_decided: ({ course }) => `Your school answered the request to publish ${course}`,
    session_planned: ({ course }) => `New live session in ${course}`,
    session_changed: ({ course }) => `A live session was rescheduled: ${course}`,
    session_cancelled: ({ course }) => `A live session was canceled: ${course}`,
    session_soon: ({ course }) => `A live session starts soon: ${course}`,
    meeting_failed: ({ course }) => `A meeting room couldn’t be created: ${course}`,
    recording_ready: ({ course }) => `A recording is available: ${course}`,
    recording_missing: ({ course }) => `A recording is missing: ${course}`,
    discussion_started: ({ count, course }) =>
      `${of(count, 'A new discussion', 'new discussions')} in ${course}`,
    discussion_reply: ({ count, course }) =>
      `${of(count, 'A new reply', 'new replies')} in a discussion in ${course}`,
    discussion_mention: ({ course }) => `You were mentioned in a discussion in ${course}`,
    discussion_removed: ({ course }) => `One of your posts in ${course} was removed`,
    discussion_reported: ({ count, course }) =>
      `${of(count, 'A post was reported', 'posts were reported')} in ${course}`,
    message_received: ({ count }) => of(count, 'A new message', 'new messages'),
    message_reported: ({ count, school }) =>
      `${of(count, 'A message was reported', 'messages were reported')} at ${school}`,
    enrollment_dropped: ({ count, course }) => `${of(count, 'A student', 'students')} dropped ${course}`,
    enrollment_ended: ({ course }) => `You are no longer in ${course}`,
    course_role: ({ course }) => `You have a new role in ${course}`,
    guardian_requested: ({ count, school }) =>
      `${of(count, 'One person asked', 'people asked')} to follow a student at ${school}`,
    guardian_linked: ({ child }) => `You can now follow ${child ?? 'a student'}`,
    guardian_added: () => 'A guardian can now follow your courses and grades',
    guardian_refused: () => 'The school didn’t approve your request to follow a student',
    guardian_ended: () => 'You no longer follow a student',
    guardian_removed: () => 'A guardian no longer follows your courses and grades',
    student_password_reset: () => 'A school account has a new password',
    coming_of_age: () => 'At 18, the rights over the school record pass to the student',
    consent_needed: ({ child }) =>
      `${child ? `${child}’s` : 'Your child’s'} account needs a parent’s consent`,
    consent_given: ({ child }) => `A parent consented to ${child ? `${child}’s` : 'a student’s'} account`,
    consent_ended: ({ child }) => `The consent to ${child ? `${child}’s` : 'a student’s'} account has ended`,
    consent_withdrawn: ({ child }) =>
      `The consent to ${child ? `${child}’s` : 'a student’s'} account has ended`,
    consent_recorded: ({ child }) =>
      `The school recorded a decision about the consent for ${child ?? 'your child'}`,
    consent_replaced: ({ child }) =>
      `Another guardian’s consent to ${child ? `${child}’s` : 'your child’s'} account replaced the earlier one`,
    directory_notice: ({ school }) =>
      `${school ?? 'Your school'}: what may be shown about students this year, and how to opt out`,
    deletion_asked: ({ child }) =>
      `Another guardian asked for ${child ? `${child}’s` : 'your child’s'} account to be deleted`,
    deletion_withdrawn: ({ child }) =>
      `Another guardian canceled the deletion of ${child ? `${child}’s` : 'your child’s'} account`,
    deletion_done: () => 'The account of a child you followed was deleted',
    membership_suspended: ({ child, school }) =>
      `${school} suspended ${child ? `${child}’s` : 'a student’s'} membership`,
    membership_reactivated: ({ child, school }) => `${school} is open to ${child ?? 'a student'} again`,
    membership_ended: ({ child, school }) =>
      `${child ? `${child}’s` : 'A student’s'} membership at ${school} has ended`,
    guard_asked: ({ child }) =>
      child
        ? `A change at school would make ${child}’s NCAA eligibility worse. Please read it and acknowledge it`
        : 'A change at school would make your NCAA eligibility worse. Read what it would break',
    guard_signed: ({ child }) =>
      `A change${child ? ` for ${child}` : ''} was acknowledged and can be made now`,
    guard_proceeded: ({ child }) =>
      `The school is making a change to ${child ? `${child}’s` : 'your'} courses without an acknowledgment`,
    guard_declined: ({ child }) => `The family declined a change${child ? ` for ${child}` : ''}. Read why`,
    eligibility_worse: ({ child }) =>
      `${child ? `${child}’s` : 'Your'} NCAA eligibility got worse. See what changed it`,
    share_asked: ({ child }) =>
      `${child ?? 'A student'} would like to share their eligibility ledger with a coach. Please decide`,
    share_given: ({ child }) => `A coach can now read ${child ? `${child}’s` : 'your'} eligibility ledger`,
    share_declined: ({ child }) =>
      `The request to share ${child ? `${child}’s` : 'your'} eligibility ledger with a coach was declined`,
    share_ended: ({ child }) =>
      `A coach can no longer read ${child ? `${child}’s` : 'your'} eligibility ledger`,
    transcript_shown: ({ child }) =>
      `Anyone with the code of ${child ? `${child}’s` : 'your'} transcript can now see more than whether it’s valid`,
    transcript_asked: ({ child }) =>
      `${child ?? 'A student'} would like an official transcript sent. Please decide`,
    transcript_declined: ({ child }) =>
      `The request to send ${child ? `${child}’s` : 'your'} transcript was declined. Read why`,
    transcript_sent: ({ child }) =>
      `${child ? `${child}’s` : 'Your'} official transcript has been sent or is ready to download`,
    transcript_differs: () => 'An issued transcript no longer matches the record',
    transcript_undelivered: ({ child }) =>
      `The email with ${child ? `${child}’s` : 'your'} transcript didn’t reach the recipient`,
    transcript_returned: () => 'An email with a transcript didn’t reach its recipient',
    transcript_wanted: () => 'A family requested an official transcript',
    transcript_yours: () => 'A request to send your official transcript needs your own consent now',
    what_if_shared: ({ child }) =>
      `${child ? `${child}: a` : 'A'} what-if on NCAA eligibility was shared with you`,
    plan_proposed: ({ child }) => `A course plan${child ? ` of ${child}` : ''} waits for your approval`,
    plan_approved: ({ child }) => `${child ? `${child}: the` : 'Your'} course plan was approved`,
    plan_returned: ({ child }) =>
      `${child ? `${child}: the` : 'Your'} course plan came back with what to change`,
    advice_question: ({ child }) => `${child ? `${child} has a` : 'There is a'} question for a counselor`,
    advice_answered: () => 'Your counselor answered your question',
    advice_alert: ({ child }) =>
      `${child ?? 'A student'} may be in danger. Please read what they wrote and see to them now`,
    follow_up_due: ({ child }) => `A follow-up${child ? ` on ${child}` : ''} is overdue`,
    follow_up_escalated: ({ child }) =>
      `A follow-up${child ? ` on ${child}` : ''} is overdue, and no one has closed it`,
    account_goes_along: () =>
      'Your account will be deleted together with your parent’s. Add an email of your own to keep it',
    waitlist_place: ({ course }) => `You have a spot in ${course}`,
    waitlist_requested: ({ course }) => `A spot opened up in ${course}. Your school will decide`,
    material_missing: ({ course }) => `The file of a resource is missing${course ? `: ${course}` : ''}`,
  },
  push: {
    grade_released: (count) => (count === 1 ? 'You have a new grade.' : `You have ${count} new grades.`),
    final_grade_posted: () => 'A final grade was posted.',
    incomplete_due: () => 'An incomplete is due within a week.',
    incomplete_overdue: () => 'An incomplete was not made up in time.',
    assignment_due: () => 'Something is due within a day.',
    due_date_moved: () => 'A due date has changed.',
    work_to_grade: (count) =>
      count === 1 ? 'There is work to grade.' : `There are ${count} submissions to grade.`,
    grade_question: () => 'Someone asked about a grade.',
    question_answered: () => 'A question about a grade was answered.',
    problem_reported: () => 'A problem was reported in a course.',
    problem_handled: () => 'A problem you reported was reviewed.',
    enrollment_requested: () => 'Someone asked to join a course.',
    enrollment_decided: () => 'Your request to join a course was answered.',
    membership_approved: () => 'Your account was approved.',
    transcript_submitted: () => 'A transcript from another school is waiting for approval.',
    transcript_decided: () => 'A transcript from another school was reviewed.',
    correction_asked: () => 'Someone asked to correct a record.',
    correction_answered: () => 'A request to correct the record was answered.',
    diploma_awarded: () => 'A diploma was awarded.',
    diploma_withdrawn: () => 'A diploma was withdrawn.',
    record_corrected: () => 'Personal details on a student record were corrected.',
    person_waiting: () => 'Someone is waiting for approval.',
    code_guessing: () => 'Someone is trying to guess your school’s code.',
    publish_requested: () => 'Someone asked to publish a course.',
    publish_decided: () => 'Your school answered a request to publish a course.',
    session_planned: () => 'A live session was scheduled.',
    session_changed: () => 'A live session was rescheduled.',
    session_cancelled: () => 'A live session was canceled.',
    session_soon: () => 'A live session starts soon.',
    meeting_failed: () => 'A meeting room couldn’t be created.',
    recording_ready: () => 'A recording is available.',
    recording_missing: () => 'A recording is missing.',
    discussion_started: () => 'There is a new discussion in a course.',
    discussion_reply: (count) =>
      count === 1
        ? 'There is a new reply in a discussion.'
        : `There are ${count} new replies in a discussion.`,
    discussion_mention: () => 'Someone mentioned you in a discussion.',
    discussion_removed: () => 'One of your posts was removed.',
    discussion_reported: () => 'A post was reported.',
    message_received: (count) =>
      count === 1 ? 'You have a new message.' : `You have ${count} new messages.`,
    message_reported: () => 'A message was reported.',
    enrollment_dropped: () => 'A student dropped a course.',
    enrollment_ended: () => 'You are no longer in a course.',
    course_role: () => 'You have a new role in a course.',
    guardian_requested: () => 'Someone asked to follow a student.',
    guardian_linked: () => 'You can now follow a student.',
    guardian_added: () => 'A guardian can now follow your courses.',
    guardian_refused: () => 'A request to follow a student was answered.',
    guardian_ended: () => 'You no longer follow a student.',
    guardian_removed: () => 'A guardian no longer follows your courses.',
    student_password_reset: () => 'A school account has a new password.',
    coming_of_age: () => 'Rights over a school record will change soon.',
    consent_needed: () => 'A student’s account needs a parent’s consent.',
    consent_given: () => 'A parent consented to a student’s account.',
    consent_ended: () => 'The consent to a student’s account has ended.',
    consent_withdrawn: () => 'The consent to a student’s account has ended.',
    consent_recorded: () => 'The school recorded a decision about your child’s consent.',
    consent_replaced: () => 'Another guardian’s consent replaced the earlier one.',
    directory_notice: () => 'Your school’s yearly notice about directory information is here.',
    deletion_asked: () => 'Another guardian asked for a child’s account to be deleted.',
    deletion_withdrawn: () => 'Another guardian canceled the deletion of a child’s account.',
    deletion_done: () => 'A child’s account was deleted.',
    membership_suspended: () => 'A school suspended a student’s membership.',
    membership_reactivated: () => 'A school reactivated a student’s membership.',
    membership_ended: () => 'A student’s membership at a school has ended.',
    guard_asked: () => 'A change at school needs to be acknowledged.',
    guard_signed: () => 'A change was acknowledged.',
    guard_proceeded: () => 'The school is making a change without an acknowledgment.',
    guard_declined: () => 'A family declined a change.',
    eligibility_worse: () => 'Something changed an eligibility ledger.',
    share_asked: () => 'A student would like to share something with a coach.',
    share_given: () => 'Something is shared with a coach.',
    share_declined: () => 'A request to share something with a coach was declined.',
    share_ended: () => 'Something is no longer shared with a coach.',
    transcript_shown: () => 'A transcript’s check page shows more now.',
    transcript_asked: () => 'A student would like a transcript sent.',
    transcript_declined: () => 'A request to send a transcript was declined.',
    transcript_sent: () => 'A transcript was sent or is ready.',
    transcript_differs: () => 'A transcript no longer matches the record.',
    transcript_undelivered: () => 'A transcript didn’t arrive.',
    transcript_returned: () => 'An email with a transcript didn’t arrive.',
    transcript_wanted: () => 'A family requested a transcript.',
    transcript_yours: () => 'A request needs your own consent now.',
    what_if_shared: () => 'A what-if was shared with you.',
    plan_proposed: () => 'A course plan waits for your approval.',
    plan_approved: () => 'A course plan was approved.',
    plan_returned: () => 'A course plan came back with what to change.',
    advice_question: () => 'There is a question for a counselor.',
    advice_answered: () => 'Your counselor answered you.',
    advice_alert: () => 'A student may need help now.',
    follow_up_due: () => 'A follow-up is overdue.',
    follow_up_escalated: () => 'A follow-up at your school is long overdue.',
    account_goes_along: () => 'Your account will be deleted unless you add an email of your own.',
    waitlist_place: () => 'You have a spot in a course.',
    waitlist_requested: () => 'A spot opened up in a course.',
    material_missing: () => 'The file of a resource is missing.',
  },
  pushSeveral: (count) => `${count} new notifications.`,
  subjectOfSeveral: (count, brand) => `${count} updates from ${brand}`,
  beginning: (brand) => `Here’s what’s new for you on ${brand}:`,
  more: (count) => `And ${count} more in the app:`,
  moreTitles: (count) => `${count} more`,
  why: (brand, types) => `You’re getting this email because you chose to hear from ${brand} about ${types}.`,
  whyAccount: (brand) => `You’re getting this email because it’s about your ${brand} account.`,
  choose: 'Choose your notifications',
  stop: 'Unsubscribe',
  types: {
    assignment: 'assignments',
    grade: 'grades',
    announcement: 'announcements',
    message: 'messages',
    discussion: 'discussions',
    session: 'live sessions',
    system: 'other school news',
  },
};

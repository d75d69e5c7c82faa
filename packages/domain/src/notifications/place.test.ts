import { expect, it } from 'vitest';
import { notificationPlace, tabOfType } from './place.ts';

const about = (template: string, rest: object = {}) =>
  notificationPlace({
    template,
    count: 1,
    courseId: null,
    assignmentId: null,
    childId: null,
    groupKey: '',
    ...rest,
  });

it('leads a student to the one work that was graded, and to all grades where there are several', () => {
  expect(about('grade_released', { assignmentId: 'a1' })).toBe('/assignment/a1');
  expect(about('grade_released', { assignmentId: 'a1', count: 2 })).toBe('/grades');
});

it('leads a guardian to the grades of that child', () => {
  expect(about('grade_released', { assignmentId: 'a1', childId: 's1' })).toBe('/grades?student=s1&view=own');
});

it('leads to the course where nothing nearer is known, and nowhere without one', () => {
  expect(about('something_new', { courseId: 'c1' })).toBe('/course/c1');
  expect(about('membership_approved')).toBeNull();
});

it('leads to the discussion or the conversation itself', () => {
  const at = { courseId: 'c1', groupKey: 'discussion_reply:t1' };
  expect(about('discussion_reply', at)).toBe('/discussions/c1?thread=t1');
  expect(about('discussion_reported', at)).toBe('/discussions/c1?view=reports');
  expect(about('message_received', { groupKey: 'message_received:m1' })).toBe('/messages/m1');
});

it('keeps what has no tab of its own under system', () => {
  expect(['grade', 'assignment', 'announcement', 'message', 'safety', 'account'].map(tabOfType)).toEqual([
    'grades',
    'assignments',
    'announcements',
    'system',
    'system',
    'system',
  ]);
});

it.each([
  ['grade_released', { childId: 's1', count: 3 }, '/grades?student=s1&view=own'],
  ['grade_released', { count: 1 }, '/grades'],
  ['final_grade_posted', { childId: 's1' }, '/grades?student=s1&view=own'],
  ['incomplete_due', {}, '/grades'],
  ['incomplete_overdue', { childId: 's1' }, '/grades?student=s1&view=own'],
  ['diploma_awarded', { childId: 's1' }, '/grades?student=s1&view=own'],
  ['diploma_withdrawn', {}, '/grades'],
  ['question_answered', {}, '/grades'],
  ['problem_handled', { assignmentId: 'a1', courseId: 'c1' }, '/assignment/a1'],
  ['problem_handled', { courseId: 'c1' }, '/course/c1'],
  ['problem_handled', {}, null],
  ['assignment_due', { assignmentId: 'a1' }, '/assignment/a1'],
  ['assignment_due', {}, '/assignments'],
  ['due_date_moved', { assignmentId: 'a1', courseId: 'c1' }, '/assignment/a1'],
  ['due_date_moved', { courseId: 'c1' }, '/course/c1?tab=assignments'],
  ['due_date_moved', {}, null],
  ['enrollment_decided', { courseId: 'c1' }, '/course/c1'],
  ['waitlist_place', {}, '/catalog'],
  ['publish_decided', { courseId: 'c1' }, '/teach/course/c1?tab=publish'],
  ['publish_decided', {}, '/teach/courses'],
  ['course_role', { courseId: 'c1' }, '/teach/course/c1'],
  ['course_role', {}, '/teach/courses'],
  ['work_to_grade', {}, '/teach/grading'],
  ['grade_question', {}, '/teach/inbox?tab=questions'],
  ['problem_reported', {}, '/teach/inbox?tab=problems'],
  ['enrollment_requested', {}, '/teach/inbox?tab=requests'],
  ['enrollment_decided', {}, '/catalog'],
  ['waitlist_requested', {}, '/catalog'],
  ['waitlist_requested', { courseId: 'c1' }, '/course/c1'],
  ['session_planned', {}, '/live-sessions'],
  ['session_changed', {}, '/live-sessions'],
  ['session_cancelled', {}, '/live-sessions'],
  ['session_soon', {}, '/live-sessions'],
  ['meeting_failed', {}, '/live-sessions'],
  ['recording_ready', {}, '/live-sessions?tab=recordings'],
  ['recording_missing', {}, '/live-sessions?tab=recordings'],
  ['discussion_started', { courseId: 'c1', groupKey: 'discussion_started:t1' }, '/discussions/c1?thread=t1'],
  ['discussion_mention', { courseId: 'c1', groupKey: 'discussion_mention:t1' }, '/discussions/c1?thread=t1'],
  ['discussion_removed', { courseId: 'c1', groupKey: 'discussion_removed:t1' }, '/discussions/c1?thread=t1'],
  ['discussion_reply', {}, '/discussions'],
  ['discussion_reported', {}, '/discussions'],
  ['message_reported', {}, '/messages?view=reports'],
  ['enrollment_dropped', { courseId: 'c1' }, '/teach/course/c1?tab=people'],
  ['enrollment_dropped', {}, '/teach/courses'],
  ['enrollment_ended', {}, '/catalog'],
  ['guard_asked', { groupKey: 'guard_asked:1' }, '/eligibility?student=1'],
  ['guard_declined', { groupKey: 'guard_declined:1' }, '/eligibility?student=1'],
  ['guard_declined', { groupKey: 'guard_declined:1', courseId: '2' }, '/teach/course/2?tab=people'],
  ['share_ended', { groupKey: 'share_ended:1' }, '/eligibility'],
  ['share_asked', { groupKey: 'share_asked:1', childId: '1' }, '/eligibility?student=1'],
  ['transcript_shown', { groupKey: 'transcript_shown:1', childId: '1' }, '/transcript-generator?student=1'],
  ['transcript_asked', { groupKey: 'transcript_asked:1', childId: '1' }, '/transcript-generator?student=1'],
  ['transcript_sent', { groupKey: 'transcript_sent:1' }, '/transcript-generator'],
  ['transcript_yours', { groupKey: 'transcript_yours:1' }, '/transcript-generator'],
  ['transcript_differs', { groupKey: 'transcript_differs:1' }, '/transcript-generator?student=1'],
  ['transcript_wanted', { groupKey: 'transcript_wanted:1' }, '/transcript-generator'],
  ['share_given', { groupKey: 'share_given:1', childId: '1' }, '/eligibility?student=1'],
  ['share_declined', { groupKey: 'share_declined:1', childId: '1' }, '/eligibility?student=1'],
  ['share_ended', { groupKey: 'share_ended:1', childId: '1' }, '/eligibility?student=1'],
  ['advice_question', { groupKey: 'advice_question:1' }, '/ncaa-counselor?conversation=1'],
  ['advice_answered', { groupKey: 'advice_answered:1' }, '/ncaa-counselor?conversation=1'],
  ['advice_alert', { groupKey: 'advice_alert:1' }, '/ncaa-counselor?conversation=1'],
  ['what_if_shared', { groupKey: 'what_if_shared:1' }, '/eligibility?student=1'],
  ['plan_proposed', { groupKey: 'plan_proposed:1' }, '/plan?student=1'],
  ['plan_approved', { groupKey: 'plan_approved:1', childId: '1' }, '/plan?student=1'],
  ['plan_returned', { groupKey: 'plan_returned:1' }, '/plan?student=1'],
  ['follow_up_due', { groupKey: 'follow_up_due:1' }, '/counseling'],
  ['follow_up_escalated', { groupKey: 'follow_up_escalated:1' }, '/counseling'],
  ['eligibility_worse', { groupKey: 'eligibility_worse:1', childId: '1' }, '/eligibility?student=1'],
  ['material_missing', {}, '/resources?own=true'],
  ['correction_asked', {}, '/students'],
  ['transcript_submitted', { groupKey: 'transcript_submitted:r1' }, '/transcript-parser?reading=r1'],
  ['transcript_decided', { groupKey: 'transcript_decided:r1' }, '/transcript-parser?reading=r1'],
  ['correction_answered', {}, '/profile?tab=privacy'],
  ['record_corrected', { childId: '1' }, '/profile?tab=privacy'],
  ['account_goes_along', {}, '/profile?tab=privacy'],
  ['deletion_asked', {}, '/profile?tab=privacy'],
  ['deletion_done', {}, '/profile?tab=privacy'],
  ['membership_ended', {}, '/profile?tab=family'],
  ['membership_suspended', {}, '/profile?tab=family'],
  ['membership_reactivated', {}, '/profile?tab=family'],
  ['deletion_withdrawn', {}, '/profile?tab=privacy'],
  ['person_waiting', {}, '/approvals'],
  ['code_guessing', {}, '/dashboard'],
  ['publish_requested', {}, '/teach/courses'],
])('leads from %s about %o to %s', (template, rest, place) => {
  expect(about(template, rest)).toBe(place);
});

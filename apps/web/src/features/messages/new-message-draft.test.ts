import { expect, it } from 'vitest';
import type { Recipient } from './message-queries.ts';
import { EMPTY_DRAFT, missingIn, readNewDraft, studentOf } from './new-message-draft.ts';

const recipient = (role: Recipient['role'], ...children: string[]): Recipient => ({
  userId: `user-of-${role}` as Recipient['userId'],
  name: role,
  role,
  isCounselor: false,
  courses: [],
  students: children.map((name) => ({ studentId: name as never, name })),
  isReadAlong: false,
});

it('asks for the student between staff and guardians alone, and takes the only one by itself', () => {
  const about = (me: Recipient['role'], ...recipients: Recipient[]) => {
    const draft = { ...EMPTY_DRAFT, recipients, body: 'x' };
    return { student: studentOf(draft, me), isMissing: missingIn(draft, me).student };
  };
  expect(about('parent', recipient('teacher', 'Maya'))).toEqual({ student: 'Maya', isMissing: false });
  expect(about('parent', recipient('teacher', 'Maya', 'Leo'))).toEqual({ student: null, isMissing: true });
  expect(about('teacher', recipient('parent', 'Maya', 'Leo'))).toEqual({ student: null, isMissing: true });
  expect(about('parent', recipient('student', 'Maya'))).toEqual({ student: null, isMissing: false });
  expect(about('student', recipient('teacher', 'Maya'))).toEqual({ student: null, isMissing: false });
  expect(about('teacher', recipient('teacher'))).toEqual({ student: null, isMissing: false });
  // Several who aren't staff are a group, about nobody in particular.
  expect(about('teacher', recipient('parent', 'Maya', 'Leo'), recipient('student'))).toEqual({
    student: null,
    isMissing: false,
  });
  // With colleagues it is about a child of the guardian; with several teachers about one whom all of them teach.
  expect(about('teacher', recipient('parent', 'Maya'), recipient('teacher'))).toEqual({
    student: 'Maya',
    isMissing: false,
  });
  expect(about('parent', recipient('teacher', 'Maya', 'Leo'), recipient('school_admin', 'Leo'))).toEqual({
    student: 'Leo',
    isMissing: false,
  });
});

it('keeps a choice only as long as the recipients have that student', () => {
  const draft = { ...EMPTY_DRAFT, studentId: 'Leo', recipients: [recipient('teacher', 'Maya', 'Leo')] };
  expect(studentOf(draft, 'parent')).toBe('Leo');
  expect(studentOf({ ...draft, recipients: [recipient('teacher', 'Maya', 'Zoe')] }, 'parent')).toBeNull();
});

it('reads what was kept, and nothing else', () => {
  expect(readNewDraft({ body: 'Hello', subject: '' })).toEqual({ ...EMPTY_DRAFT, body: 'Hello' });
  expect(readNewDraft({ body: 3 })).toBeNull();
  expect(readNewDraft({ recipients: 'x' })).toBeNull();
  expect(readNewDraft(null)).toEqual(EMPTY_DRAFT);
});

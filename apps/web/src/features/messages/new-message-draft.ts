import { MESSAGE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import type { MessageRole } from '@fieldhouse/contract/message-parts.ts';
import type { MessageFile, Recipient } from './message-queries.ts';

/** A message that begins a conversation, as far as it is written. */
export interface NewDraft {
  /** Null: not chosen. */
  readonly schoolId: string | null;
  readonly recipients: readonly Recipient[];
  readonly subject: string;
  readonly studentId: string | null;
  readonly body: string;
  readonly files: readonly MessageFile[];
  /** What was sent last, and under which key: the same again keeps it, so that it is never written twice. */
  readonly attempt: { readonly content: string; readonly messageKey: string } | null;
}

export const EMPTY_DRAFT: NewDraft = {
  schoolId: null,
  recipients: [],
  subject: '',
  studentId: null,
  body: '',
  files: [],
  attempt: null,
};

/** A kept draft, as far as it is one. */
export function readNewDraft(kept: unknown): NewDraft | null {
  const draft = { ...EMPTY_DRAFT, ...(kept as Partial<NewDraft> | null) };
  const isDraft =
    typeof draft.body === 'string' &&
    typeof draft.subject === 'string' &&
    Array.isArray(draft.recipients) &&
    Array.isArray(draft.files);
  return isDraft ? draft : null;
}

const isStaff = (role: MessageRole) => role === 'teacher' || role === 'school_admin';
const isGuardian = (role: MessageRole) => role === 'parent' || role === 'homeschool_parent';

/** Whether it has to be said which student it is about: one guardian and staff write to each other. */
export function needsStudent(me: MessageRole, recipients: readonly Recipient[]): boolean {
  const roles = [me, ...recipients.map(({ role }) => role)];
  const [outsider, ...others] = roles.filter((role) => !isStaff(role));
  return outsider !== undefined && others.length === 0 && isGuardian(outsider) && roles.some(isStaff);
}

/** The students it may be about: those of the guardian, as far as all the others have to do with them. */
export function studentsOf(me: MessageRole, recipients: readonly Recipient[]): Recipient['students'] {
  const [first, ...others] = isGuardian(me) ? recipients : recipients.filter(({ role }) => isGuardian(role));
  return (first?.students ?? []).filter(({ studentId }) =>
    others.every(({ students }) => students.some((one) => one.studentId === studentId)),
  );
}

/** The student it is about: the one that was chosen, or the only one there is. */
export function studentOf(draft: NewDraft, me: MessageRole): string | null {
  const students = studentsOf(me, draft.recipients);
  const chosen = students.find(({ studentId }) => studentId === draft.studentId);
  if (chosen) return chosen.studentId;
  const [only] = students;
  return only && students.length === 1 && needsStudent(me, draft.recipients) ? only.studentId : null;
}

/** What is missing or wrong before it can be sent. */
export function missingIn(draft: NewDraft, me: MessageRole) {
  return {
    recipients: draft.recipients.length === 0,
    student:
      needsStudent(me, draft.recipients) &&
      studentsOf(me, draft.recipients).length > 0 &&
      studentOf(draft, me) === null,
    body: draft.body.trim() === '' && draft.files.length === 0,
    isTooLong: draft.body.length > MESSAGE_MAX_CHARACTERS,
  };
}

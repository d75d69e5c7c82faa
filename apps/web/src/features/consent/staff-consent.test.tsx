import { expect, it } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

const STUDENT = id(10);
type Known = OutputOf<'consent.student'>;

const waiting: Known = {
  studentId: STUDENT,
  directory: 'unanswered',
  details: {
    name: 'Ada Reed',
    isUnder13: true,
    state: 'required',
    deletionDueAt: null,
    request: {
      requestNumber: 'AB12-CD34',
      parentEmail: null,
      isSent: false,
      openedAt: null,
      expiresAt: '2026-12-11T12:00:00Z',
    },
    consents: [],
    notice: {
      version: '2026-11',
      brandName: 'Fieldhouse',
      schoolName: 'Harbor Point Academy',
      studentName: 'Ada Reed',
      schoolEmail: null,
      supportEmail: null,
      recipients: [],
    },
    can: { record: true, ask: true, end: true },
  },
};
const open = (known: Known, more: Stubs = {}) =>
  openPage(`/student/${STUDENT}`, {
    as: 'school_admin',
    stubs: { ...STUDENT_PAGE, 'families.student': refused('FORBIDDEN'), 'consent.student': known, ...more },
  });

it("records a signed form with who signed and when, and keeps what was typed where it's request was rejected", async () => {
  const user = await open(waiting, { 'consent.record': refused('BAD_DAY') });
  await screen.findByText(/The child hasn’t named a parent yet/);
  await user.click(screen.getByRole('button', { name: 'Record a consent' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  await dialog.findByText('Enter the parent’s full name.');
  expect(server.calls('consent.record')).toEqual([]);
  await user.type(dialog.getByLabelText('Who agreed'), 'Paula Reed');
  fill(dialog.getByLabelText('Day of the signature or the call'), '2026-11-20');
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  await dialog.findByText(/^Enter a date up to today/);
  expect(dialog.getByLabelText<HTMLInputElement>('Who agreed').value).toBe('Paula Reed');
  expect(server.calls('consent.record')).toEqual([
    {
      studentId: STUDENT,
      method: 'signed_form',
      giverName: 'Paula Reed',
      relationship: 'mother',
      aiModels: false,
      on: '2026-11-20',
      locale: 'en',
    },
  ]);
});

it('writes to a parent for the school', async () => {
  const user = await open(waiting, { 'consent.ask': {} });
  await user.click(await screen.findByRole('button', { name: 'Email a parent' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Parent’s email'), 'paula@families.test');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(server.calls('consent.ask')).toEqual([
      { studentId: STUDENT, email: 'paula@families.test', locale: 'en' },
    ]),
  );
});

it('tells teachers of an objection, and nothing else', async () => {
  await open({ studentId: STUDENT, directory: 'objected', details: null });
  await screen.findByText('Directory: objected');
  await screen.findByText('Don’t publish this student’s name, grade level, activities, awards or photos.');
  expect(screen.queryByRole('button', { name: 'Record a consent' })).toBeNull();
});

it('offers neither to record nor to write where nobody is asked', async () => {
  const can = { record: false, ask: false, end: true };
  await open({ ...waiting, details: waiting.details && { ...waiting.details, can } });
  await screen.findByText('The account is waiting for a parent');
  expect(screen.queryByRole('button', { name: 'Record a consent' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Email a parent' })).toBeNull();
});

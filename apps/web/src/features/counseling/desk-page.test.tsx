import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

type Desk = OutputOf<'counseling.desk'>;

const MAYA = { studentId: id(30), name: 'Maya Chen', gradeLevel: 11, graduationYear: 2027 };
const DESK: Desk = {
  schoolId: SCHOOL_ID,
  today: '2026-11-29',
  tasks: [
    {
      ...MAYA,
      since: '2026-11-28',
      what: {
        kind: 'plan',
        planId: id(90),
        number: 2,
        courses: 6,
        proposedAt: '2026-11-28T15:00:00Z',
        proposedByName: 'Maya Chen',
      },
    },
    { ...MAYA, since: null, what: { kind: 'registration' } },
    {
      ...MAYA,
      since: '2026-08-17',
      what: { kind: 'transcript', step: 'transcript_6', lastIssuedOn: null },
    },
  ],
  total: 3,
  next: null,
  counts: { plan: 1, registration: 1, transcript: 1 },
  graduationYears: [2027],
};
const EMPTY: Desk = {
  ...DESK,
  tasks: [],
  total: 0,
  counts: { plan: 0, registration: 0, transcript: 0 },
  graduationYears: [],
};
const open = (stubs: Stubs = {}) =>
  openPage('/counselor-desk', { as: 'school_admin', stubs: { 'counseling.desk': DESK, ...stubs } });

it('shows plans, then the tasks of a class, each with where it is settled', async () => {
  await open();
  const plans = within(
    (await screen.findByRole('heading', { name: 'Plans to approve' })).closest('section')!,
  );
  plans.getByText('Version 2 of the plan');
  plans.getByText(/6 courses · sent by Maya Chen on/);
  expect(plans.getByRole('link', { name: 'Look at the plan of Maya Chen' }).getAttribute('href')).toBe(
    `/plan?student=${id(30)}`,
  );
  const ofClass = within(screen.getByRole('heading', { name: 'Class of 2027' }).closest('section')!);
  ofClass.getByText('Register with the Eligibility Center');
  ofClass.getByText('Transcript after six semesters');
  ofClass.getByText('due since Aug 17, 2026 · none was issued yet');
  expect(ofClass.getByRole('link', { name: 'Issue a transcript for Maya Chen' }).getAttribute('href')).toBe(
    `/transcript-generator?student=${id(30)}`,
  );
  screen.getByText('3 tasks');
});

it('asks for one kind, one class and a part of a name', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Transcripts due/ }));
  await waitFor(() => expect(server.calls('counseling.desk').at(-1)?.kind).toBe('transcript'));
  await user.type(screen.getByRole('textbox', { name: 'Search by name' }), 'chen');
  await waitFor(() =>
    expect(server.calls('counseling.desk').at(-1)).toEqual({
      kind: 'transcript',
      graduationYear: null,
      search: 'chen',
      after: 0,
    }),
  );
});

it('goes on by pages', async () => {
  const user = await open({
    'counseling.desk': ({ after }) => ({
      ...DESK,
      tasks: DESK.tasks.map((one) => ({ ...one, studentId: id(30 + after) })),
      total: 60,
      next: after === 0 ? 50 : null,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more tasks' }));
  await waitFor(() => expect(server.calls('counseling.desk').at(-1)?.after).toBe(50));
});

it('says that nothing waits, and tells that from a filter and from a failure', async () => {
  await open({ 'counseling.desk': EMPTY });
  await screen.findByRole('heading', { name: 'Nothing waits for you.' });
});

it('says so where the desk couldn’t be loaded', async () => {
  await open({ 'counseling.desk': serverBroke });
  await screen.findByRole('heading', { name: 'The desk couldn’t be loaded' });
});

it('is closed to who doesn’t counsel', async () => {
  await open({ 'counseling.desk': refused('FORBIDDEN') });
  await screen.findByText("You don't have access to this page");
});

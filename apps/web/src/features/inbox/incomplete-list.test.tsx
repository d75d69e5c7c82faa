import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Incomplete = OutputOf<'gradebook.incompletes'>['incompletes'][number];

const OVERDUE: Incomplete = {
  courseId: id(40),
  courseTitle: 'Biology',
  enrollmentId: id(50),
  studentId: id(30),
  studentName: 'Maya Chen',
  dueOn: '2026-10-01',
  isOverdue: true,
  postedAt: '2026-06-12T15:00:00Z',
  due: { earliestOn: '2026-11-29', latestOn: '2027-11-29' },
  can: { setDue: true },
};
const WITHOUT_DAY: Incomplete = {
  ...OVERDUE,
  enrollmentId: id(51),
  studentName: 'Leo Chen',
  dueOn: null,
  isOverdue: false,
  can: { setDue: false },
};

const open = (set: Stubs['gradebook.setIncompleteDue'] = {}) =>
  openPage('/teach/inbox?tab=incompletes', {
    as: 'teacher',
    stubs: {
      'grading.inquiries': { inquiries: [] },
      'coursework.reports': { reports: [] },
      'catalog.listRequests': { requests: [] },
      'gradebook.incompletes': { incompletes: [OVERDUE, WITHOUT_DAY], hasMore: false },
      'gradebook.setIncompleteDue': set ?? {},
    },
  });

const rowOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Incompletes' }));
  return within(
    list.getAllByRole('listitem').find((row) => within(row).queryByText(name)) ?? expect.fail(name),
  );
};

it('lists incompletes with the day they are due, and says which are overdue', async () => {
  await open();
  const maya = await rowOf('Maya Chen');
  maya.getByText('Overdue');
  maya.getByText('Biology · to be made up by Oct 1, 2026');
  const leo = await rowOf('Leo Chen');
  leo.getByText('Biology · no day was set');
  expect(leo.queryByText('Overdue')).toBeNull();
  expect(leo.queryByRole('button')).toBeNull();
});

it('sets another day with a reason, and none that is past', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: "Set another day for Maya Chen's incomplete" }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByLabelText('To be made up by');
  await user.type(dialog.getByLabelText('Reason'), 'Was ill');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText("That's already the date. Choose a different one.");
  await user.clear(day);
  await user.type(day, '2026-11-28');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Choose a day from Nov 29, 2026 to Nov 29, 2027.');
  expect(server.calls('gradebook.setIncompleteDue')).toEqual([]);
  await user.clear(day);
  await user.type(day, '2027-01-15');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls('gradebook.setIncompleteDue')).toEqual([
      { courseId: id(40), enrollmentId: id(50), dueOn: '2027-01-15', reason: 'Was ill' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says where a result was posted meanwhile', async () => {
  const user = await open(refused('NOT_INCOMPLETE'));
  await user.click(await screen.findByRole('button', { name: "Set another day for Maya Chen's incomplete" }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByLabelText('To be made up by');
  await user.clear(day);
  await user.type(day, '2027-01-15');
  await user.type(dialog.getByLabelText('Reason'), 'Was ill');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Someone posted another result in the meantime.');
});

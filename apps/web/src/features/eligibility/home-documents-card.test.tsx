import { expect, it } from 'vitest';
import { LEDGER, type Ledger } from '#testing/ledger.ts';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { refused, server } from '#testing/stub.ts';

type Documents = NonNullable<Ledger['homeDocuments']>;

const DOCUMENTS: Documents = [
  { document: 'transcript', rowId: null, title: null, sentOn: null },
  { document: 'core_course_worksheet', rowId: id(41), title: 'Algebra I', sentOn: '2026-10-03' },
];

const open = (homeDocuments: Documents | null, keeps: boolean) =>
  openPage(keeps ? `/eligibility?student=${LEDGER.student.studentId}` : '/eligibility', {
    as: keeps ? 'homeschool_parent' : 'student',
    stubs: {
      'eligibility.ledger': { ...LEDGER, homeDocuments, can: { saveProfile: keeps } },
      'eligibility.history': { entries: [] },
      'eligibility.guards': { guards: [] },
      'eligibility.shares': { shares: [], can: { ask: false, give: false }, hasGiver: true },
      'eligibility.scenarios': { scenarios: [], standsAs: 'student', hasRoom: true },
    },
  });

it('shows a student taught at home what is asked for and what was sent, and nothing to press', async () => {
  await open(DOCUMENTS, false);
  await screen.findByRole('heading', { name: 'Home-school documents' });
  screen.getByText(/1 of 2 sent/);
  screen.getByText('Home-school transcript');
  screen.getByText('Core-course worksheet: Algebra I');
  screen.getByText(/^Sent on Oct/);
  expect(screen.queryByRole('button', { name: /^(Mark as sent|Change)/ })).toBeNull();
});

it('has whoever keeps the record enter the day, and say why it changes', async () => {
  const user = await open(DOCUMENTS, true);
  await user.click(await screen.findByRole('button', { name: 'Mark as sent: Home-school transcript' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Home-school transcript' }));
  const day = dialog.getByLabelText('Sent to the Eligibility Center on');
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('Enter the day it was sent.');
  expect(server.calls('eligibility.saveHomeDocument')).toEqual([]);
  fill(day, '0001-01-01');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('Enter the day it was sent.');
  fill(day, '2026-10-04');
  server.add({ 'eligibility.saveHomeDocument': refused('IN_FUTURE') });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/That day is in the future/);
  server.add({ 'eligibility.saveHomeDocument': {} });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(server.calls('eligibility.saveHomeDocument').at(-1)).toEqual({
    ...{ studentId: LEDGER.student.studentId, document: 'transcript', rowId: null },
    ...{ sentOn: '2026-10-04', sentBefore: null, reason: null },
  });

  await user.click(screen.getByRole('button', { name: 'Change: Core-course worksheet: Algebra I' }));
  const change = within(await screen.findByRole('dialog', { name: 'Core-course worksheet: Algebra I' }));
  await user.clear(change.getByLabelText('Sent to the Eligibility Center on'));
  await user.click(change.getByRole('button', { name: 'Save' }));
  change.getByText('Give a reason.');
  await user.type(change.getByLabelText('Reason'), 'It came back');
  await user.click(change.getByRole('button', { name: 'Save' }));
  await screen.findByText('Core-course worksheet: Algebra I', { selector: '[data-toast] *, p' });
  expect(server.calls('eligibility.saveHomeDocument').at(-1)).toMatchObject({
    ...{ rowId: id(41), sentOn: null, sentBefore: '2026-10-03', reason: 'It came back' },
  });
});

it('says nothing of documents to whoever was never taught at home', async () => {
  await open(null, false);
  await screen.findByRole('heading', { name: 'Findings' });
  expect(screen.queryByText('Home-school documents')).toBeNull();
});

it('shows what somebody else noted meanwhile, and begins from there', async () => {
  const user = await open(DOCUMENTS, true);
  await user.click(await screen.findByRole('button', { name: 'Mark as sent: Home-school transcript' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Home-school transcript' }));
  server.add({
    'eligibility.saveHomeDocument': refused('STALE'),
    'eligibility.ledger': {
      ...LEDGER,
      homeDocuments: DOCUMENTS.map((one) => ({ ...one, sentOn: '2026-10-03' })),
      can: { saveProfile: true },
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/Someone changed this in the meantime/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Change: Home-school transcript' });
});

import { expect, it } from 'vitest';
import { LEDGER } from '#testing/ledger.ts';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Shares = OutputOf<'eligibility.shares'>;
type Share = Shares['shares'][number];

const ASKED: Share = {
  shareId: id(90),
  coachName: 'Casey Hill',
  coachEmail: 'casey@ridge.test',
  organization: 'Ridge College',
  why: 'Rowing, class of 2030',
  days: 30,
  state: 'asked',
  askedByName: 'Maya Chen',
  askedAt: '2026-11-26T15:00:00Z',
  basis: null,
  givenByName: null,
  givenAt: null,
  expiresAt: null,
  declineNote: null,
  declinedAt: null,
  endedAs: null,
  endReason: null,
  endedAt: null,
  openings: 0,
  lastOpenedAt: null,
  can: { answer: false, keep: false, end: true, endsAsSchool: false },
};
const OPEN: Share = {
  ...ASKED,
  state: 'open',
  basis: 'guardian',
  givenAt: '2026-11-27T15:00:00Z',
  expiresAt: '2026-12-27T15:00:00Z',
  openings: 2,
  lastOpenedAt: '2026-11-28T15:00:00Z',
};
const of = (shares: Share[], can: Shares['can'] = { ask: false, give: false }, hasGiver = true): Shares => ({
  ...{ shares, can, hasGiver },
});

const open = (shares: Shares, as: 'student' | 'parent' | 'school_admin' = 'student', stubs: Stubs = {}) =>
  openPage('/eligibility', {
    as,
    stubs: {
      'eligibility.ledger': LEDGER,
      'eligibility.history': { entries: [] },
      'eligibility.guards': { guards: [] },
      'eligibility.shares': shares,
      'eligibility.scenarios': { scenarios: [], standsAs: 'student', hasRoom: true },
      ...stubs,
    },
  });

it('lets a minor ask their guardians, and says what is missing', async () => {
  const user = await open(of([], { ask: true, give: false }));
  await user.click(await screen.findByRole('button', { name: 'Ask to share with a coach' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask to share with a coach' });
  await user.click(within(dialog).getByRole('button', { name: 'Ask my guardians' }));
  within(dialog).getByText('Say who the coach is.');
  within(dialog).getByText('Say where the coach works.');
  within(dialog).getByText('Say what it is for.');
  within(dialog).getByText('Enter a complete email address.');
  expect(server.calls('eligibility.askShare')).toEqual([]);
  await user.type(within(dialog).getByLabelText('Name of the coach'), 'Casey Hill');
  await user.type(within(dialog).getByLabelText('College or club'), 'Ridge College');
  await user.type(within(dialog).getByLabelText('Email of the coach'), 'Casey@ridge.test');
  await user.type(within(dialog).getByLabelText('What for'), 'Rowing');
  await user.selectOptions(within(dialog).getByLabelText('For how long'), '7 days');
  server.add({ 'eligibility.askShare': refused('TOO_MANY_SHARES') });
  await user.click(within(dialog).getByRole('button', { name: 'Ask my guardians' }));
  await within(dialog).findByText(/Ten links and requests are open/);
  server.add({ 'eligibility.askShare': { shareId: ASKED.shareId }, 'eligibility.shares': of([ASKED]) });
  await user.click(within(dialog).getByRole('button', { name: 'Ask my guardians' }));
  await screen.findByText('Waiting for a guardian');
  expect(server.calls('eligibility.askShare').at(-1)).toEqual({
    ...{ studentId: LEDGER.student.studentId, coachName: 'Casey Hill', organization: 'Ridge College' },
    ...{ coachEmail: 'casey@ridge.test', why: 'Rowing', days: 7 },
  });
});

it('says why nobody can be asked', async () => {
  await open(of([], { ask: true, give: false }, false));
  await screen.findByText(/a guardian who can consent has to agree, and none is linked/);
  expect(screen.getByRole('button', { name: 'Ask to share with a coach' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it('lets a guardian agree with what goes out, to whom and for how long', async () => {
  const asked = { ...ASKED, can: { ...ASKED.can, answer: true } };
  const user = await open(of([asked], { ask: false, give: true }), 'parent');
  await screen.findByText('Casey Hill, Ridge College');
  screen.getByText('Maya Chen asked on Nov 26, 2026, for 30 days.');
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  const dialog = screen.getByRole('dialog', { name: 'Let Casey Hill read the ledger of Maya Chen?' });
  within(dialog).getByText(/A link goes to casey@ridge.test and works for 30 days/);
  server.add({ 'eligibility.answerShare': {}, 'eligibility.shares': of([OPEN]) });
  await user.click(within(dialog).getByRole('button', { name: 'Agree and send the link' }));
  await screen.findByText('Can be read');
  expect(server.calls('eligibility.answerShare')).toEqual([
    { shareId: ASKED.shareId, answer: { decision: 'given' } },
  ]);
  // Another guardian isn't named.
  screen.getByText('A guardian agreed on Nov 27, 2026.');
  screen.getByText(/Opened 2 times, last on Nov 28, 2026/);
});

it('lets a guardian decline with a note', async () => {
  const asked = { ...ASKED, can: { ...ASKED.can, answer: true } };
  const user = await open(of([asked]), 'parent', { 'eligibility.answerShare': refused('NOT_OPEN') });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = screen.getByRole('dialog', { name: 'Decline to share with Casey Hill?' });
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await within(dialog).findByText('Someone else has decided on it.');
  expect(server.calls('eligibility.answerShare')).toEqual([
    { shareId: ASKED.shareId, answer: { decision: 'declined', note: null } },
  ]);
});

it('ends what is shared, with a reason where the school does', async () => {
  const user = await open(of([{ ...OPEN, openings: 1 }]));
  await screen.findByText(/Opened 1 time, last on Nov 28, 2026/);
  await user.click(await screen.findByRole('button', { name: 'End it now: Casey Hill' }));
  const dialog = screen.getByRole('dialog', { name: 'Stop sharing with Casey Hill?' });
  server.add({
    'eligibility.endShare': {},
    'eligibility.shares': of([
      {
        ...OPEN,
        state: 'ended',
        endedAs: 'student',
        endedAt: '2026-11-28T16:00:00Z',
        can: { ...OPEN.can, end: false },
      },
    ]),
  });
  await user.click(within(dialog).getByRole('button', { name: 'End it now' }));
  await screen.findByText('The student ended it on Nov 28, 2026.');
  expect(server.calls('eligibility.endShare')).toEqual([{ shareId: OPEN.shareId, reason: null }]);
});

it('asks the school why it ends it', async () => {
  const user = await open(of([{ ...OPEN, can: { ...OPEN.can, endsAsSchool: true } }]), 'school_admin');
  await user.click(await screen.findByRole('button', { name: 'End it now: Casey Hill' }));
  const dialog = screen.getByRole('dialog', { name: 'Stop sharing with Casey Hill?' });
  await user.click(within(dialog).getByRole('button', { name: 'End it now' }));
  within(dialog).getByText('Give a reason.');
  expect(server.calls('eligibility.endShare')).toEqual([]);
});

it('lets a student who has come of age keep what a guardian shared', async () => {
  const paused: Share = { ...OPEN, state: 'paused', can: { ...OPEN.can, keep: true } };
  const user = await open(of([paused], { ask: false, give: true }));
  await screen.findByText('Paused');
  server.add({ 'eligibility.keepShare': {}, 'eligibility.shares': of([{ ...OPEN, basis: 'student' }]) });
  await user.click(screen.getByRole('button', { name: 'Keep the link' }));
  await screen.findByText('Can be read');
});

it('shows nothing to whoever can neither share nor has anything to read', async () => {
  await open(of([]), 'school_admin');
  await screen.findByRole('heading', { level: 1, name: 'Eligibility ledger' });
  await screen.findByRole('heading', { name: 'Findings' });
  expect(screen.queryByRole('heading', { name: 'Shared with coaches' })).toBeNull();
});

it('says that nobody answered a request', async () => {
  await open(of([{ ...ASKED, state: 'lapsed', can: { ...ASKED.can, end: false } }]));
  await screen.findByText('Not answered');
  screen.getByText('No one answered within 30 days. You can ask again.');
  expect(screen.queryByRole('button', { name: /^Withdraw the request/ })).toBeNull();
});

it('keeps what was typed about a coach until it is sent', async () => {
  const user = await open(of([], { ask: true, give: false }));
  const opens = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ask to share with a coach' }));
    return within(await screen.findByRole('dialog'));
  };
  let dialog = await opens();
  fill(await dialog.findByLabelText('Name of the coach'), 'Casey Hill');
  fill(dialog.getByLabelText('What for'), 'Rowing');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await opens();
  await dialog.findByDisplayValue('Casey Hill');
  fill(dialog.getByLabelText('College or club'), 'Ridge College');
  fill(dialog.getByLabelText('Email of the coach'), 'casey@ridge.test');
  server.add({ 'eligibility.askShare': { shareId: id(91) } });
  await user.click(dialog.getByRole('button', { name: 'Ask my guardians' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('eligibility.askShare')).toMatchObject([{ coachName: 'Casey Hill', why: 'Rowing' }]);
  dialog = await opens();
  await waitFor(() => expect(dialog.queryByDisplayValue('Casey Hill')).toBeNull());
});

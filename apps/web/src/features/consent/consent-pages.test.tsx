import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { PROFILE } from '#testing/profile.ts';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

const NOTICE = {
  version: '2026-11',
  brandName: 'Fieldhouse',
  schoolName: 'Harbor Point Academy',
  studentName: 'Kim',
  schoolEmail: 'office@harbor.test',
  supportEmail: null,
  recipients: [{ purpose: 'video' as const, name: 'meet.jit.si' }],
};
const MODELS = [...NOTICE.recipients, { purpose: 'ai_models' as const, name: 'OpenAI' }];
const TOKEN = 'a-secret-of-a-letter';

type Opened = OutputOf<'consent.open'>;
const asked = (changes: Partial<Opened> = {}): Opened => ({
  state: 'asked',
  notice: NOTICE,
  locale: 'en',
  requestNumber: 'AB12-CD34',
  until: '2026-12-11T12:00:00Z',
  givenAt: null,
  giverName: null,
  relationship: null,
  aiModels: null,
  mayDecide: true,
  ...changes,
});
const openParent = (stubs: Stubs) => openPage(`/consent#token=${TOKEN}`, { stubs });

it('says by the first letter’s link that a guardian with an account decides, and offers nothing to answer', async () => {
  await openParent({ 'consent.open': asked({ mayDecide: false }) });
  await screen.findByRole('heading', { level: 1, name: 'A guardian of Kim decides about this' });
  screen.getByText(/who decides in an account of their own/);
  expect(screen.queryByRole('button', { name: 'Sign and agree' })).toBeNull();
});

it('says by the first letter’s link that the child is 13 by now', async () => {
  await openParent({
    'consent.open': asked({ state: 'not_needed', mayDecide: false, until: null, requestNumber: null }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Kim no longer needs your consent' });
  screen.getByText(/there’s nothing left to decide here/);
  expect(screen.queryByText(/agreed on/)).toBeNull();
});

it('takes a parent’s signature once everything is filled in, with the answer about AI models of its own', async () => {
  const user = await openParent({
    'consent.open': asked({ notice: { ...NOTICE, recipients: MODELS } }),
    'consent.answer': { decision: 'given', deletionDueAt: null },
  });
  await screen.findByRole('heading', { level: 1, name: 'May Kim use an account at Harbor Point Academy?' });
  expect(screen.getAllByText('OpenAI')).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign and agree' }));
  await screen.findByText('Enter your full name.');
  expect(screen.getAllByText('Check this to continue.')).toHaveLength(2);
  screen.getByText('Choose one. Either is fine.');
  expect(server.calls('consent.answer')).toEqual([]);
  await user.type(screen.getByLabelText(/Your full name/), 'Petra Parent');
  await user.selectOptions(screen.getByLabelText('You are Kim’s'), 'mother');
  await user.click(screen.getByLabelText('No, only your own software'));
  await user.click(screen.getByLabelText(/I am 18 or older/));
  await user.click(screen.getByLabelText(/I have read this notice/));
  await user.click(screen.getByRole('button', { name: 'Sign and agree' }));
  await screen.findByRole('heading', { level: 1, name: 'Thank you. Kim can start now.' });
  expect(server.calls('consent.answer')).toEqual([
    {
      token: TOKEN,
      answer: {
        decision: 'given',
        name: 'Petra Parent',
        relationship: 'mother',
        isChecked: true,
        aiModels: false,
        textVersion: '2026-11',
        locale: 'en',
      },
    },
  ]);
});

it('names nobody who receives nothing, and asks nothing about models that aren’t there', async () => {
  await openParent({ 'consent.open': asked() });
  await screen.findByText('meet.jit.si');
  expect(screen.queryByText('OpenAI')).toBeNull();
  expect(screen.queryByText(/May AI models/)).toBeNull();
});

it('opens in the language of the letter', async () => {
  await openParent({ 'consent.open': asked({ locale: 'es' }) });
  await screen.findByRole('heading', {
    level: 1,
    name: '¿Puede Kim usar una cuenta en Harbor Point Academy?',
  });
});

it.each([
  ['I don’t agree', 'Decline and delete', 'refused', 'The account is deleted'],
  ['I don’t know this child', 'I don’t know this child', 'not_mine', 'Thank you for telling us'],
] as const)('asks once more before "%s"', async (button, sure, decision, title) => {
  const user = await openParent({
    'consent.open': asked(),
    'consent.answer': { decision, deletionDueAt: null },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(server.calls('consent.answer')).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: sure }));
  await screen.findByRole('heading', { level: 1, name: title });
  expect(server.calls('consent.answer')).toEqual([{ token: TOKEN, answer: { decision } }]);
});

it('says when the account goes where a parent refuses and another had agreed before', async () => {
  const user = await openParent({
    'consent.open': asked(),
    'consent.answer': { decision: 'refused', deletionDueAt: '2026-12-11T12:00:00Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'I don’t agree' }));
  await user.click(screen.getByRole('button', { name: 'Decline and delete' }));
  await screen.findByRole('heading', { level: 1, name: 'The account is closed' });
  screen.getByText('It will be deleted on Dec 11, 2026 unless a parent agrees again.');
});

it('closes the account by the link of the second letter, after saying what goes and what stays', async () => {
  const user = await openParent({
    'consent.open': asked({
      state: 'given',
      requestNumber: null,
      givenAt: '2026-11-20T12:00:00Z',
      giverName: 'Petra Parent',
      relationship: 'mother',
      aiModels: true,
    }),
    'consent.withdrawByLink': { deletionDueAt: '2026-12-11T12:00:00Z' },
  });
  await screen.findByText(/This stays: the academic record/);
  await user.click(screen.getByRole('button', { name: 'Close the account' }));
  await screen.findByRole('heading', { level: 1, name: 'The account is closed' });
});

it.each([
  ['given', 'You agreed to Kim’s account', /You can read this here\. To withdraw it, sign in/],
  ['withdrawn', 'Kim’s account is closed', /Someone else asked for this, so this link doesn’t undo it/],
] as const)('says where it is decided when the link no longer does (%s)', async (state, title, words) => {
  await openParent({
    'consent.open': asked({
      ...{ state, mayDecide: false, requestNumber: null, givenAt: '2026-11-20T12:00:00Z' },
      ...{ giverName: 'Petra Parent', relationship: 'mother', aiModels: true },
    }),
  });
  await screen.findByRole('heading', { level: 1, name: title });
  screen.getByText(words);
  screen.getByRole('link', { name: 'office@harbor.test' });
  screen.getByRole('link', { name: 'Go to Login' });
  for (const name of ['Close the account', 'Sign and agree'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('says by the link of the second letter that the child is 13, and offers nothing to take back', async () => {
  await openParent({
    'consent.open': asked({
      state: 'not_needed',
      requestNumber: null,
      until: null,
      givenAt: '2026-10-01T12:00:00Z',
      giverName: 'Petra Parent',
      mayDecide: false,
    }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Kim no longer needs your consent' });
  screen.getByText(/Kim is 13 now/);
  expect(screen.queryByRole('button', { name: 'Close the account' })).toBeNull();
});

it('says what to do with a link that is used up', async () => {
  await openParent({ 'consent.open': refused('INVALID_LINK') });
  await screen.findByText(/If you have a newer email from us, use the link there/);
});

const STUDENT = id(30);
const consent = (changes: object = {}) => ({
  consentId: id(40),
  kind: 'child_account' as const,
  decision: 'given' as const,
  basis: 'parent' as const,
  method: 'email_plus' as const,
  textVersion: '2026-11',
  locale: 'es' as const,
  giverName: 'Petra Parent',
  relationship: 'mother' as const,
  verifiedByName: null,
  givenAt: '2026-11-20T12:00:00Z',
  withdrawnAt: null,
  yearStartsOn: null,
  isElsewhere: false,
  ...changes,
});
const child = (changes: object = {}): OutputOf<'consent.family'>['children'][number] => ({
  studentId: STUDENT,
  isOwn: false,
  isUnder13: true,
  seesRecord: true,
  state: 'given',
  deletionDueAt: null,
  requestNumber: null,
  requestExpiresAt: null,
  notice: { ...NOTICE, studentName: 'Kim Chen' },
  directory: { yearStartsOn: '2026-07-01', yearLabel: null },
  consents: [consent()],
  hasModels: false,
  isClosed: false,
  ...changes,
});
const STALE_NOW = child({
  state: 'required',
  deletionDueAt: '2026-12-11T12:00:00Z',
  consents: [consent({ withdrawnAt: '2026-11-27T12:00:00Z' })],
});
const openFamily = (stubs: Stubs) =>
  openPage('/profile?tab=family', {
    as: 'parent',
    stubs: {
      ...PROFILE,
      'families.mine': { records: [], children: [] },
      'consent.needed': {
        items: [
          {
            what: 'directory',
            studentId: STUDENT,
            studentName: 'Kim Chen',
            schoolName: 'Harbor Point Academy',
            yearStartsOn: '2026-07-01',
          },
        ],
      },
      ...stubs,
    },
  });

it('shows a guardian what is on record, and what holds now where the other parent was first', async () => {
  const user = await openFamily({
    'consent.family': { children: [child()] },
    'consent.withdraw': refused('STALE', { child: STALE_NOW }),
  });
  await screen.findByText(/Petra Parent \(Mother\) on Nov 20, 2026/);
  await screen.findByText(/text 2026-11 in Español/);
  await screen.findByText(
    'What Harbor Point Academy may share about Kim Chen this school year: you can object.',
  );
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const dialog = screen.getByRole('dialog', { name: "Close Kim Chen's account?" });
  within(dialog).getByText(/This stays: the academic record/);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw consent' }));
  await within(dialog).findByText('Someone else has decided. The page shows the current state.');
  await screen.findByText(/is closed, and will be deleted on Dec 11, 2026 unless a parent agrees again/);
});

it('lets a guardian agree again after the 13th birthday, while the account is closed', async () => {
  await openFamily({ 'consent.family': { children: [{ ...STALE_NOW, isUnder13: false }] } });
  await screen.findByText(/unless a parent agrees again/);
  screen.getByRole('button', { name: 'I have read it and agree' });
});

it('offers nothing that the server refuses: from 13 on, at a closed school, and never another guardian’s name', async () => {
  await openFamily({
    'consent.family': {
      children: [
        child({ isUnder13: false, consents: [consent({ giverName: null, relationship: null })] }),
        child({ studentId: id(31), isClosed: true, hasModels: true, consents: [], seesRecord: false }),
      ],
    },
  });
  await screen.findByText(/Another guardian on Nov 20, 2026/);
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  // Of the open school alone.
  expect(screen.getAllByRole('button', { name: 'I object' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Yes, they may' })).toBeNull();
  // Of the child alone whose record they see.
  expect(screen.getAllByRole('link', { name: /^Download a copy/ })).toHaveLength(1);
});

it('shows a consent of another school, which can be taken back here, and nobody’s name', async () => {
  const elsewhere = consent({ giverName: null, relationship: null, isElsewhere: true });
  await openFamily({ 'consent.family': { children: [child({ consents: [elsewhere] })] } });
  await screen.findByText(/Someone at another school on Nov 20, 2026/);
  screen.getByRole('button', { name: 'Take back' });
});

it('lets a guardian agree in place of somebody else, with what it is based on, and not of themselves', async () => {
  const others = consent({ giverName: null, relationship: null });
  const after = child({ consents: [consent({ consentId: id(44), method: 'signed_in' })] });
  const user = await openFamily({
    'consent.family': { children: [child({ consents: [others] })] },
    'consent.decide': { child: after },
  });
  await user.click(await screen.findByText('Agree yourself, in place of the earlier consent'));
  await user.click(screen.getByRole('button', { name: 'I have read it and agree' }));
  await waitFor(() =>
    expect(server.calls('consent.decide')).toMatchObject([
      { kind: 'child_account', decision: 'given', basedOn: others.consentId },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/Agree yourself, in place/)).toBeNull());
});

it('sends an objection with what it is based on, and marks the answer that holds', async () => {
  const after = child({
    consents: [
      consent(),
      consent({
        consentId: id(41),
        kind: 'directory',
        decision: 'refused',
        method: 'signed_in',
        yearStartsOn: '2026-07-01',
      }),
    ],
  });
  const user = await openFamily({
    'consent.family': { children: [child()] },
    'consent.decide': { child: after },
  });
  await user.click(await screen.findByRole('button', { name: 'I object' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'I object' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(server.calls('consent.decide')).toEqual([
    {
      studentId: STUDENT,
      kind: 'directory',
      decision: 'refused',
      basedOn: null,
      textVersion: '2026-11',
      locale: 'en',
    },
  ]);
});

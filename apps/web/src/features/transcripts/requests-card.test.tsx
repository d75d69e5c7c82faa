import { expect, it, vi } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Answer = OutputOf<'transcriptRequests.list'>;

const REQUEST: Answer['requests'][number] = {
  requestId: id(60),
  state: 'needs_consent',
  recipientName: 'Lakeshore College',
  recipientEmail: 'admissions@lakeshore.example',
  purpose: null,
  note: 'By December 1',
  dueOn: '2026-12-05',
  askedAt: '2026-11-28T15:00:00Z',
  askedByName: 'Maya Chen',
  consentAt: null,
  declinedAs: null,
  declineReason: null,
  sentAt: null,
  expiresAt: null,
  openings: 0,
  lastOpenedAt: null,
  undelivered: null,
  way: 'email',
  notAgain: null,
  can: { answer: true, withdraw: true, endLink: false, sendAgain: false },
};

const open = (answer: Partial<Answer> = {}, stubs: Stubs = {}) =>
  openPage('/transcript-generator', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'records.previewTranscript': {
        student: {
          studentId: id(30),
          name: 'Maya Chen',
          studentNumber: 'S-0030',
          gradeLevel: 9,
          graduationYear: 2030,
        },
        school: { name: 'Harbor Point Academy', address: null, phone: null, website: null },
        printedOn: '2026-11-27',
        scales: [],
        terms: [],
        transferred: [],
        inProgress: [],
        officialGpa: null,
        creditsEarned: 0,
        coreEarned: 0,
        can: { keep: false },
      },
      'transcripts.issued': { transcripts: [] },
      'transcriptRequests.list': {
        requests: [],
        hold: null,
        verb: 'give',
        hasGiver: true,
        canHold: false,
        ...answer,
      },
      'transcriptRequests.ask': { requestId: id(61), state: 'open' },
      'transcriptRequests.answer': {},
      'transcriptRequests.withdraw': {},
      'transcriptRequests.endLink': {},
      ...stubs,
    },
  });

it('asks the school to send one, and says what is missing before anything is sent', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Request one' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send an official transcript' });
  const verb = within(dialog).getByRole('button', { name: 'Consent and ask the school' });
  await user.click(verb);
  within(dialog).getByText('Say who gets it.');
  within(dialog).getByText('Enter a complete email address.');
  within(dialog).getByText('Say what it is for.');
  expect(server.calls('transcriptRequests.ask')).toEqual([]);
  fill(within(dialog).getByLabelText('Who gets it'), 'Lakeshore College');
  fill(within(dialog).getByLabelText('Their email'), 'admissions@lakeshore.example');
  await user.selectOptions(within(dialog).getByLabelText('What it is for'), 'admission');
  await user.selectOptions(within(dialog).getByLabelText('Language of the email'), 'fr');
  await user.click(verb);
  await waitFor(() =>
    expect(server.calls('transcriptRequests.ask')).toEqual([
      {
        studentId: id(30),
        recipientName: 'Lakeshore College',
        recipientEmail: 'admissions@lakeshore.example',
        recipientLocale: 'fr',
        purpose: 'admission',
        note: null,
        requestKey: expect.any(String),
      },
    ]),
  );
  await screen.findByText('Your request is with the school');
});

it('keeps what was typed where it isn’t sent, and asks with the same key again', async () => {
  const user = await open({}, { 'transcriptRequests.ask': refused('SERVICE_UNAVAILABLE') });
  await user.click(await screen.findByRole('button', { name: 'Request one' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText('What it is for'), 'admission');
  fill(within(dialog).getByLabelText('Who gets it'), 'Lakeshore College');
  await user.click(within(dialog).getByRole('radio', { name: 'I download it here and pass it on' }));
  const verb = within(dialog).getByRole('button', { name: 'Consent and ask the school' });
  await user.click(verb);
  await within(dialog).findByRole('alert');
  await user.click(verb);
  await vi.waitFor(() => expect(server.calls('transcriptRequests.ask')).toHaveLength(2));
  const [first, second] = server.calls('transcriptRequests.ask') as { requestKey: string }[];
  expect(first?.requestKey).toBe(second?.requestKey);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Request one' }));
  expect(await screen.findByDisplayValue('Lakeshore College')).toBeTruthy();
});

it('lets whoever may consent agree, or not with a word about why', async () => {
  const user = await open({ requests: [REQUEST] });
  await screen.findByText('Waiting for consent');
  await user.click(screen.getByRole('button', { name: 'Agree: send it to Lakeshore College' }));
  const consent = await screen.findByRole('dialog', { name: 'Agree to send it to Lakeshore College' });
  within(consent).getByText(/to Lakeshore College at admissions@lakeshore\.example\./);
  within(consent).getByText('By December 1');
  expect(server.calls('transcriptRequests.answer')).toEqual([]);
  await user.click(within(consent).getByRole('button', { name: 'Agree' }));
  await waitFor(() =>
    expect(server.calls('transcriptRequests.answer')).toEqual([
      { requestId: id(60), agrees: true, reason: null },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Decline: Lakeshore College' }));
  const dialog = await screen.findByRole('dialog', { name: 'Don’t send it to Lakeshore College' });
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Not yet');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(server.calls('transcriptRequests.answer').at(-1)).toEqual({
      requestId: id(60),
      agrees: false,
      reason: 'Not yet',
    }),
  );
});

it('says what became of each, and that the school holds them back', async () => {
  await open({
    hold: { reason: 'A library book is missing.', since: '2026-11-20T15:00:00Z' },
    verb: null,
    requests: [
      {
        ...REQUEST,
        state: 'sent',
        sentAt: '2026-11-28T16:00:00Z',
        expiresAt: '2026-12-28T16:00:00Z',
        openings: 2,
        lastOpenedAt: '2026-11-29T16:00:00Z',
        can: { answer: false, withdraw: false, endLink: false, sendAgain: false },
      },
      {
        ...REQUEST,
        requestId: id(62),
        recipientName: 'Coach Hill',
        state: 'declined',
        declinedAs: 'school',
        declineReason: 'Grades are being corrected',
        can: { answer: false, withdraw: false, endLink: false, sendAgain: false },
      },
    ],
  });
  await screen.findByText(/A library book is missing\./);
  screen.getByText(/Downloaded 2 times, last on Nov 29, 2026/);
  screen.getByText('Declined by the school');
  screen.getByText(/Reason: Grades are being corrected/);
  expect(screen.queryByRole('button', { name: 'Request one' })).toBeNull();
});

it('ends the link of a recipient before its days are over', async () => {
  const user = await open({
    requests: [
      {
        ...REQUEST,
        state: 'sent',
        sentAt: '2026-11-28T16:00:00Z',
        expiresAt: '2026-12-28T16:00:00Z',
        can: { answer: false, withdraw: false, endLink: true, sendAgain: false },
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'End the link sent to Lakeshore College' }));
  await waitFor(() => expect(server.calls('transcriptRequests.endLink')).toEqual([{ requestId: id(60) }]));
});

it('tells a minor without a guardian whom to ask', async () => {
  await open({ verb: 'ask', hasGiver: false });
  expect((await screen.findByRole('button', { name: 'Request one' })).hasAttribute('disabled')).toBe(true);
  screen.getByText(/no guardian who can consent is linked/);
});

it("says in the consent that nothing is emailed, and keeps it open with the reason where it's request was rejected", async () => {
  const user = await open(
    { requests: [{ ...REQUEST, recipientEmail: null, way: 'family', note: null }] },
    { 'transcriptRequests.answer': refused('NOT_OPEN') },
  );
  await user.click(await screen.findByRole('button', { name: 'Agree: send it to Lakeshore College' }));
  const consent = await screen.findByRole('dialog');
  within(consent).getByText(/you download it here and pass it on/);
  await user.click(within(consent).getByRole('button', { name: 'Agree' }));
  expect((await within(consent).findByRole('alert')).textContent).toMatch(/already settled/);
});

it('calls one that the family passes on ready, not sent', async () => {
  await open({
    requests: [
      {
        ...{ ...REQUEST, state: 'sent', recipientEmail: null, way: 'family', sentAt: '2026-11-28T16:00:00Z' },
        can: { answer: false, withdraw: false, endLink: false, sendAgain: false },
      },
    ],
  });
  await screen.findByText('Ready to download');
  screen.getByText('You pass it on yourself');
  screen.getByText(/Ready since Nov 28, 2026/);
  expect(screen.queryByText(/Sent/)).toBeNull();
});

const DONE = { answer: false, withdraw: false, endLink: false, sendAgain: false };
const SENT = { ...REQUEST, state: 'sent' as const, sentAt: '2026-11-28T16:00:00Z', can: DONE };

it('tells the school that the family passes it on, not that the reader does', async () => {
  await open({
    hold: { reason: 'A library book is missing.', since: '2026-11-20T15:00:00Z' },
    ...{ canHold: true, verb: null, requests: [{ ...SENT, recipientEmail: null, way: 'family' }] },
  });
  await screen.findByText('Ready for the family');
  expect(screen.queryByText(/You can still ask/)).toBeNull();
  screen.getByText('The family passes it on');
  expect(screen.queryByText(/You pass it on|Ready to download/)).toBeNull();
});

it('calls one sent whose address was erased, and says nothing of how one goes out that nobody knows', async () => {
  await open({
    ...{ canHold: true, verb: null },
    requests: [
      { ...SENT, recipientEmail: null, way: 'email' },
      { ...REQUEST, requestId: id(62), state: 'withdrawn', recipientEmail: null, way: null, can: DONE },
    ],
  });
  await screen.findByText('Sent');
  screen.getByText(/Sent on Nov 28, 2026/);
  screen.getByText(/The link no longer works/);
  expect(screen.getAllByText('The address was deleted with the account')).toHaveLength(2);
  expect(screen.queryByText(/pass(es)? it on|Ready/)).toBeNull();
});

it.each([
  [
    'ENDED_BY_FAMILY',
    'The family ended the link. To have the transcript sent again, they need to make a new request.',
  ],
  [
    'NO_CONSENT',
    'The consent is no longer valid. To have the transcript sent again, the family needs to make a new request.',
  ],
  [
    'NOT_CURRENT',
    'The transcript was replaced or withdrawn. To have the current one sent, the family needs to make a new request.',
  ],
  ['ON_HOLD', 'This student’s official transcripts are on hold.'],
] as const)('says why one can’t be sent again: %s', async (notAgain, text) => {
  await open({ canHold: true, verb: null, requests: [{ ...SENT, notAgain }] });
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

it("says what to do where sending again's request was rejected", async () => {
  const user = await open(
    { canHold: true, verb: null, requests: [{ ...SENT, can: { ...DONE, sendAgain: true } }] },
    { 'transcriptRequests.sendAgain': refused('ENDED_BY_FAMILY') },
  );
  await user.click(await screen.findByRole('button', { name: 'Send again to Lakeshore College' }));
  await screen.findByText(/^The family ended the link\./);
});

it('tells whoever may not ask who may', async () => {
  await open({ verb: null });
  await screen.findByText(/^A guardian who can consent has to make the request/);
});

it('leaves that out where transcripts are on hold', async () => {
  await open({ verb: null, hold: { reason: 'A library book is missing.', since: '2026-11-20T15:00:00Z' } });
  await screen.findByText(/A library book is missing\./);
  expect(screen.queryByText(/^A guardian who can consent has to make the request/)).toBeNull();
});

it('tells a minor that the guardians were asked', async () => {
  const user = await open(
    { verb: 'ask' },
    { 'transcriptRequests.ask': { requestId: id(61), state: 'needs_consent' } },
  );
  await user.click(await screen.findByRole('button', { name: 'Request one' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText('What it is for'), 'admission');
  fill(within(dialog).getByLabelText('Who gets it'), 'Lakeshore College');
  await user.click(within(dialog).getByRole('radio', { name: 'I download it here and pass it on' }));
  await user.click(within(dialog).getByRole('button', { name: 'Ask my guardians' }));
  await screen.findByText('We’ve asked your guardians');
});

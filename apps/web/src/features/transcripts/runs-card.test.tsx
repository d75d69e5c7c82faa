import { afterEach, expect, it, vi } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

afterEach(() => vi.useRealTimers());

type Run = OutputOf<'transcriptRuns.list'>['runs'][number];
type Queued = OutputOf<'transcriptRequests.queue'>['requests'][number];

const RUN: Run = {
  runId: id(90),
  schoolName: 'Harbor Point Academy',
  courseTitle: 'Biology',
  graduationYear: null,
  recipient: null,
  startedAt: '2026-11-28T15:00:00Z',
  startedByName: 'Ann Head',
  isFinished: true,
  isCancelled: false,
  total: 3,
  issued: 2,
  refused: 1,
  can: { cancel: false },
};

const SCHOOLS = [{ schoolId: SCHOOL_ID, name: 'Harbor Point Academy' }];

const QUEUED: Queued = {
  requestId: id(60),
  studentId: id(30),
  studentName: 'Maya Chen',
  state: 'open',
  recipientName: 'Lakeshore College',
  recipientEmail: 'admissions@lakeshore.example',
  purpose: 'admission',
  note: null,
  dueOn: '2026-12-05',
  isOverdue: false,
  askedAt: '2026-11-28T15:00:00Z',
  consentByName: 'Lin Chen',
  holdReason: null,
  isTooClose: false,
  transcripts: [{ transcriptId: id(80), code: 'FH-7K3M-Q9TD-2VXC', issuedAt: new Date().toISOString() }],
};

const open = (stubs: Stubs = {}) =>
  openPage('/transcript-generator', {
    as: 'school_admin',
    stubs: {
      'transcripts.settings': {
        schoolId: SCHOOL_ID,
        schools: [{ schoolId: SCHOOL_ID, name: 'Harbor Point Academy' }],
        showsRank: false,
        showsAttendance: false,
        showsTests: false,
        signerName: null,
        signerTitle: null,
        hasSignature: false,
        version: 0,
        can: { save: true },
      },
      'records.students': { students: [], hasMore: false },
      'transcriptRequests.queue': { requests: [], hasMore: false, returned: [] },
      'transcriptRuns.list': { schools: SCHOOLS, runs: [] },
      ...stubs,
    },
  });

it('issues for everyone who graduates in a year, after it has shown whom', async () => {
  const user = await open({
    'transcriptRuns.preview': {
      courseTitle: null,
      students: [
        { studentId: id(30), name: 'Maya Chen', isTooClose: false },
        { studentId: id(31), name: 'Own Child', isTooClose: true },
      ],
    },
    'transcriptRuns.start': { runId: id(91) },
  });
  await user.click(await screen.findByRole('button', { name: 'Issue for several' }));
  const dialog = await screen.findByRole('dialog', { name: /several students/ });
  await within(dialog).findByText('Maya Chen');
  within(dialog).getByText('Own Child: someone else has to issue it');
  await user.click(within(dialog).getByRole('button', { name: 'Issue and sign 1' }));
  await waitFor(() =>
    expect(server.calls('transcriptRuns.start')).toEqual([
      {
        schoolId: SCHOOL_ID,
        pick: { kind: 'graduates', graduationYear: new Date().getFullYear() },
        recipient: null,
        runKey: expect.any(String),
      },
    ]),
  );
});

it('lets a registrar of several schools pick the one, and then picks of that one alone', async () => {
  const user = await open({
    'transcriptRuns.list': {
      schools: [...SCHOOLS, { schoolId: id(2), name: 'Bay School' }],
      runs: [{ ...RUN, schoolName: 'Bay School' }],
    },
    'transcriptRuns.classes': { classes: [] },
    'transcriptRuns.preview': {
      courseTitle: null,
      students: [{ studentId: id(30), name: 'Maya Chen', isTooClose: false }],
    },
    'transcriptRuns.start': { runId: id(91) },
  });
  await screen.findByText(/^Bay School · Started on/);
  await user.click(screen.getByRole('button', { name: 'Issue for several' }));
  const dialog = await screen.findByRole('dialog', { name: /several students/ });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'School' }), 'Bay School');
  await waitFor(() =>
    expect(server.calls('transcriptRuns.preview').at(-1)).toMatchObject({ schoolId: id(2) }),
  );
  await user.click(within(dialog).getByRole('radio', { name: 'A class' }));
  await waitFor(() =>
    expect(server.calls('transcriptRuns.classes')).toMatchObject([{ schoolId: id(2), search: '' }]),
  );
  await user.click(within(dialog).getByRole('radio', { name: 'Everyone who graduates in a year' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Issue and sign 1' }));
  await waitFor(() => expect(server.calls('transcriptRuns.start')).toMatchObject([{ schoolId: id(2) }]));
});

it('shows how far a batch is, whom it left out and why, and gives out its archive', async () => {
  const user = await open({
    'transcriptRuns.list': {
      schools: SCHOOLS,
      runs: [
        {
          ...RUN,
          runId: id(91),
          courseTitle: null,
          graduationYear: 2027,
          isFinished: false,
          can: { cancel: true },
        },
        RUN,
      ],
    },
    'transcriptRuns.get': { ...RUN, left: [{ studentId: id(31), name: 'Own Child', refusal: 'too_close' }] },
    'transcriptRuns.cancel': {},
  });
  await screen.findByRole('progressbar', { name: 'Progress of “Graduates of 2027”' });
  expect(screen.getByRole('link', { name: 'Download ZIP of “Biology”' }).getAttribute('href')).toBe(
    `/api/transcripts/runs/${id(90)}.zip`,
  );
  const [, left] = screen.getAllByText('1 left out');
  await user.click(left!);
  await screen.findByText('Own Child: it’s for you or your child; someone else has to issue it');
  await user.click(screen.getByRole('button', { name: 'Stop “Graduates of 2027”' }));
  await waitFor(() => expect(server.calls('transcriptRuns.cancel')).toEqual([{ runId: id(91) }]));
});

it('sends an issued transcript to whom the family named', async () => {
  const user = await open({
    'transcriptRequests.queue': { requests: [QUEUED], hasMore: false, returned: [] },
    'transcriptRequests.send': {},
  });
  await screen.findByText(/Lin Chen has consented/);
  await user.click(
    screen.getByRole('button', { name: 'Send the transcript of Maya Chen to Lakeshore College' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Send the transcript of Maya Chen' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(server.calls('transcriptRequests.send')).toEqual([{ requestId: id(60), transcriptId: id(80) }]),
  );
  expect(server.calls('transcripts.issue')).toEqual([]);
});

it('issues a new one and sends that, once, however often sending fails', async () => {
  let sent = 0;
  const user = await open({
    'transcriptRequests.queue': { requests: [{ ...QUEUED, transcripts: [] }], hasMore: false, returned: [] },
    'transcripts.issue': { transcriptId: id(81), code: 'FH-ABCD-EFGH-JKLM' },
    'transcriptRequests.send': () => {
      sent += 1;
      return sent === 1 ? refused('SERVICE_UNAVAILABLE') : {};
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Send the transcript of Maya Chen/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await within(dialog).findByRole('alert');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(server.calls('transcriptRequests.send')).toHaveLength(2));
  // The family reads the sending itself: the issuing names nobody, or they would read it twice.
  expect(server.calls('transcripts.issue')).toEqual([
    {
      ...{ studentId: id(30), overrides: {}, overrideReason: null, recipient: null, supersedes: null },
      transcriptKey: expect.any(String),
    },
  ]);
  expect(server.calls('transcriptRequests.send')).toEqual([
    { requestId: id(60), transcriptId: id(81) },
    { requestId: id(60), transcriptId: id(81) },
  ]);
});

it('holds back what nobody agreed to, what is on hold, and one’s own child’s', async () => {
  await open({
    'transcriptRequests.queue': {
      requests: [
        { ...QUEUED, state: 'needs_consent', consentByName: null },
        { ...QUEUED, requestId: id(61), studentName: 'Held Hank', holdReason: 'A book', isOverdue: true },
        { ...QUEUED, requestId: id(62), studentName: 'Own Child', isTooClose: true },
      ],
      hasMore: false,
      returned: [],
    },
  });
  const send = async (name: string) =>
    (
      await screen.findByRole('button', { name: `Send the transcript of ${name} to Lakeshore College` })
    ).hasAttribute('disabled');
  expect(await send('Maya Chen')).toBe(true);
  expect(await send('Held Hank')).toBe(true);
  screen.getByText('Overdue since Dec 5, 2026');
  screen.getByText('On hold: A book');
  expect(
    screen.queryByRole('button', { name: 'Send the transcript of Own Child to Lakeshore College' }),
  ).toBeNull();
});

it('issues once where the answer was lost, and says that the record has changed', async () => {
  let issued = 0;
  const user = await open({
    'transcriptRequests.queue': { requests: [{ ...QUEUED, transcripts: [] }], hasMore: false, returned: [] },
    'transcripts.issue': () => {
      issued += 1;
      if (issued === 1) return refused('SERVICE_UNAVAILABLE');
      if (issued === 2) return refused('RECORD_CHANGED');
      return { transcriptId: id(81), code: 'FH-ABCD-EFGH-JKLM' };
    },
    'transcriptRequests.send': {},
  });
  await user.click(await screen.findByRole('button', { name: /^Send the transcript of Maya Chen/ }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Send' });
  await user.click(send);
  await within(dialog).findByRole('alert');
  await user.click(send);
  await within(dialog).findByText(/^The record has changed/);
  await user.click(send);
  await vi.waitFor(() => expect(server.calls('transcriptRequests.send')).toHaveLength(1));
  const keys = (server.calls('transcripts.issue') as { transcriptKey?: string }[]).map(
    ({ transcriptKey }) => transcriptKey,
  );
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});

it('proposes a new one where the newest is older than 30 days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [{ transcriptId, code }] = QUEUED.transcripts as [Queued['transcripts'][number]];
  const aged = (requestId: Queued['requestId'], studentName: string, days: number): Queued => ({
    ...{ ...QUEUED, requestId, studentName },
    transcripts: [{ transcriptId, code, issuedAt: daysAgo(days) }],
  });
  const user = await open({
    'transcriptRequests.queue': {
      requests: [aged(id(60), 'Maya Chen', 29), aged(id(61), 'Leo Chen', 31)],
      hasMore: false,
      returned: [],
    },
  });
  const isNew = async (name: string) => {
    await user.click(
      await screen.findByRole('button', { name: `Send the transcript of ${name} to Lakeshore College` }),
    );
    const dialog = await screen.findByRole('dialog');
    const radio = within(dialog).getByRole<HTMLInputElement>('radio', { name: /^A new one/ });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    return radio.checked;
  };
  expect(await isNew('Maya Chen')).toBe(false);
  expect(await isNew('Leo Chen')).toBe(true);
});

it('says that a batch is too large where it is looked at, and offers no retry', async () => {
  const user = await open({ 'transcriptRuns.preview': refused('TOO_MANY', { atMost: 300 }) });
  await user.click(await screen.findByRole('button', { name: 'Issue for several' }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(
    /^That’s more than \d+\. Choose fewer\./,
  );
  expect(within(dialog).queryByRole('button', { name: /again|retry/i })).toBeNull();
});

it('announces why a batch wasn’t started', async () => {
  const user = await open({
    'transcriptRuns.preview': {
      courseTitle: null,
      students: [{ studentId: id(30), name: 'Maya Chen', isTooClose: false }],
    },
    'transcriptRuns.start': refused('NOBODY'),
  });
  await user.click(await screen.findByRole('button', { name: 'Issue for several' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Issue and sign 1' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'There is no transcript to issue here.',
  );
});

it.each([
  ['is stopped', { isFinished: false, isCancelled: true }, false],
  ['is being issued', { isFinished: false, isCancelled: false }, true],
])('asks again only while a batch is being issued: one that %s', async (_, stands, isAskedAgain) => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout'],
  });
  await open({ 'transcriptRuns.list': { schools: SCHOOLS, runs: [{ ...RUN, ...stands }] } });
  await screen.findByText('Biology');
  await vi.advanceTimersByTimeAsync(1_600);
  expect(server.calls('transcriptRuns.list').length > 1).toBe(isAskedAgain);
});

it('gives out what was issued before a batch was stopped', async () => {
  await open({
    'transcriptRuns.list': {
      schools: SCHOOLS,
      runs: [
        { ...RUN, isFinished: false, isCancelled: true },
        { ...RUN, runId: id(91), courseTitle: 'Physics', isFinished: false, isCancelled: true, issued: 0 },
      ],
    },
  });
  await screen.findByRole('link', { name: 'Download ZIP of “Biology”' });
  expect(screen.queryByRole('link', { name: 'Download ZIP of “Physics”' })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('shows the school what never arrived, and sends it again to a corrected address', async () => {
  const back = {
    requestId: id(65),
    studentId: id(30),
    studentName: 'Maya Chen',
    recipientName: 'Lakeshore College',
    recipientEmail: 'admision@lakeshore.example',
    undelivered: { at: '2026-11-28T15:00:00Z', why: 'no_mailbox' as const },
    isTooClose: false,
    notAgain: null,
  };
  const user = await open({
    'transcriptRequests.queue': {
      requests: [],
      hasMore: false,
      returned: [
        back,
        { ...back, requestId: id(66), studentName: 'Own Child', isTooClose: true },
        { ...back, requestId: id(67), studentName: 'Held Hank', notAgain: 'ON_HOLD' as const },
      ],
    },
    'transcriptRequests.sendAgain': {},
  });
  const list = within(await screen.findByRole('list', { name: 'Emails that didn’t arrive' }));
  expect(
    list.getAllByText('The email didn’t arrive on Nov 28, 2026: there is no such mailbox.'),
  ).toHaveLength(3);
  await user.click(list.getByRole('button', { name: 'Send again to Lakeshore College' }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByLabelText('Email of the recipient');
  await user.clear(address);
  await user.type(address, 'admission@lakeshore.example');
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(server.calls('transcriptRequests.sendAgain')).toEqual([
      { requestId: id(65), recipientEmail: 'admission@lakeshore.example' },
    ]),
  );
});

import { expect, it, vi } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Run = OutputOf<'transcriptRuns.list'>['runs'][number];
type Queued = OutputOf<'transcriptRequests.queue'>['requests'][number];

const RUN: Run = {
  runId: id(90),
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

const QUEUED: Queued = {
  requestId: id(60),
  studentId: id(30),
  studentName: 'Maya Chen',
  state: 'open',
  recipientName: 'Lakeshore College',
  recipientEmail: 'admissions@lakeshore.example',
  note: null,
  dueOn: '2026-12-05',
  isOverdue: false,
  askedAt: '2026-11-28T15:00:00Z',
  consentByName: 'Lin Chen',
  holdReason: null,
  isTooClose: false,
  transcripts: [{ transcriptId: id(80), code: 'FH-7K3M-Q9TD-2VXC', issuedAt: '2026-11-20T15:42:00Z' }],
};

const open = (stubs: Stubs = {}) =>
  openPage('/transcript-generator', {
    as: 'school_admin',
    stubs: {
      'transcripts.settings': {
        schoolId: SCHOOL_ID,
        schools: [{ schoolId: SCHOOL_ID, name: 'Harbor Point Academy' }],
        showsRank: false,
        signerName: null,
        signerTitle: null,
        hasSignature: false,
        version: 0,
        can: { save: true },
      },
      'records.students': { students: [], hasMore: false },
      'transcriptRequests.queue': { requests: [], hasMore: false },
      'transcriptRuns.list': { runs: [] },
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
  within(dialog).getByText('Own Child: somebody else has to issue it');
  await user.click(within(dialog).getByRole('button', { name: 'Issue and sign 1' }));
  await waitFor(() =>
    expect(server.calls('transcriptRuns.start')).toEqual([
      {
        pick: { kind: 'graduates', graduationYear: new Date().getFullYear() },
        recipient: null,
        runKey: expect.any(String),
      },
    ]),
  );
});

it('shows how far a batch is, whom it left out and why, and gives out its archive', async () => {
  const user = await open({
    'transcriptRuns.list': {
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
  await screen.findByRole('progressbar', { name: 'How far “Graduates of 2027” is' });
  expect(screen.getByRole('link', { name: 'Download ZIP of “Biology”' }).getAttribute('href')).toBe(
    `/api/transcripts/runs/${id(90)}.zip`,
  );
  const [, left] = screen.getAllByText('1 left out');
  await user.click(left!);
  await screen.findByText('Own Child: you or your child; somebody else issues it');
  await user.click(screen.getByRole('button', { name: 'Stop “Graduates of 2027”' }));
  await waitFor(() => expect(server.calls('transcriptRuns.cancel')).toEqual([{ runId: id(91) }]));
});

it('sends an issued transcript to whom the family named', async () => {
  const user = await open({
    'transcriptRequests.queue': { requests: [QUEUED], hasMore: false },
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
    'transcriptRequests.queue': { requests: [{ ...QUEUED, transcripts: [] }], hasMore: false },
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
  expect(server.calls('transcripts.issue')).toHaveLength(1);
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

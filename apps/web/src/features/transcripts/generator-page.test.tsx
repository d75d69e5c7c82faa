import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

afterEach(() => vi.unstubAllGlobals());

const LINE = { lineId: id(70), title: 'English 10', group: '2025–26', grade: 'A' };
const PREVIEW = {
  studentId: id(30),
  studentName: 'Maya Chen',
  html: '<!doctype html><title>Official transcript</title><p>Maya Chen</p>',
  documentSha256: 'a'.repeat(64),
  lines: [LINE],
  unlisted: 0,
  unprintable: [],
  missingPicture: null,
  figuresDiffer: false,
  isTooClose: false,
  can: { issue: true },
};
const ISSUED = {
  transcriptId: id(80),
  code: 'FH-7K3M-Q9TD-2VXC',
  status: 'valid' as const,
  issuedAt: '2026-11-20T15:42:00Z',
  issuedByName: 'Ann Head',
  recipient: 'Lakeshore College',
  isOverridden: false,
  reason: null,
  changedAt: null,
  differences: [],
  shown: null,
  can: { download: true, revoke: true, supersede: true, show: false, hide: false },
};

const TRANSCRIPT: OutputOf<'records.previewTranscript'> = {
  student: {
    ...{ studentId: id(30), name: 'Maya Chen', studentNumber: 'S-0030', gradeLevel: 9 },
    graduationYear: 2030,
  },
  school: { name: 'Harbor Point Academy', address: null, phone: null, website: null },
  ...{ printedOn: '2026-11-27', scales: [], terms: [], transferred: [], inProgress: [] },
  ...{ officialGpa: null, creditsEarned: 0, coreEarned: 0, can: { keep: true } },
};
const SETTINGS: OutputOf<'transcripts.settings'> = {
  ...{
    schoolId: SCHOOL_ID,
    showsRank: false,
    showsAttendance: false,
    showsTests: false,
    signerName: null,
    signerTitle: null,
  },
  ...{ hasSignature: false, version: 0, can: { save: true } },
  schools: [{ schoolId: SCHOOL_ID, name: 'Harbor Point Academy' }],
};

const open = (
  preview: Partial<OutputOf<'transcripts.preview'>> = {},
  student = `?student=${id(30)}`,
  stubs: Stubs = {},
) =>
  openPage(`/transcript-generator${student}`, {
    as: 'school_admin',
    stubs: {
      'transcripts.settings': SETTINGS,
      'records.previewTranscript': TRANSCRIPT,
      'records.students': {
        students: [
          {
            ...{ studentId: id(30), name: 'Maya Chen', sortName: 'Chen, Maya', avatarUrl: null },
            ...{ gradeLevel: 9, courseCount: 1, missingCount: 0, averageRatio: null },
          },
        ],
        hasMore: false,
      },
      'transcripts.preview': { ...PREVIEW, ...preview },
      'transcripts.issued': { transcripts: [ISSUED] },
      'transcriptRequests.queue': { requests: [], hasMore: false, returned: [] },
      'transcriptRequests.list': { requests: [], hold: null, verb: null, hasGiver: true, canHold: true },
      'transcriptRuns.list': { runs: [], schools: [] },
      'transcripts.issue': { transcriptId: id(81), code: 'FH-ABCD-EFGH-JKLM' },
      'transcripts.revoke': {},
      ...stubs,
    },
  });

/** A window that the browser opens: an empty page of its own. */
const popupOf = () => ({
  closed: false,
  close: vi.fn(),
  document: document.implementation.createHTMLDocument(''),
});

it('opens a window before it asks, and shows the transcript there in a frame in which nothing runs', async () => {
  const popup = popupOf();
  vi.stubGlobal(
    'open',
    vi.fn(() => popup),
  );
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Generate Transcript' }));
  await screen.findByText('Transcript generated successfully');
  // A frame prints no more than it shows: the window says from where the whole is printed.
  const links = [...popup.document.querySelectorAll('a')].map(({ pathname }) => pathname);
  expect(links).toEqual([
    `/api/transcripts/unofficial/${id(30)}.html`,
    `/api/transcripts/unofficial/${id(30)}.pdf`,
  ]);
  const frame = popup.document.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-modals');
  expect(frame?.srcdoc).toBe(PREVIEW.html);
  // The preview of the page is there as well, without any right.
  expect(screen.getByTitle('Transcript of Maya Chen').getAttribute('sandbox')).toBe('');
});

it('says that the window was blocked, and shows the transcript on the page', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Generate Transcript' }));
  await screen.findByText('Popup blocked');
  await screen.findByTitle('Transcript of Maya Chen');
});

it('closes the window again where no transcript came', async () => {
  const popup = popupOf();
  vi.stubGlobal(
    'open',
    vi.fn(() => popup),
  );
  const user = await open({ html: '' });
  await user.click(await screen.findByRole('button', { name: 'Generate Transcript' }));
  await screen.findByText('No transcript HTML received');
  expect(popup.close).toHaveBeenCalledOnce();
});

it('generates nothing without a student', async () => {
  await open({}, '');
  expect((await screen.findByRole('button', { name: 'Generate Transcript' })).hasAttribute('disabled')).toBe(
    true,
  );
  screen.getByText('Choose a student first.');
});

it('sends what is printed otherwise with its reason, and asks for one', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  const user = await open();
  fill(await screen.findByLabelText('Student name'), 'Chen, Maya Lin');
  fill(screen.getByLabelText('Graduation year'), '2028');
  await user.click(screen.getByRole('button', { name: 'Generate Transcript' }));
  await user.click(await screen.findByRole('button', { name: 'Issue and sign' }));
  const dialog = await screen.findByRole('dialog', { name: 'Issue the transcript of Maya Chen' });
  const verb = within(dialog).getByRole('button', { name: 'Issue and sign' });
  await user.click(verb);
  await within(dialog).findByText('Give a reason.');
  // What is signed otherwise than the record has it stands in the dialog.
  within(dialog).getByText('Chen, Maya Lin');
  within(dialog).getByText('2028');
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Court order');
  await user.click(verb);
  const overrides = { studentName: 'Chen, Maya Lin', graduationYear: 2028 };
  await waitFor(() =>
    expect(server.calls('transcripts.issue')).toEqual([
      {
        ...{ studentId: id(30), overrides, overrideReason: 'Court order', recipient: null, supersedes: null },
        ...{ documentSha256: PREVIEW.documentSha256, transcriptKey: expect.any(String) },
      },
    ]),
  );
  expect(server.calls('transcripts.preview')).toEqual([{ studentId: id(30), overrides }]);
});

it('signs nothing that was typed after the transcript was looked at, and replaces nothing by it', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  const user = await open();
  const isDisabled = async (name: string) =>
    (await screen.findByRole('button', { name })).hasAttribute('disabled');
  expect(await isDisabled(`Replace ${ISSUED.code}`)).toBe(true);
  screen.getByText(/^To replace one, generate the transcript first/);
  await user.click(screen.getByRole('button', { name: 'Generate Transcript' }));
  expect(await isDisabled('Issue and sign')).toBe(false);
  expect(await isDisabled(`Replace ${ISSUED.code}`)).toBe(false);
  fill(screen.getByLabelText('Student name'), 'Chen, Maya Lin');
  expect(await isDisabled('Issue and sign')).toBe(true);
  expect(await isDisabled(`Replace ${ISSUED.code}`)).toBe(true);
  screen.getByText(/^You’ve changed what’s printed differently/);
  fill(screen.getByLabelText('Student name'), '');
  expect(await isDisabled('Issue and sign')).toBe(false);
});

it('keeps what is typed for a student over a reload, and for nobody else', async () => {
  await open();
  fill(await screen.findByLabelText('Student name'), 'Chen, Maya Lin');
  cleanup();
  await open();
  await screen.findByDisplayValue('Chen, Maya Lin');
  cleanup();
  await open({}, `?student=${id(31)}`);
  await screen.findByLabelText('Student name');
  expect(screen.queryByDisplayValue('Chen, Maya Lin')).toBeNull();
});

it('shows the transcript of their own child to somebody who keeps records elsewhere', async () => {
  await open({}, undefined, {
    'graduation.progress': refused('NOT_FOUND'),
    'records.previewTranscript': { ...TRANSCRIPT, can: { keep: false } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Unofficial Transcript' });
  expect(screen.queryByRole('button', { name: 'Generate Transcript' })).toBeNull();
});

const ASKED: OutputOf<'transcriptRequests.list'>['requests'][number] = {
  ...{ requestId: id(60), state: 'needs_consent', recipientName: 'Lakeshore College', recipientEmail: null },
  ...{
    purpose: null,
    note: null,
    dueOn: '2026-12-05',
    askedAt: '2026-11-28T15:00:00Z',
    askedByName: 'Maya Chen',
  },
  ...{ consentAt: null, declinedAs: null, declineReason: null, sentAt: null, expiresAt: null },
  ...{
    openings: 0,
    lastOpenedAt: null,
    undelivered: null,
    way: 'family',
    notAgain: null,
    can: { answer: true, withdraw: true, endLink: false, sendAgain: false },
  },
};
const REQUESTS: OutputOf<'transcriptRequests.list'> = {
  ...{ requests: [], hold: null, verb: null, hasGiver: true, canHold: false },
};

it.each([
  ['ask for one', { verb: 'give' }, 'Request one'],
  ['agree to what their child asks', { requests: [ASKED] }, 'Agree: send it to Lakeshore College'],
] as const)('lets a keeper of records who is a guardian %s', async (_, answer, button) => {
  await open({}, undefined, {
    'transcriptRequests.list': { ...REQUESTS, ...answer } as typeof REQUESTS,
  });
  await screen.findByRole('button', { name: button });
});

it('shows no requests of a family to a keeper of records who is none of it', async () => {
  const requests = [{ ...ASKED, can: { answer: false, withdraw: false, endLink: false, sendAgain: false } }];
  await open({}, undefined, { 'transcriptRequests.list': { ...REQUESTS, requests, canHold: true } });
  await screen.findByRole('button', { name: 'Put on hold' });
  expect(screen.queryByRole('heading', { name: 'Send an official transcript' })).toBeNull();
});

it('shows who keeps records what was emailed and why it can’t be sent again', async () => {
  const emailed = {
    ...{ recipientEmail: 'admissions@lakeshore.example', sentAt: '2026-11-28T16:00:00Z' },
    ...{ state: 'sent' as const, way: 'email' as const, notAgain: 'NOT_CURRENT' as const },
  };
  const can = { answer: false, withdraw: false, endLink: false, sendAgain: false };
  const requests = [{ ...ASKED, ...emailed, can }];
  await open({}, undefined, { 'transcriptRequests.list': { ...REQUESTS, requests, canHold: true } });
  await screen.findByText(/^The transcript was replaced or withdrawn\./);
});

it('has settings for each school, and says what to do where somebody else saved them', async () => {
  const schools = [...SETTINGS.schools, { schoolId: id(9) as typeof SCHOOL_ID, name: 'Lakeside Academy' }];
  const user = await open({}, undefined, {
    'transcripts.settings': { ...SETTINGS, schools },
    'transcripts.saveSettings': refused('STALE'),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'School' }), 'Lakeside Academy');
  await waitFor(() => expect(server.calls('transcripts.settings')).toEqual([{}, { schoolId: id(9) }]));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/^Someone else saved this in the meantime\. Load what they saved/);
  screen.getByRole('button', { name: 'Load what was saved' });
});

it('holds back what has signs that no font prints, and what a family member would issue', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  const user = await open({ unprintable: ['王'], isTooClose: true, can: { issue: false } });
  await user.click(await screen.findByRole('button', { name: 'Generate Transcript' }));
  await screen.findByText(/These characters can’t be printed: 王\./);
  expect(screen.getByRole('button', { name: 'Issue and sign' }).hasAttribute('disabled')).toBe(true);
});

it('replaces and withdraws with a reason', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Generate Transcript' }));
  await screen.findByTitle('Transcript of Maya Chen');
  await user.click(await screen.findByRole('button', { name: `Replace ${ISSUED.code}` }));
  const replace = await screen.findByRole('dialog', { name: `Replace the transcript ${ISSUED.code}` });
  fill(within(replace).getByRole('textbox', { name: /^Reason/ }), 'Fall grades');
  await user.click(within(replace).getByRole('button', { name: 'Issue and sign' }));
  await waitFor(() =>
    expect(server.calls('transcripts.issue')).toMatchObject([
      { overrideReason: null, supersedes: { transcriptId: ISSUED.transcriptId, reason: 'Fall grades' } },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: `Withdraw ${ISSUED.code}` }));
  const withdraw = await screen.findByRole('dialog', { name: `Withdraw the transcript ${ISSUED.code}` });
  fill(within(withdraw).getByRole('textbox', { name: /^Reason/ }), 'Sent to the wrong college');
  await user.click(within(withdraw).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(server.calls('transcripts.revoke')).toEqual([
      { transcriptId: ISSUED.transcriptId, reason: 'Sent to the wrong college' },
    ]),
  );
});

it('says of each issued transcript where it differs from the record, and since when', async () => {
  const since = '2026-11-22T03:00:00Z';
  const differences = [
    { title: 'Algebra', isTotal: false, figure: 'grade' as const, printed: 'C', record: 'B', since },
    { title: 'Biology', isTotal: false, figure: 'line' as const, printed: 'A', record: null, since },
    { title: null, isTotal: true, figure: 'gpa' as const, printed: '3.32', record: '3.52', since },
  ];
  await open({}, undefined, { 'transcripts.issued': { transcripts: [{ ...ISSUED, differences }, ISSUED] } });
  expect(await screen.findAllByText(/Differs from the record since/)).toHaveLength(1);
  screen.getByText('Algebra, grade: printed C, on the record B');
  screen.getByText('Biology: printed, no longer on the record');
  screen.getByText('Whole transcript, GPA: printed 3.32, on the record 3.52');
});

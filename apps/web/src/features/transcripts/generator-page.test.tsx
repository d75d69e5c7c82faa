import { afterEach, expect, it, vi } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, server } from '#testing/stub.ts';

afterEach(() => vi.unstubAllGlobals());

const LINE = { lineId: id(70), title: 'English 10', group: '2025–26', grade: 'A' };
const PREVIEW = {
  studentId: id(30),
  studentName: 'Maya Chen',
  html: '<!doctype html><title>Official transcript</title><p>Maya Chen</p>',
  lines: [LINE],
  unlisted: 0,
  unprintable: [],
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
  can: { revoke: true, supersede: true },
};

const open = (preview: Partial<OutputOf<'transcripts.preview'>> = {}, student = `?student=${id(30)}`) =>
  openPage(`/transcript-generator${student}`, {
    as: 'school_admin',
    stubs: {
      'transcripts.settings': {
        ...{ schoolId: SCHOOL_ID, showsRank: false, signerName: null, signerTitle: null },
        ...{ hasSignature: false, version: 0, can: { save: true } },
      },
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
      'transcriptRequests.queue': { requests: [], hasMore: false },
      'transcriptRequests.list': { requests: [], hold: null, verb: null, hasGiver: true, canHold: true },
      'transcriptRuns.list': { runs: [] },
      'transcripts.issue': { transcriptId: id(81), code: 'FH-ABCD-EFGH-JKLM' },
      'transcripts.revoke': {},
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
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Court order');
  await user.click(verb);
  const overrides = { studentName: 'Chen, Maya Lin', graduationYear: 2028 };
  await waitFor(() =>
    expect(server.calls('transcripts.issue')).toEqual([
      { studentId: id(30), overrides, overrideReason: 'Court order', recipient: null, supersedes: null },
    ]),
  );
  expect(server.calls('transcripts.preview')).toEqual([{ studentId: id(30), overrides }]);
});

it('holds back what has signs that no font prints, and what a family member would issue', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  const user = await open({ unprintable: ['王'], isTooClose: true, can: { issue: false } });
  await user.click(await screen.findByRole('button', { name: 'Generate Transcript' }));
  await screen.findByText(/These signs can’t be printed: 王\./);
  expect(screen.getByRole('button', { name: 'Issue and sign' }).hasAttribute('disabled')).toBe(true);
});

it('replaces and withdraws with a reason', async () => {
  const user = await open();
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

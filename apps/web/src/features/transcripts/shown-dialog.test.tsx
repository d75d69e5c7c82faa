import { expect, it } from 'vitest';
import { openPage, screen, waitFor } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { refused, server } from '#testing/stub.ts';

const ISSUED = {
  transcriptId: id(80),
  code: 'FH-7K3M-Q9TD-2VXC',
  status: 'valid' as const,
  issuedAt: '2026-11-20T15:42:00Z',
  issuedByName: 'Ann Head',
  recipient: null,
  isOverridden: false,
  reason: null,
  changedAt: null,
  differences: [],
  shown: null,
  can: { download: true, revoke: false, supersede: false, show: true, hide: false },
};

/** The student's own transcript with one that was issued. */
const open = (issued: object = {}) =>
  openPage('/transcript-generator', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'records.previewTranscript': {
        student: {
          ...{ studentId: id(30), name: 'Maya Chen', studentNumber: 'S-0030', gradeLevel: 12 },
          graduationYear: 2027,
        },
        school: { name: 'Harbor Point Academy', address: null, phone: null, website: null },
        ...{ printedOn: '2026-11-27', scales: [], terms: [], transferred: [], inProgress: [] },
        ...{ officialGpa: null, creditsEarned: 0, coreEarned: 0, can: { keep: false } },
      },
      'transcripts.issued': { transcripts: [{ ...ISSUED, ...issued }] },
      'transcripts.setShown': {},
      'transcriptRequests.list': { requests: [], hold: null, verb: 'give', hasGiver: true, canHold: false },
    },
  });

const BUTTON = { name: `What the check page shows: ${ISSUED.code}` };

it('shows nothing on the check page unless the family says so, and for how long', async () => {
  const user = await open();
  await screen.findByText('Anyone who checks its code sees nothing about the student.');
  await user.click(screen.getByRole('button', BUTTON));
  expect(
    (await screen.findByRole<HTMLInputElement>('radio', { name: 'Nothing about the student' })).checked,
  ).toBe(true);
  expect(screen.queryByRole('combobox', { name: 'For how long' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Name, graduation, credits and GPA' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls('transcripts.setShown')).toEqual([
      { transcriptId: ISSUED.transcriptId, shows: { what: 'summary', days: 90 } },
    ]),
  );
});

it('lets somebody end what is shown who may not begin it, and says how often it was', async () => {
  const user = await open({
    shown: {
      shows: 'name',
      basis: 'guardian',
      expiresAt: '2026-12-20T12:00:00Z',
      openings: 1,
      isPaused: false,
    },
    can: { ...ISSUED.can, show: false, hide: true },
  });
  await screen.findByText(/sees the name\. Shown 1 time so far\./);
  await user.click(screen.getByRole('button', BUTTON));
  expect(
    (await screen.findByRole<HTMLInputElement>('radio', { name: 'Name, graduation, credits and GPA' }))
      .disabled,
  ).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Nothing about the student' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls('transcripts.setShown')).toEqual([
      { transcriptId: ISSUED.transcriptId, shows: { what: 'nothing' } },
    ]),
  );
});

it('offers nothing where somebody neither begins nor ends it, and leads to the page of the transcript', async () => {
  await open({ can: { ...ISSUED.can, show: false } });
  expect((await screen.findByRole('link', { name: `Page of ${ISSUED.code}` })).getAttribute('href')).toBe(
    `/api/transcripts/issued/${ISSUED.transcriptId}.html`,
  );
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
  expect(screen.queryByText('Anyone who checks its code sees nothing about the student.')).toBeNull();
});

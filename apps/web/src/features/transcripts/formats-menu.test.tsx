import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';

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
  can: { download: true, revoke: true, supersede: true, show: false, hide: false },
};
const REPLACED = {
  ...ISSUED,
  transcriptId: id(79),
  code: 'FH-2VXC-7K3M-Q9TD',
  status: 'superseded' as const,
  shown: null,
  can: { download: true, revoke: true, supersede: false, show: false, hide: false },
};
const WITHDRAWN = {
  ...REPLACED,
  transcriptId: id(78),
  code: 'FH-Q9TD-2VXC-7K3M',
  status: 'revoked' as const,
};

it('leads to a transcript as other systems read it, and to no learner record of one that holds no more', async () => {
  const user = await openPage(`/transcript-generator?student=${id(30)}`, {
    as: 'school_admin',
    stubs: {
      'transcripts.settings': {
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
      },
      'records.previewTranscript': {
        student: {
          studentId: id(30),
          name: 'Maya Chen',
          studentNumber: 'S-0030',
          gradeLevel: 9,
          graduationYear: 2030,
        },
        school: { name: 'Harbor Point Academy', address: null, phone: null, website: null },
        ...{ printedOn: '2026-11-27', scales: [], terms: [], transferred: [], inProgress: [] },
        ...{ officialGpa: null, creditsEarned: 0, coreEarned: 0, can: { keep: true } },
      },
      'records.students': { students: [], hasMore: false },
      'transcripts.preview': {
        ...{ studentId: id(30), studentName: 'Maya Chen', html: '<!doctype html>', lines: [], unlisted: 0 },
        documentSha256: 'a'.repeat(64),
        ...{
          unprintable: [],
          missingPicture: null,
          figuresDiffer: false,
          isTooClose: false,
          can: { issue: true },
        },
      },
      'transcripts.issued': { transcripts: [ISSUED, REPLACED, WITHDRAWN] },
      'transcriptRequests.queue': { requests: [], hasMore: false, returned: [] },
      'transcriptRequests.list': { requests: [], hold: null, verb: null, hasGiver: true, canHold: true },
      'transcriptRuns.list': { runs: [], schools: [] },
    },
  });
  const links = async (code: string) => {
    await user.click(await screen.findByRole('button', { name: `More formats of ${code}` }));
    const items = await screen.findAllByRole('menuitem');
    const found = items.map((item) => [item.textContent, item.getAttribute('href')]);
    await user.keyboard('{Escape}');
    return found;
  };
  expect(screen.queryByRole('button', { name: `More formats of ${WITHDRAWN.code}` })).toBeNull();
  expect(await links(ISSUED.code)).toEqual([
    ['PESC XML, for schools and colleges', `/api/transcripts/exchange/${id(80)}.xml`],
    ['Learner record with badges (CLR 2.0), signed', `/api/transcripts/exchange/${id(80)}.json`],
    ['Table (CSV)', `/api/transcripts/exchange/${id(80)}.csv`],
  ]);
  expect(await links(REPLACED.code)).toEqual([
    ['PESC XML, for schools and colleges', `/api/transcripts/exchange/${id(79)}.xml`],
    ['Table (CSV)', `/api/transcripts/exchange/${id(79)}.csv`],
  ]);
});

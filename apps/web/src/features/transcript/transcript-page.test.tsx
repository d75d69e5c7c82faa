import { expect, it, vi } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { refused, server } from '#testing/stub.ts';

it('notes to whom the record was given as often as it is printed, by the button or by the browser', async () => {
  const print = vi.fn(() => window.dispatchEvent(new Event('beforeprint')));
  vi.stubGlobal('print', print);
  const user = await openPage('/transcript-generator', {
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
      'records.printTranscript': {},
      'transcripts.issued': { transcripts: [] },
      'transcriptRequests.list': { requests: [], hold: null, verb: 'give', hasGiver: true, canHold: false },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('beforeprint'));
  await vi.waitFor(() =>
    expect(server.calls('records.printTranscript')).toEqual([{ studentId: id(30) }, { studentId: id(30) }]),
  );
});

it('prints the scale behind the letters, and no percent at which a higher letter begins', async () => {
  await openPage('/transcript-generator', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'records.previewTranscript': {
        student: {
          ...{ studentId: id(30), name: 'Maya Chen', studentNumber: 'S-0030', gradeLevel: 9 },
          graduationYear: 2030,
        },
        school: { name: 'Harbor Point Academy', address: null, phone: null, website: null },
        printedOn: '2026-11-27',
        scales: [
          {
            scaleId: id(50),
            steps: [
              { letter: 'A', fromPercent: 92.6, points: 4, isPassing: true },
              { letter: 'F', fromPercent: 0, points: 0, isPassing: false },
            ],
          },
        ],
        terms: [
          {
            label: '2026–27',
            courses: [
              {
                ...{ courseId: id(40), title: 'Latin', level: 'general', ncaaArea: null, isCore: false },
                ...{ result: 'graded', ratio: 0.9255, letter: 'F', scaleId: id(50) },
                ...{ creditsAttempted: 1, creditsEarned: 0, countsInGpa: true, dueOn: null },
              },
            ],
          },
        ],
        ...{ transferred: [], inProgress: [], officialGpa: null, creditsEarned: 0, coreEarned: 0 },
        can: { keep: false },
      },
      'transcripts.issued': { transcripts: [] },
      'transcriptRequests.list': { requests: [], hold: null, verb: 'give', hasGiver: true, canHold: false },
    },
  });
  await screen.findByText('92%');
  screen.getByText('Grading scale: A 92.6%, below that F.');
});

it.each([
  ['parent', 'There is no transcript that you can read.', 'Enter a code from your child'],
  ['teacher', 'Transcripts are made by those who keep the records', 'Open the gradebook'],
] as const)('says to a %s why there is no transcript here, and where to go on', async (as, words, link) => {
  await openPage('/transcript-generator', {
    as,
    stubs: {
      'transcripts.settings': refused('FORBIDDEN'),
      'graduation.progress': refused('NOT_FOUND'),
      'records.previewTranscript': refused('FORBIDDEN'),
    },
  });
  await screen.findByRole('heading', { name: words });
  screen.getByRole('link', { name: link });
});

import { expect, it, vi } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { server } from '#testing/stub.ts';

it('notes to whom the record was given as often as it is printed, by the button or by the browser', async () => {
  const print = vi.fn(() => window.dispatchEvent(new Event('beforeprint')));
  vi.stubGlobal('print', print);
  const user = await openPage('/transcript-generator', {
    as: 'student',
    stubs: {
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
        terms: [],
        transferred: [],
        inProgress: [],
        officialGpa: null,
        creditsEarned: 0,
        coreEarned: 0,
      },
      'records.printTranscript': {},
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('beforeprint'));
  await vi.waitFor(() =>
    expect(server.calls('records.printTranscript')).toEqual([{ studentId: id(30) }, { studentId: id(30) }]),
  );
});

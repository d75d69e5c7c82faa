import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused } from '#testing/stub.ts';

const STUDENT = id(30);
const HOME: OutputOf<'transcriptReadings.home'> = {
  students: [{ studentId: STUDENT, name: 'Maya Chen', schoolName: 'Northfield', isSelf: true }],
  ...{ readings: [], waiting: [], isStaff: false, engine: 'built_in' },
};
const TITLE = 'Your courses from the eligibility check';

function keep({ isWanted = true } = {}) {
  const course = { title: 'English 9', area: 'english', grade: 'B+', units: '1', state: 'final' };
  const courses = ['English 9', 'Algebra I'].map((title, at) => ({ ...course, title, id: `${at}` }));
  localStorage.setItem('fieldhouse-check', JSON.stringify({ courses }));
  if (isWanted) localStorage.setItem('fieldhouse-check-wanted', '1');
}

it('brings what was checked along as a transcript, and forgets it on this device only then', async () => {
  keep();
  const sent: unknown[] = [];
  const user = await openPage('/transcript-parser', {
    as: 'student',
    stubs: {
      'transcriptReadings.home': HOME,
      'transcriptReadings.readText': (input) => {
        sent.push(input);
        return { readingId: id(31) };
      },
      'transcriptReadings.get': refused('NOT_FOUND'),
    },
  });
  await screen.findByText('2 courses, kept by this browser alone until now.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Bring them along' }));
  await expect.poll(() => localStorage.getItem('fieldhouse-check')).toBeNull();
  expect(sent).toEqual([{ studentId: STUDENT, text: expect.stringContaining('Algebra I') }]);
});

it('keeps it where it is refused, says why, and goes away when it isn’t wanted', async () => {
  keep();
  const user = await openPage('/transcript-parser', {
    as: 'student',
    stubs: { 'transcriptReadings.home': HOME, 'transcriptReadings.readText': refused('TOO_MANY') },
  });
  await user.click(await screen.findByRole('button', { name: 'Bring them along' }));
  await screen.findByText(/^Ten of this student’s transcripts/);
  expect(localStorage.getItem('fieldhouse-check')).toContain('English 9');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(localStorage.getItem('fieldhouse-check')).toContain('English 9');
  expect(localStorage.getItem('fieldhouse-check-wanted')).toBeNull();
});

it('offers nothing that nobody asked to keep', async () => {
  keep({ isWanted: false });
  await openPage('/transcript-parser', { as: 'student', stubs: { 'transcriptReadings.home': HOME } });
  await screen.findByText('Read a transcript');
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('waits until the school has confirmed the student', async () => {
  keep();
  await openPage('/transcript-parser', {
    as: 'student',
    stubs: { 'transcriptReadings.home': { ...HOME, students: [] } },
  });
  await screen.findByText('Once your school has confirmed you, you can bring them along here.');
  expect(screen.getByRole('button', { name: 'Bring them along' }).matches(':disabled')).toBe(true);
});

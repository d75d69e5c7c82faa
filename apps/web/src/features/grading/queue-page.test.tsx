import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import type { OutputOf, Stubs } from '#testing/stub.ts';

type Line = OutputOf<'grading.queue'>['work'][number];

const line = (at: number, change: Partial<Line>): Line => ({
  ...{ attemptId: id(100 + at), assignmentId: id(51), assignmentTitle: 'Sources' },
  ...{ courseId: id(52), courseTitle: 'U.S. History', studentId: id(200 + at), studentName: `Student ${at}` },
  ...{ studentAvatarUrl: null, courseAttempt: { number: 1, standing: 'taking' }, attemptNumber: 1 },
  ...{ submittedAt: '2026-11-01T12:00:00Z', isLate: false, pointsPossible: 8, proposal: null },
  ...change,
});
const WORK = [
  line(3, { studentName: 'Cora Vale' }),
  line(2, {
    studentName: 'Béla Ode',
    assignmentId: id(53),
    assignmentTitle: 'Tides',
    courseTitle: 'Physics',
  }),
  line(1, { studentName: 'Ada Reed' }),
];
const STUBS: Stubs = {
  'grading.queue': { work: WORK, waitsForTeacher: true },
  'grading.builtInReleases': { grades: [] },
  'grading.assignments': {
    assignments: [
      {
        ...{ assignmentId: id(54), assignmentTitle: 'All graded', courseId: id(52) },
        ...{ courseTitle: 'U.S. History', dueAt: null },
      },
    ],
  },
};
const open = (stubs: Stubs = {}) =>
  openPage('/teach/grading', { as: 'teacher', stubs: { ...STUBS, ...stubs } });

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace(/\d.*/, ''));

it('lists what waits by assignment, and finds students and assignments', async () => {
  const user = await open();
  await screen.findByRole('heading', { level: 2, name: 'Sources' });
  expect(titles()).toEqual(['Sources', 'Tides', 'All assignments']);
  screen.getByText('U.S. History · 2 to grade');
  // By family name within an assignment, as its roster is.
  expect(screen.getAllByRole('link', { name: /Reed|Vale/ }).map(({ textContent }) => textContent)).toEqual([
    'Ada Reed',
    'Cora Vale',
  ]);
  const find = screen.getByRole('searchbox', { name: 'Find a student or an assignment' });
  await user.type(find, 'bela');
  await waitFor(() => expect(titles()).toEqual(['Tides']));
  screen.getByRole('link', { name: 'Béla Ode' });
  await user.clear(find);
  await user.type(find, 'graded');
  await screen.findByRole('heading', { level: 2, name: 'Nothing that waits fits this' });
  screen.getByRole('link', { name: 'All graded' });
});

it('leads to an assignment of which nothing waits any more', async () => {
  const user = await open({
    'grading.assignmentWork': {
      ...{ assignmentTitle: 'All graded', courseId: id(52), courseTitle: 'U.S. History', pointsPossible: 8 },
      students: [
        {
          ...{ studentId: id(201), studentName: 'Ada Reed', studentAvatarUrl: null, attemptId: id(101) },
          ...{ state: 'graded', isLate: false, isDoubtful: false, hasProposal: false, points: 7.5 },
          ...{ isReleased: true, gradingNow: [] },
        },
      ],
    },
  });
  await user.click(await screen.findByRole('link', { name: 'All graded' }));
  await screen.findByRole('heading', { level: 1, name: 'All graded' });
  within(screen.getByRole('list', { name: 'Students' })).getByText('Done, 7.5');
  expect(screen.getByRole('link', { name: 'Ada Reed' }).getAttribute('href')).toContain(id(101));
});

it('opens with the rail, which somebody who wants the names takes back for good', async () => {
  const user = await open();
  await screen.findByRole('heading', { level: 1, name: 'To grade' });
  const toggle = await screen.findByRole('button', { name: 'Show the sidebar' });
  await user.click(toggle);
  await screen.findByRole('button', { name: 'Collapse the sidebar' });
  expect(document.cookie).toContain('fieldhouse-sidebar=full');
  // biome-ignore lint/suspicious/noDocumentCookie: the next test begins without a choice
  document.cookie = 'fieldhouse-sidebar=; path=/; max-age=0';
});

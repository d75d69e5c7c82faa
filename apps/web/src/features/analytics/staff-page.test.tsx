import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import type { OutputOf, Stubs } from '#testing/stub.ts';

const watched = {
  ...{ studentId: id(70), name: 'Ada Reed', avatarUrl: null, courseId: id(40), courseTitle: 'Biology' },
  reasons: [
    { code: 'missing_work', count: 3 },
    { code: 'low_grade', ratio: 0.612 },
  ],
} satisfies OutputOf<'analytics.courses'>['watch'][number];
const row = (number: number, title: string): OutputOf<'analytics.courses'>['courses'][number] => ({
  ...{ courseId: id(number), title, color: 4, instructorName: 'Nora Okafor', studentCount: 24 },
  ...{ gradedCount: 22, meanRatio: 0.8126, toGradeCount: 5, watchCount: 1 },
});
const COURSES: OutputOf<'analytics.courses'> = {
  courses: [row(40, 'Biology'), { ...row(41, 'Choir'), gradedCount: 3, meanRatio: null, studentCount: 3 }],
  ...{ watch: [watched], hasMoreWatch: false, isSchool: false, least: 5 },
};
const CLASS: OutputOf<'analytics.course'> = {
  ...{ courseId: id(40), title: 'Biology', color: 4, studentCount: 24 },
  distribution: {
    ...{ count: 22, mean: 0.8126, median: 0.8499 },
    bands: [
      { from: 0, below: 0.5, count: 1 },
      { from: 0.5, below: 0.6, count: 0 },
      { from: 0.6, below: 0.7, count: 2 },
      { from: 0.7, below: 0.8, count: 5 },
      { from: 0.8, below: 0.9, count: 9 },
      { from: 0.9, below: null, count: 5 },
    ],
  },
  assignments: [
    {
      ...{ assignmentId: id(81), title: 'Cell drawing', dueAt: '2026-11-20T22:00:00Z', pointsPossible: 20 },
      ...{ gradedCount: 20, toGradeCount: 2, missingCount: 1, meanRatio: 0.745 },
    },
  ],
  ...{ watch: [watched], least: 5, timeZone: 'America/New_York' },
};
const open = (address: string, stubs: Stubs = {}, as: 'teacher' | 'school_admin' = 'teacher') =>
  openPage(address, {
    as,
    stubs: { 'analytics.courses': COURSES, 'analytics.course': CLASS, ...stubs },
  });
const cells = (line: HTMLElement) =>
  within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('shows a teacher each class, no mean of a small one, and who needs somebody for which reasons', async () => {
  await open('/analytics');
  await screen.findByRole('heading', { level: 1, name: 'Analytics of your classes' });
  const biology = (await screen.findByRole('rowheader', { name: 'Biology' })).closest('tr')!;
  expect(cells(biology)).toEqual(['24', '81.3%', '5', '1']);
  const choir = screen.getByRole('rowheader', { name: 'Choir' }).closest('tr')!;
  expect(cells(choir)).toEqual(['3', '–', '5', '1']);
  screen.getByText(/^A class has a mean from 5 students with a grade on/);
  screen.getByRole('link', { name: 'Ada Reed' });
  screen.getByText('3 missing');
  screen.getByText('61% so far');
});

it('shows who runs the school all of it, with who teaches', async () => {
  await open('/analytics', { 'analytics.courses': { ...COURSES, isSchool: true } }, 'school_admin');
  await screen.findByRole('heading', { level: 1, name: 'Analytics of the school' });
  const biology = (await screen.findByRole('rowheader', { name: 'Biology' })).closest('tr')!;
  expect(cells(biology)[0]).toBe('Nora Okafor');
});

it('says how a class lies in words and as a table, and how each criterion of an assignment went', async () => {
  const user = await open(`/analytics?course=${id(40)}`, {
    'analytics.items': {
      ...{ assignmentId: id(81), courseId: id(40), title: 'Cell drawing', gradedCount: 20, meanRatio: 0.745 },
      criteria: [
        {
          ...{ criterionId: 'a', name: 'Labels', pointsPossible: 10, count: 20 },
          ...{ meanRatio: 0.6125, fullCount: 3, noneCount: 1 },
        },
        {
          ...{ criterionId: 'b', name: 'Shape', pointsPossible: 10, count: 20 },
          ...{ meanRatio: 0.9, fullCount: 12, noneCount: 0 },
        },
      ],
      least: 5,
    },
  });
  await screen.findByText('Half of 22 students have 85% or more; the mean is 81.3%.');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const bands = screen.getByRole('region', { name: 'Totals so far in Biology' });
  expect(within(bands).getAllByRole('row')).toHaveLength(7);
  within(bands).getByText('80–90%');
  within(bands).getByText('90% and up');
  await user.click(screen.getByRole('link', { name: 'Cell drawing' }));
  await screen.findByText('20 graded; the lowest mean, 61.3%, is “Labels”.');
  const shape = screen.getByRole('rowheader', { name: 'Shape' }).closest('tr')!;
  expect(cells(shape)).toEqual(['90%', '12', '0', '20']);
  expect(new URLSearchParams(window.location.search).get('assignment')).toBe(id(81));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('rowheader', { name: 'Shape' })).toBeNull();
});

it('draws no picture of a class in which single students would show', async () => {
  await open(`/analytics?course=${id(41)}`, {
    'analytics.course': { ...CLASS, courseId: id(41), title: 'Choir', distribution: null },
  });
  await screen.findByText(/^Fewer than 5 students have a grade\. A picture would show single students/);
  expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull();
});

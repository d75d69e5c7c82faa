import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, server } from '#testing/stub.ts';

const LINE: OutputOf<'records.students'>['students'][number] = {
  studentId: id(70),
  name: 'Ada Reed',
  sortName: 'Reed, Ada',
  avatarUrl: null,
  gradeLevel: 0,
  courseCount: 1,
  missingCount: 0,
  averageRatio: null,
};
const open = (students: readonly (typeof LINE)[]) =>
  openPage('/students', {
    as: 'school_admin',
    stubs: {
      'records.students': { students: [...students], hasMore: false },
      'corrections.list': { corrections: [] },
      'studentAccounts.schools': { schools: [] },
    },
  });

it('calls the year before the first grade by its name', async () => {
  await open([LINE, { ...LINE, studentId: id(71), name: 'Ben Reed', gradeLevel: 2 }]);
  await screen.findByText('Kindergarten · 1 course');
  screen.getByText('Grade 2 · 1 course');
  expect(screen.queryByText(/Grade 0/)).toBeNull();
});

it('says to the office, too, when students appear', async () => {
  await open([]);
  await screen.findByText('Students appear here once they join the school or take one of your courses.');
  expect(server.calls('records.students')).toHaveLength(1);
});

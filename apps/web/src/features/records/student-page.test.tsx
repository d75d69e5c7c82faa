import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

const RECORD = STUDENT_PAGE['records.student'] as OutputOf<'records.student'>;
const item = (number: number, title: string): OutputOf<'records.work'>['items'][number] => ({
  ...{ assignmentId: id(number), courseId: id(90), courseTitle: 'Biology', courseColor: 6, title },
  ...{ dueAt: '2026-11-20T22:00:00Z', state: 'not_started', isHeld: false, isLate: false },
  ...{ points: null, pointsPossible: 20, attemptId: null, can: { open: true } },
});
const open = (record: Partial<typeof RECORD>, more: Stubs = {}, search = '') =>
  openPage(`/student/${id(70)}${search}`, {
    as: 'teacher',
    stubs: {
      ...STUDENT_PAGE,
      'records.student': { ...RECORD, ...record },
      'families.student': refused('FORBIDDEN'),
      'consent.student': refused('FORBIDDEN'),
      ...more,
    },
  });

it('tells a teacher who the student is, and whom to write to', async () => {
  await open({
    ...{ languages: 'Spanish, English', birthday: { month: 2, day: 29 } },
    guardians: [
      { name: 'Rosa Reed', relationship: 'mother', can: { message: true } },
      { name: 'Juan Reed', relationship: 'father', can: { message: false } },
    ],
    can: { keepRecord: false, message: true },
  });
  const about = (await screen.findByRole('heading', { name: 'About Ada Reed' })).closest('section')!;
  for (const words of ['Grade 9', '2030', 'February 29', 'Spanish, English', 'Mother'])
    within(about).getByText(words);
  within(about).getByRole('link', { name: 'Message Rosa Reed' });
  expect(within(about).queryByRole('link', { name: 'Message Juan Reed' })).toBeNull();
  screen.getByRole('link', { name: 'Message Ada Reed' });
});

it('lists the work, and narrows it by its state in the address', async () => {
  const user = await open(
    {},
    {
      'records.work': {
        items: [
          { ...item(1, 'Leaf drawing'), state: 'graded', points: 17.5, isHeld: true, attemptId: id(81) },
          { ...item(2, 'Root drawing'), state: 'missing', isLate: true },
          { ...item(3, 'Seed drawing'), can: { open: false } },
        ],
        ...{ hasMore: false, timeZone: 'America/New_York' },
      },
    },
    '?work=missing',
  );
  const card = (await screen.findByRole('heading', { name: 'Work' })).closest('section')!;
  await within(card).findByRole('link', { name: 'Root drawing' });
  expect(within(card).queryByText('Leaf drawing')).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'All 3' }));
  const graded = await within(card).findByRole('link', { name: 'Leaf drawing' });
  expect(graded.getAttribute('href')).toBe(`/teach/grading/${id(81)}`);
  within(card).getByText('17.5 of 20 points');
  within(card).getByText('Held back');
  expect(window.location.search).toBe('');
  expect(within(card).queryByRole('link', { name: 'Seed drawing' })).toBeNull();
  within(card).getByText('Seed drawing');
});

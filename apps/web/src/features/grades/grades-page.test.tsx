import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { networkGone, type OutputOf, refused, server, serverBroke } from '#testing/stub.ts';

const empty: OutputOf<'gradebook.mine'> = {
  studentId: id(30),
  students: [
    {
      studentId: id(30),
      name: 'Maya Chen',
      schoolName: 'Harbor Point Academy',
      isSelf: true,
      isFormer: false,
    },
  ],
  currentGpa: null,
  progressGpa: null,
  creditsInProgress: 0,
  creditsEarned: 0,
  courses: [],
};

it('shows a student without grades that there are none yet', async () => {
  await openPage('/grades', { as: 'student', stubs: { 'gradebook.mine': empty } });
  await screen.findByRole('heading', { level: 1, name: 'My Grades' });
  expect(screen.getAllByText('–').length).toBeGreaterThan(0);
});

it('tells a parent without a linked child what is missing', async () => {
  await openPage('/grades', { as: 'parent', stubs: { 'gradebook.mine': refused('FORBIDDEN') } });
  await screen.findByRole('heading', { name: 'There are no grades that you can read.' });
  screen.getByText('Once your school links you to a student, their grades appear here.');
});

it('leads a student whose grades are closed to the dashboard', async () => {
  await openPage('/grades', { as: 'student', stubs: { 'gradebook.mine': refused('FORBIDDEN') } });
  await screen.findByText("You don't have access to this page");
  screen.getByRole('link', { name: 'Go to the dashboard' });
});

it.each([
  ['the server broke', serverBroke, /^Something went wrong on our side. Request test/],
  ['there is no network', networkGone, "The server can't be reached. Check your connection and try again."],
])('says that grades could not be loaded since %s, and heals', async (_why, failure, reason) => {
  const user = await openPage('/grades', { as: 'student', stubs: { 'gradebook.mine': failure } });
  await screen.findByText('Failed to load grades data');
  screen.getByText(reason);
  server.add({ 'gradebook.mine': empty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'My Grades' });
});

it('says in Spanish that grades could not be loaded', async () => {
  await openPage('/grades', { as: 'student', locale: 'es', stubs: { 'gradebook.mine': serverBroke } });
  await screen.findByText('No se pudieron cargar las calificaciones');
});

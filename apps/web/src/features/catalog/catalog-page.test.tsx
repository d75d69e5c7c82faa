import { expect, it } from 'vitest';
import { openPage, screen, waitFor } from '#testing/page.tsx';
import { type OutputOf, server, serverBroke } from '#testing/stub.ts';

const empty: OutputOf<'catalog.list'> = {
  courses: [],
  enrolledCount: 0,
  availableCount: 0,
  subjects: [],
  anySubjectCount: 0,
  grades: [],
  anyGradeCount: 0,
};

it.each([
  ['student', 'Your school has published no course yet.'],
  ['teacher', 'Your school has published no course yet. Take one from the library.'],
] as const)('says to a %s that nothing is published', async (as, text) => {
  await openPage('/catalog', { as, stubs: { 'catalog.list': empty } });
  await screen.findByRole('heading', { name: 'No courses found' });
  screen.getByText(text);
});

it('offers to take a filter away under which nothing is found', async () => {
  const user = await openPage('/catalog?search=zzz', { as: 'student', stubs: { 'catalog.list': empty } });
  await screen.findByText('Try other words, or take a filter away.');
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));
  await screen.findByText('Your school has published no course yet.');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(server.calls('catalog.list').map(({ search }) => search)).toEqual(['zzz', undefined]);
});

it('tells of a failure, and heals by trying again', async () => {
  const user = await openPage('/catalog', { as: 'student', stubs: { 'catalog.list': serverBroke } });
  await screen.findByText('Failed to load courses');
  server.add({ 'catalog.list': empty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No courses found' });
});

it('says in Spanish that nothing is published', async () => {
  await openPage('/catalog', { as: 'student', locale: 'es', stubs: { 'catalog.list': empty } });
  await screen.findByText('Tu escuela aún no ha publicado ningún curso.');
});

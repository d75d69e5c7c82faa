import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, server, serverBroke } from '#testing/stub.ts';

const nothing = { total: 0, isMore: false, results: [] };
const found: OutputOf<'search.query'> = {
  match: 'all_words',
  corrected: null,
  courses: nothing,
  assignments: nothing,
  lessons: {
    total: 1,
    isMore: false,
    results: [
      {
        lessonId: id(10),
        courseId: id(11),
        title: [
          { text: 'Inside the ', isMatch: false },
          { text: 'Cell', isMatch: true },
        ],
        excerpt: [],
        courseTitle: 'Biology',
        moduleTitle: 'Cells',
      },
    ],
  },
};

it('tells of an error, keeps what was typed, and heals by trying again', async () => {
  const user = await openPage('/search', { as: 'student', stubs: { 'search.query': serverBroke } });
  const field = await screen.findByRole('searchbox', { name: 'Search courses, assignments and lessons' });
  await user.type(field, 'cell');
  await screen.findByRole('heading', { name: 'Search Error' });
  screen.getByText('Failed to search. Please try again.');
  expect(field).toHaveProperty('value', 'cell');
  server.add({ 'search.query': found });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Inside the Cell/ });
});

it('says in Spanish that nothing was found', async () => {
  await openPage('/search?q=zzz', {
    as: 'student',
    locale: 'es',
    stubs: { 'search.query': { ...found, lessons: nothing } },
  });
  await screen.findByRole('heading', { name: 'No se encontraron resultados' });
});

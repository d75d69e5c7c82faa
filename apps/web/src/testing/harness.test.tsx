import { expect, it } from 'vitest';
import { openPage, screen } from './page.tsx';
import { server } from './stub.ts';

it('names what a page asked for that the test has no answer to', async () => {
  await openPage('/search?q=zzz', { as: 'student' });
  await screen.findByRole('heading', { name: 'Search Error' });
  expect(server.takeComplaints()).toContain('search.query was called, and the test has no answer for it');
});

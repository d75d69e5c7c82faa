import { expect, it } from 'vitest';
import { fill, openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

const ADDRESS = `/discussions/${id(20)}`;
const empty: OutputOf<'discussions.list'> = {
  courseTitle: 'Biology',
  threads: [],
  next: null,
  isFollowing: false,
  openReportCount: null,
  can: { post: true, moderate: false },
};

async function openForm(stubs: Stubs = {}) {
  const user = await openPage(ADDRESS, { as: 'student', stubs: { 'discussions.list': empty, ...stubs } });
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  const content = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
  return {
    user,
    title,
    content,
    send: () => user.click(screen.getByRole('button', { name: 'Post Discussion' })),
  };
}

it('says what is missing in the stated words, and leads to the field', async () => {
  const { title, content, send } = await openForm();
  await send();
  await screen.findByText('Please provide both a title and content for your post.');
  screen.getByText('Give it a title.');
  expect(document.activeElement).toBe(title);
  fill(title, 'Slope');
  await send();
  screen.getByText('Write something.');
  expect(document.activeElement).toBe(content);
});

it('refuses whoever is no longer in the course plainly, and keeps what they wrote', async () => {
  const { title, content, send } = await openForm({ 'discussions.post': refused('NOT_FOUND') });
  fill(title, 'One more question');
  fill(content, 'Before I go');
  await send();
  await screen.findByText('Failed to create post');
  await screen.findByText(
    "You can't take part in this discussion anymore. What you wrote is kept on this device.",
  );
  expect(content.value).toBe('Before I go');
});

it('gives back what was typed when the page is opened again', async () => {
  const { user, title, content } = await openForm();
  fill(title, 'Slope of a wall');
  fill(content, 'Is it ');
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'Start Searching' });
  window.history.back();
  expect(await screen.findByDisplayValue('Slope of a wall')).toBeTruthy();
  screen.getByDisplayValue('Is it');
});

it.each([
  ['locked', refused('NOT_OPEN'), 'This discussion is closed, so nothing can be added or changed.'],
  [
    'about somebody who left',
    refused('NOT_IN_COURSE'),
    "Someone you mention isn't in this course anymore. Remove the name and post again.",
  ],
  ['too long', refused('TOO_LONG', { words: 6000, most: 5000 }), 'This post is too long.'],
  [
    'too long as it is stored',
    refused('TOO_LONG', { characters: 300_000, most: 200_000 }),
    'With formatting, this post has 300000 characters, and at most 200000 can be stored. Shorten it.',
  ],
  [
    'written too often',
    refused('TOO_MANY_TRIES', { retryAfterSeconds: 30 }),
    'Too many attempts. Try again in 30 seconds.',
  ],
  [
    'for a school that is read only',
    refused('SCHOOL_READ_ONLY'),
    "This school is read-only right now. Ask your school's administrator.",
  ],
])("says why a post that is %s's request was rejected", async (_what, refusal, reason) => {
  const { title, content, send } = await openForm({ 'discussions.post': refusal });
  fill(title, 'Slope');
  fill(content, 'Is it?');
  await send();
  await screen.findByText(reason);
});

it('tells when discussions are not open to somebody', async () => {
  await openPage(ADDRESS, { as: 'student', stubs: { 'discussions.list': refused('NOT_FOUND') } });
  await screen.findByText("This discussion isn't open to you");
});

it('tells of a failure, and heals by trying again', async () => {
  const user = await openPage(ADDRESS, { as: 'student', stubs: { 'discussions.list': serverBroke } });
  await screen.findByText('Failed to load discussions');
  server.add({ 'discussions.list': empty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Start a Discussion' });
});

it.each([
  ['a student whose membership is suspended', 'student', "You don't have access to this page"],
  ['a parent who is linked to nobody yet', 'parent', 'No discussions yet'],
] as const)('says to %s what is true of the discussions', async (_who, as, title) => {
  await openPage('/discussions', { as, stubs: { 'discussions.picker': refused('FORBIDDEN') } });
  await screen.findByRole('heading', { name: title });
});

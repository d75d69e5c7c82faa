import { expect, it } from 'vitest';
import { openPage, screen, setOnline, waitFor } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { networkGone, type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Todo = OutputOf<'home.todo'>;
const item = (number: number, title: string): Todo['items'][number] => ({
  assignmentId: id(number),
  courseId: id(90),
  title,
  courseTitle: 'Biology',
  courseColor: 7,
  dueAt: null,
  pointsPossible: 10,
  isDueSoon: false,
  isFromBefore: false,
  state: 'not_started',
  isTicked: false,
});
const list: Todo = {
  items: [item(1, 'Inside the Cell'), item(2, 'Membranes')],
  hasMore: false,
  courses: [
    { courseId: id(90), title: 'Biology', color: 7, isHidden: false },
    { courseId: id(91), title: 'Algebra I', color: 2, isHidden: false },
  ],
  timeZone: 'America/New_York',
};
const openList = (todo: Todo, stubs: Stubs = {}) =>
  openPage('/assignments', { as: 'student', stubs: { 'home.todo': todo, ...stubs } });

it('marks work with the color of its course, whichever courses stand before it', async () => {
  await openList({ ...list, courses: list.courses.toReversed() });
  const row = (await screen.findByRole('link', { name: 'Inside the Cell' })).closest('li')!;
  expect(row.querySelector('[data-series]')?.getAttribute('data-series')).toBe('7');
});

it('ticks off, puts it under the ticked ones, and takes it back', async () => {
  const user = await openList(list, {
    'home.tickTodo': ({ assignmentId, isTicked }) => {
      server.add({
        'home.todo': {
          ...list,
          items: list.items.map((one) => (one.assignmentId === assignmentId ? { ...one, isTicked } : one)),
        },
      });
      return {};
    },
  });
  const tick = await screen.findByRole('button', { name: 'Inside the Cell: checked off' });
  await user.click(tick);
  await user.click(await screen.findByText('Checked off (1)'));
  const ticked = screen.getByRole('button', { name: 'Inside the Cell: checked off' });
  expect(ticked.getAttribute('aria-pressed')).toBe('true');
  await user.click(ticked);
  await waitFor(() => expect(screen.queryByText(/^Checked off/)).toBeNull());
});

it('sets what was due before somebody joined apart, and doesn’t count it as open', async () => {
  const before = { ...item(3, 'The Microscope'), dueAt: '2026-01-01T22:00:00.000Z', isFromBefore: true };
  await openList({ ...list, items: [...list.items, before] });
  await screen.findByRole('heading', { name: 'From before you joined' });
  screen.getByText(/Ask your teacher whether to do it/);
  screen.getByText('2 assignments are open.');
});

it('takes a tick back that the server refuses, and says so', async () => {
  const user = await openList(list, { 'home.tickTodo': refused('SCHOOL_READ_ONLY') });
  await user.click(await screen.findByRole('button', { name: 'Inside the Cell: checked off' }));
  await screen.findByText("Your list couldn't be changed");
  await waitFor(() => expect(screen.queryByText(/^Checked off/)).toBeNull());
});

it('leaves a course out of the list, and brings it back', async () => {
  const user = await openList(list, {
    'home.hideTodoCourse': ({ courseId, isHidden }) => {
      const courses = list.courses.map((one) => (one.courseId === courseId ? { ...one, isHidden } : one));
      server.add({ 'home.todo': { ...list, items: isHidden ? [] : list.items, courses } });
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: '2 of 2 courses' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Biology' }));
  await screen.findByRole('button', { name: '1 of 2 courses' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Inside the Cell' })).toBeNull());
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Biology' }));
  await screen.findByRole('button', { name: '2 of 2 courses' });
  await screen.findByRole('link', { name: 'Inside the Cell' });
  expect(server.calls('home.hideTodoCourse')).toEqual([
    { courseId: id(90), isHidden: true },
    { courseId: id(90), isHidden: false },
  ]);
});

it('shows a course again that the server would not leave out', async () => {
  const user = await openList(list, { 'home.hideTodoCourse': refused('SCHOOL_READ_ONLY') });
  await user.click(await screen.findByRole('button', { name: '2 of 2 courses' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Biology' }));
  await screen.findByText("Your list couldn't be changed");
  await screen.findByRole('link', { name: 'Inside the Cell' });
});

it.each([
  [
    'with courses',
    list.courses,
    'Everything is submitted. New assignments appear here automatically.',
    'See your grades',
  ],
  [
    'with a course that is left out',
    [{ ...list.courses[0]!, isHidden: true }],
    'Everything in the courses shown here is submitted.',
    'See your grades',
  ],
  [
    'without a course',
    [],
    'Everything is submitted. New assignments appear here automatically.',
    'Open the catalog',
  ],
])('says that there is nothing to do %s, and where to go on', async (_what, courses, text, link) => {
  await openList({ ...list, items: [], courses });
  await screen.findByRole('heading', { name: 'Nothing to do' });
  screen.getByText(text);
  screen.getByRole('link', { name: link });
});

it('says in Spanish what is missing', async () => {
  await openPage('/assignments', {
    as: 'student',
    locale: 'es',
    stubs: { 'home.todo': { ...list, items: [{ ...item(1, 'Inside the Cell'), state: 'missing' }] } },
  });
  await screen.findByText('Falta 1 tarea. Aparece primero.');
});

it('comes by itself when the network is back', async () => {
  await openPage('/assignments', { as: 'student', stubs: { 'home.todo': networkGone } });
  await screen.findByRole('heading', { name: 'You seem to be offline' });
  server.add({ 'home.todo': list });
  setOnline(true);
  await screen.findByRole('link', { name: 'Inside the Cell' });
});

it('says that there is no network, and loads once there is one', async () => {
  const user = await openPage('/assignments', { as: 'student', stubs: { 'home.todo': networkGone } });
  await screen.findByText('You seem to be offline');
  server.add({ 'home.todo': list });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Inside the Cell' });
});

import { expect, it } from 'vitest';
import { openPage, screen, waitFor } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

const none = { all: 0, grades: 0, assignments: 0, announcements: 0, system: 0 };
const PAGE: Stubs = {
  'notifications.counts': { counts: none, unread: none },
  'notifications.list': { notifications: [], nextCursor: null },
  'notifications.mailTrouble': { trouble: null },
};
const one: OutputOf<'notifications.list'>['notifications'][number] = {
  notificationId: id(100),
  type: 'grade',
  template: 'grade_released',
  count: 1,
  at: '2026-09-01T12:00:00Z',
  isRead: false,
  course: { courseId: id(61), title: 'Biology' },
  assignment: { assignmentId: id(60), title: 'Punnett squares' },
  schoolName: null,
  studentName: null,
  place: null,
};
const withOne: Stubs = {
  'notifications.counts': { counts: { ...none, all: 1, grades: 1 }, unread: { ...none, all: 1, grades: 1 } },
  'notifications.list': { notifications: [one], nextCursor: null },
};
const open = (stubs: Stubs, locale: 'en' | 'es' = 'en') =>
  openPage('/notifications', { as: 'student', locale, stubs: { ...PAGE, ...stubs } });

it.each([
  ['en', "You're all caught up!"],
  ['es', '¡Estás al día!'],
] as const)('says that there is nothing new (%s)', async (locale, text) => {
  await open({}, locale);
  await screen.findByText(text);
});

it('tells of a failure, and heals by trying again', async () => {
  const user = await open({ 'notifications.list': serverBroke });
  await screen.findByText(/^Something went wrong on our side/);
  server.add({ 'notifications.list': { notifications: [], nextCursor: null } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText("You're all caught up!");
});

it('marks all of a tab as read up to the newest that is shown', async () => {
  const user = await open({ ...withOne, 'notifications.markAllRead': { unread: 0 } });
  await screen.findByText('1 unread notification');
  const mark = await screen.findByRole('button', { name: 'Mark All as Read' });
  server.add(PAGE);
  await user.click(mark);
  await waitFor(() =>
    expect(server.calls('notifications.markAllRead')).toEqual([{ tab: 'all', upTo: one.at }]),
  );
});

it('says that notifications could not be marked', async () => {
  const user = await open({ ...withOne, 'notifications.markAllRead': refused('SERVICE_UNAVAILABLE') });
  await user.click(await screen.findByRole('button', { name: 'Mark All as Read' }));
  await screen.findByText(/^The server isn't answering right now/);
});

import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, serverBroke } from '#testing/stub.ts';

const empty: OutputOf<'messages.list'> = {
  conversations: [],
  next: null,
  schools: [],
  openReportCount: null,
  isProvisional: false,
};
const open = (stubs: Stubs, address = '/messages') => openPage(address, { as: 'student', stubs });

it.each([
  ['a provisional student', { ...empty, isProvisional: true }],
  ['somebody who waits', refused('AWAITING_APPROVAL')],
])('tells %s that the school has to confirm them first', async (_who, list) => {
  await open({ 'messages.list': list });
  await screen.findByRole('heading', { name: 'Messages open once your school has confirmed you' });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('leads somebody whose membership is suspended to the dashboard', async () => {
  await open({ 'messages.list': refused('FORBIDDEN') });
  await screen.findByText("You don't have access to this page");
  screen.getByRole('link', { name: 'Go to the dashboard' });
});

it('says that there is nobody to write to', async () => {
  await open({ 'messages.list': empty });
  await screen.findByRole('heading', { name: 'There is no one here to write to' });
});

it('offers to choose a conversation or begin one', async () => {
  await open({ 'messages.list': { ...empty, schools: [{ schoolId: SCHOOL_ID, name: 'Harbor Point' }] } });
  await screen.findByRole('heading', { name: 'Choose a conversation' });
});

it.each([
  ['is of other people', refused('NOT_FOUND'), "This conversation isn't open to you"],
  ['failed', serverBroke, "This conversation couldn't be loaded"],
])('says that a conversation %s', async (_what, answer, title) => {
  await open({ 'messages.list': empty, 'messages.get': answer }, `/messages/${id(110)}`);
  await screen.findByRole('heading', { name: title });
});

import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { networkGone, refused, server } from '#testing/stub.ts';

const TOKEN = 'x'.repeat(44);
const address = `/unsubscribe#token=${TOKEN}`;
const types = ['grade', 'message'] as const;

it('stops emails of the kinds that it names, and takes that back', async () => {
  const user = await openPage(address, {
    stubs: {
      'notifications.unsubscribeTopics': { types: [...types] },
      'notifications.unsubscribe': { types: [...types], undoToken: 'u'.repeat(30) },
      'notifications.resubscribe': {},
    },
  });
  await screen.findByText(
    'Unsubscribe from emails about grades and messages? You’ll still see everything in the app.',
  );
  expect(server.calls('notifications.unsubscribe')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await screen.findByRole('heading', { level: 1, name: 'You’re unsubscribed' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { level: 1, name: 'You’re subscribed again' });
  expect(server.calls('notifications.resubscribe')).toEqual([{ undoToken: 'u'.repeat(30) }]);
});

it('says that a link is not valid, and where else one chooses', async () => {
  await openPage(address, { stubs: { 'notifications.unsubscribeTopics': refused('INVALID_LINK') } });
  await screen.findByRole('heading', { level: 1, name: "This link isn't valid" });
  screen.getByRole('link', { name: 'Choose your notifications' });
});

it('says in Spanish that a link is not valid', async () => {
  await openPage('/unsubscribe', { locale: 'es' });
  await screen.findByRole('heading', { level: 1, name: 'Este enlace no es válido' });
});

it('says that nothing was stopped without a network', async () => {
  const user = await openPage(address, {
    stubs: {
      'notifications.unsubscribeTopics': { types: ['grade'] },
      'notifications.unsubscribe': networkGone,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText("The server can't be reached. Check your connection and try again.");
});

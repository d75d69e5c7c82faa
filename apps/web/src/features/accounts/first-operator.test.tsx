import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { refused, server } from '#testing/stub.ts';

const TOKEN = 'x'.repeat(44);

it('says of a spent link that it is no longer valid before it asks for anything', async () => {
  await openPage(`/setup/operator#token=${TOKEN}`, {
    stubs: { 'accounts.openFirstOperator': refused('INVALID_LINK') },
  });
  await screen.findByText('This link is no longer valid. Restart the server to get a new one.');
  expect(screen.queryByLabelText('Full name')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/admin-login');
});

it('shows the form of a link that works', async () => {
  await openPage(`/setup/operator#token=${TOKEN}`, { stubs: { 'accounts.openFirstOperator': {} } });
  await screen.findByLabelText('Full name');
  expect(server.calls('accounts.openFirstOperator')).toEqual([{ token: TOKEN }]);
});

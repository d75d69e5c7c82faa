import { expect, it } from 'vitest';
import { fill, openPage, screen } from '#testing/page.tsx';
import { refused, server, serverBroke } from '#testing/stub.ts';

const TOKEN = 'x'.repeat(44);

it.each([
  [
    'was used before',
    refused('INVALID_LINK'),
    'This link was used before or is too old. Sign in to ask for a new one.',
  ],
  ['nobody can check now', serverBroke, /^Something went wrong on our side/],
])('says of a link that %s why the address is not confirmed', async (_what, answer, reason) => {
  await openPage(`/verify-email#token=${TOKEN}`, { stubs: { 'accounts.verifyEmail': answer } });
  await screen.findByRole('heading', { name: "The address isn't confirmed" });
  screen.getByText(reason);
});

it('says of an address without a token that it is too old, and asks the server nothing', async () => {
  await openPage('/verify-email');
  await screen.findByText('This link was used before or is too old. Sign in to ask for a new one.');
});

it.each([
  [true, 'You are the first administrator of your school. It is yours to run now.'],
  [false, 'Thank you. Nothing else is needed here.'],
])('confirms an address (first administrator: %s)', async (isFirstAdmin, text) => {
  await openPage(`/verify-email#token=${TOKEN}`, { stubs: { 'accounts.verifyEmail': { isFirstAdmin } } });
  await screen.findByRole('heading', { name: 'Your address is confirmed' });
  screen.getByText(text);
  expect(server.calls('accounts.verifyEmail')).toEqual([{ token: TOKEN }]);
});

it('sets a new password by a mailed link, and says what is wrong with one', async () => {
  const user = await openPage(`/login#type=recovery&token=${TOKEN}`, {
    stubs: { 'accounts.resetPassword': refused('WEAK_PASSWORD', { reason: 'common', minLength: 6 }) },
  });
  const field = await screen.findByLabelText('New password', { selector: 'input' });
  const save = screen.getByRole('button', { name: 'Update Password' });
  fill(field, '12345');
  await user.click(save);
  await screen.findByText('Password must be at least 6 characters');
  expect(server.calls('accounts.resetPassword')).toEqual([]);
  fill(field, 'password1');
  await user.click(save);
  await screen.findByText('This password is on lists of common passwords. Choose another one.');
  server.add({ 'accounts.resetPassword': refused('INVALID_LINK') });
  await user.click(save);
  await screen.findByText('This link is no longer valid. Ask for a new one.');
  server.add({ 'accounts.resetPassword': {} });
  await user.click(save);
  await screen.findByText('Password updated');
  await screen.findByRole('button', { name: 'Sign In' });
});

it('asks for the address to which a link is mailed', async () => {
  const user = await openPage('/login?tab=reset', { stubs: { 'accounts.requestReset': {} } });
  const send = await screen.findByRole('button', { name: 'Send Reset Link' });
  await user.click(send);
  await screen.findByText('Enter your e-mail address.');
  fill(screen.getByLabelText('Email'), 'ada@families.test');
  await user.click(send);
  await screen.findByText('Password reset email sent');
});

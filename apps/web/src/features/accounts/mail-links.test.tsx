import { expect, it } from 'vitest';
import { fill, openPage, screen } from '#testing/page.tsx';
import { refused, server, serverBroke } from '#testing/stub.ts';

const TOKEN = 'x'.repeat(44);

it.each([
  [
    'was already used',
    refused('INVALID_LINK'),
    'This link was already used or is too old. Sign in to ask for a new one.',
  ],
  ['nobody can check now', serverBroke, /^Something went wrong on our side/],
])('says of a link that %s why the address is not confirmed', async (_what, answer, reason) => {
  await openPage(`/verify-email#token=${TOKEN}`, { stubs: { 'accounts.verifyEmail': answer } });
  await screen.findByRole('heading', { name: "The address isn't confirmed" });
  screen.getByText(reason);
});

it('says of an address without a token that it is too old, and asks the server nothing', async () => {
  await openPage('/verify-email');
  await screen.findByText('This link was already used or is too old. Sign in to ask for a new one.');
});

it.each([
  [true, "You're the first administrator of your school. It's yours to run now."],
  [false, 'Thank you. Nothing else is needed here.'],
])('confirms an address (first administrator: %s)', async (isFirstAdmin, text) => {
  await openPage(`/verify-email#token=${TOKEN}`, { stubs: { 'accounts.verifyEmail': { isFirstAdmin } } });
  await screen.findByRole('heading', { name: 'Your address is confirmed' });
  screen.getByText(text);
  expect(server.calls('accounts.verifyEmail')).toEqual([{ token: TOKEN }]);
});

it('asks for the password of the account where another browser signed up, and confirms the address then', async () => {
  let isSignedIn = false;
  const user = await openPage(`/verify-email#token=${TOKEN}`, {
    stubs: {
      'accounts.verifyEmail': () =>
        isSignedIn ? { isFirstAdmin: false } : refused('SIGN_IN_NEEDED', { email: 'ada@families.test' }),
      'accounts.signIn': refused('WRONG_CREDENTIALS'),
    },
  });
  await screen.findByRole('heading', { name: 'Did you sign up?' });
  screen.getByText(/^Someone signed up with ada@families.test/);
  const confirm = screen.getByRole('button', { name: 'Confirm my address' });
  await user.click(confirm);
  await screen.findByText('Enter your password.');
  fill(screen.getByLabelText('Password', { selector: 'input' }), 'not-the-one');
  await user.click(confirm);
  await screen.findByText("That isn't the password for this account.");
  server.add({
    'accounts.signIn': () => {
      isSignedIn = true;
      return { status: 'signed_in' };
    },
  });
  fill(screen.getByLabelText('Password', { selector: 'input' }), 'walnut-drum-71-sky');
  await user.click(confirm);
  await screen.findByRole('heading', { name: 'Your address is confirmed' });
  expect(server.calls('accounts.signIn').at(-1)).toEqual({
    email: 'ada@families.test',
    password: 'walnut-drum-71-sky',
  });
});

it('removes an account that somebody else made with the address', async () => {
  const user = await openPage(`/verify-email#token=${TOKEN}`, {
    stubs: {
      'accounts.verifyEmail': refused('SIGN_IN_NEEDED', { email: 'ada@families.test' }),
      'accounts.disown': refused('RELIED_ON', { contact: 'office@oak.test' }),
    },
  });
  const button = await screen.findByRole('button', { name: "I didn't sign up" });
  await user.click(button);
  await screen.findByText(
    "A school has accepted this account. Write to office@oak.test to say it isn't yours.",
  );
  server.add({ 'accounts.disown': {} });
  await user.click(button);
  await screen.findByRole('heading', { name: 'The account is removed' });
  expect(server.calls('accounts.disown').at(-1)).toEqual({ token: TOKEN });
});

it('asks who somebody is who sets the password of an account that nobody confirmed', async () => {
  const user = await openPage(`/login#type=recovery&token=${TOKEN}`, {
    stubs: {
      'accounts.resetPassword': refused('PERSON_NEEDED', { schoolName: 'Oak High', needsBirthOn: true }),
    },
  });
  fill(await screen.findByLabelText('New password', { selector: 'input' }), 'walnut-drum-71-sky');
  const save = screen.getByRole('button', { name: 'Update Password' });
  await user.click(save);
  await screen.findByText(/someone may have signed up with it at Oak High/);
  screen.getByText(/your posts, messages and settings are removed.*first confirm the address/);
  await user.click(save);
  await screen.findByText('Enter your full name.');
  screen.getByText('Enter your date of birth.');
  fill(screen.getByLabelText('Full name'), 'Ada Owner');
  fill(screen.getByLabelText('Date of birth'), '2008-02-03');
  server.add({ 'accounts.resetPassword': refused('TOO_YOUNG') });
  await user.click(save);
  await screen.findByText(/If that wasn't you, choose "I didn't sign up" below/);
  server.add({ 'accounts.resetPassword': {} });
  await user.click(save);
  await screen.findByText('Password updated');
  expect(server.calls('accounts.resetPassword').at(-1)).toEqual({
    token: TOKEN,
    newPassword: 'walnut-drum-71-sky',
    person: { fullName: 'Ada Owner', birthOn: '2008-02-03', locale: 'en' },
  });
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
  await screen.findByText('Enter your email address.');
  fill(screen.getByLabelText('Email'), 'ada@families.test');
  await user.click(send);
  await screen.findByText('Password reset email sent');
});

import { expect, it } from 'vitest';
import { openPage, screen, waitFor } from '#testing/page.tsx';
import { networkGone, refused, type Stubs, server } from '#testing/stub.ts';

async function signIn(address: string, stubs: Stubs, password = 'not-this-one') {
  const user = await openPage(address, { stubs });
  await user.type(await screen.findByLabelText('Email'), 'nobody@journey.test');
  const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
  const send = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  await send(password);
  return { user, send };
}

it('tells operators of a refused sign-in once, however often it is tried', async () => {
  const { send } = await signIn('/admin-login', { 'accounts.adminSignIn': refused('WRONG_CREDENTIALS') });
  await screen.findByText('Login Failed');
  await send('nor-this-one');
  await waitFor(() => expect(server.calls('accounts.adminSignIn')).toHaveLength(2));
  await screen.findByText('Invalid credentials or insufficient permissions');
  expect(screen.getAllByText('Login Failed')).toHaveLength(1);
});

it('says to somebody else at the operators’ page that it is for operators', async () => {
  await signIn('/admin-login', { 'accounts.adminSignIn': refused('NOT_AN_OPERATOR') });
  await screen.findByText('Unauthorized: Master admin access required');
});

it.each([
  ['wrong', refused('WRONG_CREDENTIALS'), 'The email or the password is wrong.'],
  [
    'given too often',
    refused('TOO_MANY_TRIES', { retryAfterSeconds: 600 }),
    'Too many attempts. Try again in 10 minutes.',
  ],
  ['lost on the way', networkGone, "The server can't be reached. Check your connection and try again."],
])('says why a password that is %s opens nothing', async (_what, answer, reason) => {
  await signIn('/login', { 'accounts.signIn': answer });
  await screen.findByText(reason);
});

it('says whom a closed account may ask, and not why it is closed', async () => {
  await signIn('/login', {
    'accounts.signIn': refused('ACCOUNT_CLOSED', { contact: 'office@harbor.test' }),
  });
  await screen.findByText('Your account is closed for now');
  screen.getByText("This account can't be used right now. Write to office@harbor.test to find out more.");
});

it('asks for a code after the password, and refuses a wrong one in words', async () => {
  const { user } = await signIn('/login', {
    'accounts.signIn': { status: 'second_factor' },
    'accounts.verifySecondFactor': refused('WRONG_CODE'),
  });
  await user.type(await screen.findByLabelText('Authenticator code'), '000000');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect((await screen.findAllByText('This code is wrong or no longer valid.')).length).toBeGreaterThan(0);
});

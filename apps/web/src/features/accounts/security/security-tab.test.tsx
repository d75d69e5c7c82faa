import { expect, it } from 'vitest';
import { openPage, screen, waitFor } from '#testing/page.tsx';
import { sessionOf } from '#testing/sessions.ts';
import { type OutputOf, server } from '#testing/stub.ts';

const security: OutputOf<'accounts.security'> = {
  hasTotp: false,
  backupCodesLeft: null,
  mustHaveSecondFactor: false,
  wasBackupCodeGiven: false,
  passkeys: [],
  sessions: [],
  activity: [],
};
const profile: OutputOf<'profile.get'> = {
  person: {
    givenName: 'Maya',
    familyName: 'Chen',
    phone: null,
    address: null,
    bio: null,
    version: 1,
    email: 'maya@example.org',
    pendingEmail: null,
    avatarUrl: null,
  },
  can: { rename: true, changeEmail: true },
  settings: {
    locale: 'en',
    colorScheme: 'light',
    timeZone: null,
    dateFormat: null,
    showProfile: false,
    showGrades: false,
    showProgress: false,
    version: 1,
  },
  isMinor: false,
  academic: null,
};
const openSecurity = (isEmailVerified: boolean) =>
  openPage('/settings?tab=security', {
    as: 'teacher',
    me: { isEmailVerified },
    stubs: {
      'accounts.security': security,
      'accounts.resendConfirmation': {},
      'profile.get': profile,
      'notifications.mailTrouble': { trouble: null },
    },
  });
const setUp = () => screen.queryByRole('link', { name: 'Set up two-factor sign-in' });
const addPasskey = () => screen.queryByRole('button', { name: 'Add a passkey' });

it("says before the address is confirmed what that opens, mails the link again, and offers nothing that's request was rejected", async () => {
  const user = await openSecurity(false);
  await screen.findByText(
    'After that you can set up two-factor sign-in or add a passkey. We sent a link to maya@example.org.',
  );
  expect(setUp()).toBeNull();
  expect(addPasskey()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await screen.findByText('Confirmation sent');
  expect(server.calls('accounts.resendConfirmation')).toHaveLength(1);
});

it('offers both as soon as the address is confirmed elsewhere', async () => {
  await openSecurity(false);
  await screen.findByRole('button', { name: 'Send the link again' });
  server.add({ 'accounts.session': sessionOf('teacher') });
  await waitFor(() => expect(setUp()).not.toBeNull(), { timeout: 8_000 });
  expect(addPasskey()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
}, 15_000);

it('asks nobody to confirm an address who has', async () => {
  await openSecurity(true);
  await waitFor(() => expect(setUp()).not.toBeNull());
  expect(addPasskey()).not.toBeNull();
  expect(screen.queryByText('Confirm your email address')).toBeNull();
});

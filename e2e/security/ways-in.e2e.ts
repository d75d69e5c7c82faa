import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';
import { authenticatorCode } from '../totp.ts';

const NEW_PASSWORD = 'tulip-horn-92-canoe';
/** Milliseconds of one step of an authenticator app: no code works twice. */
const STEP = 30_000;

async function signIn(page: Page, url: string, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(`${account}@demo.fieldhouse.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function arrived(page: Page): Promise<void> {
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The address changes once the session has ended: leaving before would take the request back. */
async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  await page.waitForURL('**/login**');
}

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a passkey is added, opens the account, and no longer does once it is removed', async ({
  page,
  server,
}) => {
  // A key is bound to a name, and an address of numbers is none.
  const { url } = server;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, url, 'amara');
  await arrived(page);
  await page.goto(`${url}/settings?tab=security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await arrived(page);
  await page.goto(`${url}/settings?tab=security`);
  await expect(page.getByRole('heading', { name: 'Signed in with a passkey' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText("You don't have a passkey yet.")).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText("This passkey doesn't open an account here.")).toBeVisible();
});

test('two-factor sign-in takes a code once, or a backup code once', async ({ page, server }) => {
  await signIn(page, server.url, 'castellanos');
  await arrived(page);
  await page.goto(`${server.url}/two-factor`);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? '';
  const backup = await page
    .getByRole('listitem')
    .getByText(/^[\w]{5}-[\w]{5}$/)
    .first()
    .textContent();
  const began = Date.now();
  await page.getByLabel('Authenticator code').fill(authenticatorCode(secret, began));
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
  await arrived(page);

  // The code of the step after this one: clocks may be that far off, and the code before was used.
  await signOut(page);
  await signIn(page, server.url, 'castellanos');
  await page.getByLabel('Authenticator code').fill(authenticatorCode(secret, began));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This code is wrong or no longer valid.').first()).toBeVisible();
  await signIn(page, server.url, 'castellanos');
  await page.getByLabel('Authenticator code').fill(authenticatorCode(secret, began + STEP));
  await page.getByRole('button', { name: 'Verify' }).click();
  await arrived(page);

  await signOut(page);
  await signIn(page, server.url, 'castellanos');
  await page.getByLabel('Authenticator code').fill(backup ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  // The phone is probably lost: another app can be set up with the password alone.
  await expect(page.getByText('Lost your phone?')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await arrived(page);
  await page.goto(`${server.url}/settings?tab=security`);
  await expect(page.getByText('9 backup codes are left.')).toBeVisible();
  await page.getByRole('link', { name: 'Use another authenticator app' }).click();
  await expect(page.getByText('Lost your phone?')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Set up another authenticator app' }).click();
  const next = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? '';
  expect(next).not.toBe(secret);
  await page.getByLabel('Authenticator code').fill(authenticatorCode(next));
  await page.getByRole('button', { name: 'Use this app from now on' }).click();
  await arrived(page);
  await page.goto(`${server.url}/settings?tab=security`);
  await expect(page.getByText('10 backup codes are left.')).toBeVisible();

  await signOut(page);
  await signIn(page, server.url, 'castellanos');
  await page.getByLabel('Authenticator code').fill(backup ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This code is wrong or no longer valid.').first()).toBeVisible();
});

test('another session is ended, and a new password ends the rest', async ({ page, browser, server }) => {
  await signIn(page, server.url, 'whitlock');
  await arrived(page);
  const other = await elsewhere(browser);
  await signIn(other, server.url, 'whitlock');
  await arrived(other);

  await page.goto(`${server.url}/settings?tab=security`);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await other.goto(`${server.url}/grades`);
  await expect(other).toHaveURL(/\/login/);

  await signIn(other, server.url, 'whitlock');
  await other.waitForURL((url) => url.pathname !== '/login');
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.getByLabel('New password').fill('fieldhouse');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(/at least 12 characters/i).last()).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(
    page.getByText('Every other device was signed out, and your calendar feed has ended.'),
  ).toBeVisible();
  await other.goto(`${server.url}/dashboard`);
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, server.url, 'whitlock', NEW_PASSWORD);
  await arrived(other);
  await other.context().close();
});

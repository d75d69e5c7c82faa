import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { letterTo } from '../accounts/people.ts';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';

const toasted = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** A picture that a browser can draw: 8 by 8 pixels of green. */
const PICTURE = Buffer.from('R0lGODlhCAAIAIAAAA9cTf///yH5BAAAAAAALAAAAAAIAAgAAAIHhI+py+1dAAA7', 'base64');

for (const [size, viewport] of devices('phone')) {
  test.describe(size, () => {
    test.use({ viewport });

    test('one store stands behind the profile and the settings', async ({ page, server, signInAs }) => {
      await signInAs(size === 'desktop' ? 'hana' : 'lind', page, '/profile');
      await expectAccessible(page);
      await page.getByLabel('Phone').fill('555-0199');
      await page.getByLabel('About you').fill('Runs the 800.');
      await page.getByRole('tab', { name: 'Notifications' }).click();
      // Nothing typed is lost without being asked.
      const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
      await leave.getByRole('button', { name: 'Stay here' }).click();
      await expect(page.getByLabel('Phone')).toHaveValue('555-0199');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await toasted(page, 'Profile updated');

      await page.goto(`${server.url}/settings`);
      await expect(page.getByLabel('Phone')).toHaveValue('555-0199');
      await expect(page.getByLabel('About you')).toHaveValue('Runs the 800.');
      await expectAccessible(page);

      await page.goto(`${server.url}/profile?tab=notifications`);
      await expectAccessible(page);
      await page.getByLabel('Grade updates: Email').selectOption('Off');
      await page.getByRole('button', { name: 'Save Preferences' }).click();
      await toasted(page, 'Preferences saved');
      await page.goto(`${server.url}/settings?tab=notifications`);
      await expect(page.getByLabel('Grade updates: Email')).toHaveValue('off');
      await expect(page.getByRole('switch', { name: 'Grade updates: In the app' })).toBeChecked();
      await expectAccessible(page);
    });
  });
}

test('a picture is cut, shown in the frame, and taken away', async ({ page, signInAs }) => {
  await signInAs('student', page, '/profile');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload New Photo' }).click();
  await (await chooser).setFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: PICTURE });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await expect(dialog.getByRole('button', { name: 'Use this photo' })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await toasted(page, 'Profile updated');
  const inFrame = page.getByRole('banner').locator('img[src^="/avatars/"]');
  await expect(inFrame).toBeVisible();
  expect(await inFrame.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.locator('img[src^="/avatars/"]')).toHaveCount(0);

  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload New Photo' }).click();
  await (await again).setFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Use a JPG, PNG or GIF.').first()).toBeVisible();
});

test('zone, date format and language are followed on other screens and other devices', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('parent', page, '/settings?tab=preferences');
  await expectAccessible(page);
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles');
  await page.getByLabel('Date format').selectOption('YMD');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await toasted(page, 'Preferences saved');
  await page.goto(`${server.url}/settings?tab=security`);
  await expect(page.getByText(/Since \d{4}-\d{2}-\d{2}, \d{1,2}:\d{2}/).first()).toBeVisible();
  const here = await page
    .getByText(/^Since /)
    .first()
    .textContent();

  const device = await (
    await browser.newContext({ storageState: await page.context().storageState(), timezoneId: 'Asia/Tokyo' })
  ).newPage();
  await device.goto(`${server.url}/settings?tab=security`);
  await expect(device.getByText(here ?? '', { exact: true })).toBeVisible();
  await device.context().close();
});

test('another address holds once its letter is opened', async ({ page, server, signInAs }) => {
  await signInAs('reed', page, '/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email address').fill('new-place@example.test');
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-one');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/email to new-place@example.test/)).toBeVisible();

  const letter = await letterTo(server.url, 'new-place@example.test', 'change-email');
  const link = /#token=[\w-]+/.exec(letter)?.[0] ?? '';
  await page.goto(`${server.url}/change-email${link}`);
  await expect(page.getByRole('heading', { name: 'Your address has changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('new-place@example.test');
  await page.goto('about:blank');
  await page.goto(`${server.url}/change-email${link}`);
  await expect(page.getByText(/already used or is too old/)).toBeVisible();
});

test('a copy of the data is made, and the account is ended and kept', async ({ page, server, signInAs }) => {
  await signInAs('tanaka', page, '/profile?tab=privacy');
  await page.getByRole('button', { name: 'Create a copy' }).click();
  const link = page.getByRole('link', { name: 'Download your data' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await link.click();
  expect(readFileSync(await (await download).path()).toString('latin1')).toContain('index.html');

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText(/A student's academic record/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  // The dialog closes with the server's answer; going away before would take the request along.
  await expect(dialog).toBeHidden();
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: 'Go to privacy' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await toasted(page, 'Your account stays');
  await expect(page.getByRole('link', { name: 'Go to privacy' })).toHaveCount(0);
});

import { expect, test } from '../fixtures.ts';

test('the palette goes anywhere by keyboard', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.getByRole('button', { name: 'Search or go to…' }).waitFor();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search pages, lessons and actions' });
  await expect(input).toBeFocused();
  await input.fill('bio');
  await expect(page.getByRole('option', { name: /Biology/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await input.fill('zzxq qqzx');
  await expect(page.getByText('Nothing matches "zzxq qqzx".')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
});

test('the bell tells a teacher of work at once, and is read', async ({ page, browser, server, signInAs }) => {
  await signInAs('harboradmin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const unread = async () => Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? 0);
  // Other work of the same school may be told meanwhile.
  const before = await unread();
  const newcomer = await (await browser.newContext()).newPage();
  await newcomer.goto(`${server.url}/login?tab=sign-up`);
  await newcomer
    .getByRole('radio', { name: /Parent/ })
    .first()
    .check({ force: true });
  await newcomer.getByLabel('Full name').fill('Bell Ringer');
  await newcomer.getByLabel('Email').fill('bell@families.test');
  await newcomer.getByLabel('Password', { exact: true }).fill('walnut-drum-71-sky');
  await newcomer.getByLabel('School code').fill('HAR3057');
  await newcomer.getByRole('button', { name: 'Sign Up' }).click();
  await newcomer.waitForURL((url) => url.pathname !== '/login');
  await newcomer.context().close();

  // Nobody reloads the page.
  await expect.poll(unread).toBeGreaterThan(before);
  await bell.click();
  await expect(page.getByText('1 person asked to join Harbor Prep')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('somebody with several roles chooses one, and the app follows', async ({ page, signInAs }) => {
  await signInAs('homeschool');
  await page.getByRole('heading', { level: 1, name: 'Haddad Homeschool' }).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Use as Parent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your family' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your family' })).toBeVisible();
});

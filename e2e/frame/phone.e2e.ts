import { expect, expectAccessible, test } from '../fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('four places are under the thumb on every page, and cover nothing', async ({ page, signInAs }) => {
    await signInAs('student', page, '/dashboard');
    const bar = page.getByRole('navigation', { name: 'Quick navigation' });
    await expect(bar.getByRole('link')).toHaveCount(4);
    for (const link of await bar.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('link', { name: 'Assignments' }).click();
    await expect(page).toHaveURL(/\/assignments$/);
    await expect(bar.getByRole('link', { name: 'Assignments' })).toHaveAttribute('aria-current', 'page');
    // The list comes in parts; at its end nothing of it is under the bar.
    const below = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const last = page.locator('main').getByRole('link').last();
      const [foot, top] = [await last.boundingBox(), await bar.boundingBox()];
      return (foot?.y ?? Infinity) + (foot?.height ?? 0) - (top?.y ?? 0);
    };
    await expect.poll(below).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  test('German breaks long words between syllables', async ({ page, server }) => {
    const hyphensOf = () =>
      page
        .locator('h1')
        .first()
        .evaluate((title) => getComputedStyle(title).hyphens);
    await page.goto(`${server.url}/de`);
    expect(await hyphensOf()).toBe('auto');
    await page.evaluate(() => localStorage.setItem('fieldhouse-locale', 'de'));
    await page.goto(`${server.url}/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await hyphensOf()).toBe('auto');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test('the public page has a menu', async ({ page, server }) => {
    await page.goto(server.url);
    await page.locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Admin' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/#pricing$/);
  });
});

test('paper has neither skip links nor buttons', async ({ page, server, signInAs }) => {
  await page.emulateMedia({ media: 'print' });
  const isPrinted = (name: string) => page.getByText(name, { exact: true }).first().isVisible();
  await page.goto(server.url);
  expect(await isPrinted('Skip to content')).toBe(false);
  await expect(page.locator('a.button:visible')).toHaveCount(0);
  await signInAs('student', page, '/catalog');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await isPrinted('Skip to content')).toBe(false);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('a page that failed for want of a server comes back by itself', async ({ page, signInAs }) => {
  await signInAs('student', page, '/dashboard');
  await page.route('**/api/rpc/calendar/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
  await page.unroute('**/api/rpc/calendar/**');
  await expect(page.getByRole('heading', { level: 1, name: 'Academic Calendar' })).toBeVisible({
    timeout: 15_000,
  });
});

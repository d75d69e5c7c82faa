import type { Page } from '@playwright/test';
import { devices, expect, expectAccessible, test } from '../fixtures.ts';

const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search courses, assignments and lessons' });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Type' }).getByRole('button', { name });
const result = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

for (const [size, viewport] of devices('phone')) {
  test(`a student searches while typing, on a ${size}`, async ({ page, server, signInAs }) => {
    await page.setViewportSize(viewport);
    await signInAs('student');
    await page.getByRole('button', { name: 'Search or go to…' }).click();
    await page.getByRole('combobox', { name: 'Search pages, lessons and actions' }).fill('membrane');
    await page.getByRole('option', { name: 'See all results for "membrane"' }).click();
    await page.waitForURL('**/search?q=membrane');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('membrane');
    await expect(result(page, 'Membranes and Transport')).toBeVisible();
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^membrane/i);

    // Idle again, with what was searched for before kept at hand once a result was opened or Enter pressed.
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'membrane', exact: true })).toBeVisible();
    await expectAccessible(page);

    // A typo, and a filter that stands in the address.
    await field(page).pressSequentially('photosinthesis');
    await expect(page.getByText(/Showing results for "Photosynthesis"/)).toBeVisible();
    await expect(chip(page, /^Lessons \([1-9]/)).toBeVisible();
    await chip(page, /^Lessons/).click();
    await expect(page).toHaveURL(/q=photosinthesis.*type=lesson/);
    await expect(chip(page, /^Lessons/)).toBeFocused();
    await expect(result(page, 'Photosynthesis: Building with Light')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Assignments' })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(result(page, 'Photosynthesis: Building with Light')).toBeVisible();

    // By keyboard alone: down into the results, up again, and Enter opens.
    await chip(page, /^All/).click();
    await field(page).fill('photosynthesis building');
    await expect(page).toHaveURL(/q=photosynthesis.building/);
    await expect(result(page, 'Photosynthesis: Building with Light')).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await field(page).press('ArrowDown');
    await expect(page.getByRole('main').locator('a[data-result]').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const first = await page.getByRole('main').locator('a[data-result]').first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${first}`);

    await page.goto(`${server.url}/search?q=zzxq%20qqzx`);
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await expectAccessible(page);

    // Nothing to look for but signs: no error, and nothing found.
    await field(page).fill("%_'&|!:*");
    await expect(page).toHaveURL(/q=%25_/);
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  });
}

test('what was searched for is forgotten at sign-out', async ({ page, server, signInAs }) => {
  await signInAs('student', page, '/search');
  await field(page).fill('osmosis');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=osmosis*');
  await page.goto(`${server.url}/search`);
  await expect(page.getByRole('button', { name: 'osmosis', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await signInAs('student', page, '/search');
  await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'osmosis', exact: true })).toHaveCount(0);
});

test('staff find people', async ({ page, signInAs }) => {
  await signInAs('teacher', page, '/search?q=maya');
  await page.getByRole('main').getByRole('link', { name: 'Maya Chen' }).click();
  await page.waitForURL('**/student/**');
  await expect(page.getByRole('heading', { level: 1, name: /Maya Chen/ })).toBeVisible();
});

test('the palette finds lessons below its commands, and leads to all results', async ({ page, signInAs }) => {
  await signInAs('student');
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  const input = page.getByRole('combobox', { name: 'Search pages, lessons and actions' });
  await input.fill('osmosis');
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'See all results for "osmosis"' }).click();
  await page.waitForURL('**/search?q=osmosis');
  await expect(field(page)).toHaveValue('osmosis');
  // A result that the catalog tells more about, since the student doesn't take the course.
  await field(page).fill('geometry');
  await page.getByRole('main').getByRole('link', { name: 'Geometry', exact: true }).click();
  await page.waitForURL('**/catalog?search=Geometry');
});

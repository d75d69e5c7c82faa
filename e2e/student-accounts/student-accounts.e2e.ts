import { expect, expectAccessible, test } from '../fixtures.ts';

test('a school makes accounts for a class, a child signs in from the sheet, and a new password signs the child out', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('harboradmin', page, '/students');
  await page.getByRole('link', { name: 'Create accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create student accounts' })).toBeVisible();
  const choose = page.getByRole('button', { name: 'Choose this name' });
  const list = page.getByRole('list', { name: 'Students' });
  await expect(choose.or(list)).toBeVisible();
  // Chosen once: a second try of this journey finds it there.
  if (await choose.isVisible()) await choose.click();
  await expect(page.getByText(/They sign in at harbor/)).toBeVisible();

  await page.getByRole('button', { name: 'Paste a list' }).click();
  const mark = String(Date.now()).slice(-6);
  const lines = ['Zuri', 'Yann', 'Xena'].map((name) => `${name} Class${mark}\t3/4/2019\t2`);
  await page.getByRole('textbox', { name: 'List' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add 3 lines' }).click();
  await expectAccessible(page);
  await page.getByLabel(/^Our school agrees/).check();
  await page.getByRole('button', { name: 'Create 3 accounts' }).click();
  const sheet = page.getByRole('list', { name: 'Cards to cut out' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  // On paper there are the cards, and no buttons.
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const card = sheet.getByRole('listitem').first();
  const said = (what: string) =>
    card.locator('dt', { hasText: what }).locator('xpath=following-sibling::dd[1]');
  const username = (await said('Username').textContent()) ?? '';
  const password = (await said('Password').textContent()) ?? '';

  const child = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await child.goto(`${server.url}/login`);
  await child.getByRole('link', { name: 'Sign in with a username' }).click();
  await child.getByLabel('School').fill('Harbor');
  await child.getByLabel('Username').fill(username);
  await child.getByLabel('Password', { exact: true }).fill(password);
  await expectAccessible(child);
  await child.getByRole('button', { name: 'Sign In' }).click();
  await child.waitForURL('**/dashboard');
  await expect(child.getByRole('heading', { name: /Zuri/ }).first()).toBeVisible();

  await page.goto(`${server.url}/students?search=Zuri Class${mark}`);
  await page.getByRole('link', { name: `Zuri Class${mark}` }).click();
  await page.getByRole('button', { name: 'Give a new password' }).click();
  const dialog = page.getByRole('dialog', { name: `Give Zuri Class${mark} a new password?` });
  await dialog.getByLabel('Reason').fill('Lost the sheet');
  await dialog.getByRole('button', { name: 'Give a new password' }).click();
  await expect(page.getByText('Write it down now: it won’t be shown again.')).toBeVisible();
  // The page that is open at the child's closes by itself.
  await expect(child.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expect(child.getByLabel('Username')).toHaveValue(username);
});

import { DEMO_CODE, letterTo, signUp } from '../accounts/people.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { wordsIn } from '../words.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

test('a child signs up, a parent agrees from the email, and the child is in; the school records that it was taken back, and the open page closes', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const eightYearsAgo = `${new Date().getFullYear() - 8}-01-15`;
  await signUp(page, server.url, wordsIn('en'), {
    role: 'student',
    name: 'Pia Young',
    email: 'pia@kids.example.test',
    code: DEMO_CODE,
    birthOn: eightYearsAgo,
  });
  await expect(page.getByRole('heading', { name: 'A parent has to agree first' })).toBeVisible();
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'A parent has to agree first' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your parent’s email').fill('paula@example.test');
  await page.getByRole('button', { name: 'Ask my parent' }).click();
  await expect(page.getByText(/We emailed paula@example.test/)).toBeVisible();

  const letter = await letterTo(server.url, 'paula@example.test', 'consent-request');
  const parent = await (await browser.newContext({ viewport: PHONE })).newPage();
  await parent.goto(`${server.url}/consent${/#token=[\w-]+/.exec(letter)?.[0] ?? ''}`);
  await expect(
    parent.getByRole('heading', { name: 'May Pia use an account at Northfield Academy?' }),
  ).toBeVisible();
  await expectAccessible(parent);
  await parent.getByLabel(/Your full name/).fill('Paula Young');
  await parent.getByLabel('You are Pia’s').selectOption('mother');
  await parent.getByLabel(/I am 18 or older/).check();
  await parent.getByLabel(/I have read this notice/).check();
  await parent.getByRole('button', { name: 'Sign and agree' }).click();
  await expect(parent.getByRole('heading', { name: 'Thank you. Pia can start now.' })).toBeVisible();

  // The child's page goes on by itself.
  await page.waitForURL('**/dashboard', { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pia');

  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs('schooladmin', office, '/students?search=Pia');
  await office.getByRole('link', { name: 'Pia Young' }).first().click();
  await office.getByRole('button', { name: 'Record that it was withdrawn' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The mother called');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/No parent’s permission is in effect/)).toBeVisible();
});

import { expect, test } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';

// No service worker keeps the app here, as on a first visit.
test('a connection lost before the first sign-in costs nothing that was typed', async ({ page, server }) => {
  await page.goto(`${server.url}/login`);
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('student@demo.fieldhouse.test');
  await page.context().setOffline(true);
  await password.fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
  await expect(email).toHaveValue('student@demo.fieldhouse.test');
  await expect(password).toHaveValue(DEMO_PASSWORD);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a page whose code could not be loaded comes with the network', async ({ page, server }) => {
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Register your school' }).click();
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /Register/ })).toBeVisible();
});

test('a form that could not be loaded says so in its place, and what was typed stays', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/login`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('student@demo.fieldhouse.test');
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(email).toHaveValue('student@demo.fieldhouse.test');
});

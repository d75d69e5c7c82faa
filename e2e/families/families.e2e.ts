import { letterTo } from '../accounts/people.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an invited parent makes an account and sees the child; the school ends the link, and the open page closes', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs('schooladmin', office, '/students?search=Zoe');
  await office.getByRole('link', { name: 'Zoe Adeyemi' }).first().click();
  await office.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = office.getByRole('dialog', { name: 'Invite a guardian of Zoe Adeyemi' });
  await dialog.getByLabel('Email').fill('ife@example.test');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('ife@example.test').first()).toBeVisible();

  const letter = await letterTo(server.url, 'ife@example.test', 'guardian-invitation');
  await page.goto(`${server.url}/invite${/#token=[\w-]+/.exec(letter)?.[0] ?? ''}`);
  await expect(page.getByRole('heading', { name: 'Follow Zoe at Northfield Academy' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Ife Adeyemi');
  await page.getByLabel('Password', { exact: true }).fill('walnut-drum-71-sky');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: /Zoe Adeyemi/ }).first()).toBeVisible();

  await office.reload();
  await office.getByRole('button', { name: "End Ife Adeyemi's link" }).click();
  const end = office.getByRole('dialog', { name: "End Ife Adeyemi's link?" });
  await end.getByLabel('Reason').fill('Custody changed');
  await end.getByRole('button', { name: 'End link' }).click();
  await expect(end).toBeHidden();
  await expect(page.getByText('No child is linked to your account.')).toBeVisible();
});

test('a parent enters the code of their child, and the school lets them in', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('nadia', page, '/profile?tab=family');
  await page.getByRole('button', { name: 'Create a code' }).click();
  const code = (await page.getByLabel('Your code').textContent()) ?? '';
  await expectAccessible(page);

  const parent = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAs('diallo', parent, '/profile?tab=family');
  await parent.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await parent.getByRole('button', { name: 'Ask to follow' }).click();
  await expect(parent.getByText(/Northfield Academy checks who you are/)).toBeVisible();
  await expect(page.getByText('Waiting for your school')).toBeVisible();

  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs('schooladmin', office, '/approvals');
  await office.getByRole('button', { name: 'Approve Fatou Diallo' }).click();
  const dialog = office.getByRole('dialog', { name: 'Let Fatou Diallo follow Nadia Petrov?' });
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Follows you').first()).toBeVisible();
  await parent.goto(`${server.url}/dashboard`);
  await expect(parent.getByRole('heading', { name: /Nadia Petrov/ }).first()).toBeVisible();

  // Nothing is left for the next journey.
  await parent.goto(`${server.url}/profile?tab=family`);
  const row = parent.getByRole('listitem').filter({ hasText: 'Nadia Petrov' });
  await row.getByRole('button', { name: 'Stop following this child' }).click();
  const sure = parent.getByRole('dialog', { name: 'Stop following Nadia Petrov?' });
  await sure.getByRole('button', { name: 'Stop following this child' }).click();
  await expect(sure).toBeHidden();
  await expect(row).toBeHidden();
});

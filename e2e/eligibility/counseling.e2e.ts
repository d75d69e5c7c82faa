import { expect, expectAccessible, test } from '../fixtures.ts';

test('a student who is given to one counselor leaves the list of another', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('schooladmin', page, '/people?search=Reed');
  await page.getByRole('button', { name: 'Manage Marcus Reed, Teacher' }).click();
  await page.getByRole('button', { name: 'Change duties' }).click();
  const duties = page.getByRole('dialog', { name: 'Duties of Marcus Reed' });
  await duties.getByRole('checkbox', { name: 'Counselor' }).check();
  await duties.getByRole('textbox', { name: 'Reason' }).fill('For this year');
  await duties.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("Marcus Reed's duties were changed")).toBeVisible();

  const marcus = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs('reed', marcus, '/dashboard');
  await marcus.getByRole('link', { name: 'Counseling' }).click();
  const eli = (where: typeof page) => where.getByRole('link', { name: 'Open the ledger of Eli Novak' });
  await expect(eli(marcus)).toBeVisible();
  await expectAccessible(marcus);

  await page.goto(`${server.url}/counseling?search=Eli+Novak`);
  await page.getByRole('checkbox', { name: 'Choose Eli Novak' }).check();
  await page.getByRole('button', { name: 'Assign 1 student' }).click();
  const assigning = page.getByRole('dialog', { name: 'Assign students' });
  await assigning.getByRole('combobox', { name: 'Counselor' }).selectOption('Ruth Alvarez');
  await expectAccessible(page);
  await assigning.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('1 student changed')).toBeVisible();

  await marcus.reload();
  await expect(marcus.getByRole('link', { name: 'Open the ledger of Freya Nilsen' })).toBeVisible();
  await expect(eli(marcus)).toHaveCount(0);

  await page.getByRole('button', { name: 'Follow up on Eli Novak' }).click();
  const followUp = page.getByRole('dialog', { name: 'Follow up on Eli Novak' });
  await expectAccessible(page);
  await followUp.getByRole('textbox', { name: 'What came of it' }).fill('It came by mail');
  await followUp.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('Ask the old school for its transcript – Ruth Alvarez')).toHaveCount(0);
});

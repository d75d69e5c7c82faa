import { expect, expectAccessible, test } from '../fixtures.ts';

test('a title that the school confirms makes a course count in the ledger of a student', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('student', page, '/eligibility');
  await expect(page.getByRole('heading', { level: 1, name: 'Eligibility ledger' })).toBeVisible();
  const spanish = page.getByRole('listitem').filter({ hasText: 'Spanish I' }).last();
  await expect(spanish).toContainText('Platform mark');
  await expectAccessible(page);

  const office = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs('schooladmin', office, '/ncaa-list');
  await office.getByRole('button', { name: 'Add titles' }).click();
  await office.getByRole('textbox', { name: 'Titles' }).fill('Spanish I, World language, 1');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Confirm 1 title' }).click();
  await expect(office.getByText('1 title confirmed')).toBeVisible();

  await page.reload();
  await expect(spanish).toContainText('On the school’s NCAA list');
});

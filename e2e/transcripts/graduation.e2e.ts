import { expect, expectAccessible, test } from '../fixtures.ts';

test('a registrar awards a diploma, the student and a guardian see it, and the transcript prints its date', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('schooladmin', page, null);
  await page.goto(`${server.url}/students?search=Maya`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Maya Chen/ })
    .click();
  const card = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: 'Graduation' }) });
  await expect(card.getByText(/of 24 credits earned/).first()).toBeVisible();
  await card.getByRole('button', { name: 'Award the diploma' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The requirements aren’t met')).toBeVisible();
  await expectAccessible(page);
  const date = await dialog.getByLabel('Date of the diploma').inputValue();
  await dialog.getByLabel(/^Why it’s awarded/).fill('Early college, by decision of the board');
  await dialog.getByRole('button', { name: 'Award the diploma' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/^Diploma of /)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Withdraw the diploma' })).toBeVisible();

  const [year, month, day] = date.split('-');
  await page.goto(`${server.url}/transcript-generator`);
  await page.getByRole('combobox', { name: 'Student' }).selectOption({ label: 'Maya Chen' });
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Generate Transcript' }).click();
  const paper = (await popup).frameLocator('iframe');
  await expect(paper.getByText(`${month}/${day}/${year}`, { exact: true }).first()).toBeVisible();

  for (const account of ['student', 'parent']) {
    const reader = await (await browser.newContext()).newPage();
    await signInAs(account, reader, null);
    await reader.goto(`${server.url}/grades`);
    if (account === 'parent')
      await reader.getByRole('combobox', { name: 'Student' }).selectOption({ label: 'Maya Chen' });
    await expect(reader.getByText(/^Diploma of /)).toBeVisible();
    await expect(reader.getByText(/Early college, by decision of the board/)).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Withdraw the diploma' })).toHaveCount(0);
  }
});

import { expect, expectAccessible, test } from '../fixtures.ts';

test('a plan that a student proposes and a counselor approves becomes a place, and the ledger shows the course', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('student', page, '/plan');
  await page.getByRole('button', { name: 'Find the best plan' }).click();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  const board = page.getByRole('region', { name: 'Spring' });
  const handle = board.getByRole('button', { name: /^Move / }).first();
  await expect(handle).toBeVisible();
  const title = (await board.getByRole('listitem').getByRole('heading').first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send to/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(page.getByText('The plan is sent')).toBeVisible();

  const counselor = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs('schooladmin', counselor, '/counselor-desk');
  await expectAccessible(counselor);
  await counselor.getByRole('link', { name: /^Look at the plan of Maya Chen/ }).click();
  await counselor.getByRole('button', { name: 'Approve' }).click();
  const approving = counselor.getByRole('dialog', { name: /^Approve version/ });
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(counselor.getByText(/^Approved\. Places asked for/)).toBeVisible();
  await expectAccessible(counselor);

  await page.reload();
  const approved = page.getByRole('heading', { name: 'Approved plan' }).locator('xpath=ancestor::section');
  const course = approved.getByRole('listitem').filter({ hasText: title });
  await expect(course).toContainText('Enrolled');
  await page.goto(`${server.url}/eligibility`);
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
});

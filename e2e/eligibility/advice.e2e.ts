import { expect, expectAccessible, test } from '../fixtures.ts';

test('a student asks, hands a question over, and reads what the counselor answers', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('student', page, '/dashboard');
  await page.getByRole('link', { name: 'NCAA counselor' }).click();
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('Where do I stand with Division I?');
  await question.press('Enter');
  await expect(page.getByRole('list', { name: 'Sources' })).toContainText('Ledger, Division I');
  await expect(question).toHaveValue('');
  await question.fill('Will Ohio Valley State give me a scholarship?');
  await question.press('Enter');
  await expect(page.getByText('I can’t answer that one.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Ask / }).last().click();
  await expect(page.getByText(/The answer comes here/)).toBeVisible();

  const admin = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs('schooladmin', admin, '/notifications');
  await admin
    .getByRole('listitem')
    .filter({ hasText: 'question for a counselor' })
    .getByRole('link')
    .first()
    .click();
  await expect(admin.getByText('Where do I stand with Division I?').first()).toBeVisible();
  await admin
    .getByRole('textbox', { name: 'Your answer' })
    .fill('Their coach decides. I will call them with you.');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Send the answer' }).click();
  await expect(admin.getByText('Answer sent')).toBeVisible();

  await expect(page.getByText('Their coach decides. I will call them with you.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Their coach decides. I will call them with you.')).toBeVisible();
});

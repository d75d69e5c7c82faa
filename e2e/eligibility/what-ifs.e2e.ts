import { expect, expectAccessible, test } from '../fixtures.ts';

test('a guardian reads the what-if that a student saves and shares, and sets it beside today', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('student', page, '/eligibility');
  await page.getByRole('button', { name: 'Try a what-if' }).click();
  const panel = page.getByRole('dialog', { name: 'What if' });
  await panel.getByRole('button', { name: 'Add a course' }).click();
  const added = panel.getByRole('group', { name: 'New course 1' });
  await added.getByRole('combobox', { name: 'Area' }).selectOption('science');
  await added.getByRole('combobox', { name: 'Grade' }).selectOption('A');
  await expectAccessible(page);

  // What isn't saved is there again after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Try a what-if' }).click();
  await expect(added.getByRole('combobox', { name: 'Area' })).toHaveValue('science');
  await panel.getByRole('textbox', { name: 'Name' }).fill('Chemistry in summer');
  await panel.getByRole('checkbox', { name: 'Guardians who see the record may read it' }).check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('What-if saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved what-ifs' })).toBeVisible();

  const parent = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs('parent', parent, '/dashboard');
  await parent.getByRole('button', { name: /Notifications/ }).click();
  await parent.getByRole('link', { name: /a what-if on NCAA eligibility was shared with you/ }).click();
  await expect(parent.getByText(/Saved by Maya Chen on/)).toBeVisible();
  await expect(parent.getByRole('button', { name: 'Delete Chemistry in summer' })).toHaveCount(0);
  await parent.getByRole('checkbox', { name: 'Compare Chemistry in summer' }).check();
  await parent.getByRole('button', { name: 'Compare with today' }).click();
  const beside = parent.getByRole('dialog', { name: 'What-ifs beside today' });
  await expect(beside.getByText(/^New: Science, 1 unit, A\./)).toBeVisible();
  await expectAccessible(parent);
});

test('a counselor writes to two families, and each reads its own alone', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('schooladmin', page, '/counseling');
  for (const name of ['Maya Chen', 'Amara Diallo'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.getByRole('button', { name: 'Write to 2 families' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to 2 families' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please look at the courses of {name}.');
  await expect(dialog.getByText('Wei Chen, for Maya Chen')).toBeVisible();
  await expect(dialog.getByText('Fatou Diallo, for Amara Diallo')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(dialog.getByText('2 people have it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  for (const [account, own, other] of [
    ['parent', 'Maya', /Amara|Diallo/],
    ['diallo', 'Amara', /Maya|Chen/],
  ] as const) {
    const guardian = await (
      await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signInAs(account, guardian, '/messages');
    await guardian.getByText(`Please look at the courses of ${own}.`).first().click();
    const log = guardian.getByRole('main').last();
    await expect(log.getByText(`Please look at the courses of ${own}.`).last()).toBeVisible();
    await expect(log.getByText(other)).toHaveCount(0);
  }
});

import { expect, expectAccessible, test } from '../fixtures.ts';
import { another, begin, box, offered, write } from './people.ts';

test('a report is looked at and decided, and the author sees why', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  test.setTimeout(120_000);
  await signInAs('teacher');
  const victim = await another(browser, true);
  await signInAs('felix', victim);
  const conversationId = await begin(victim, 'Okafor', 'When is the test?');
  await write(page, conversationId, 'You should know that.');
  await victim.goto(`${server.url}/messages/${conversationId}`);
  await victim.getByRole('button', { name: /^More options for the message from Nora Okafor/ }).click();
  await victim.getByRole('menuitem', { name: 'Report' }).click();
  await victim.getByRole('button', { name: 'Send report' }).click();
  await expect(victim.getByText("Choose what's wrong.")).toBeVisible();
  await victim.getByRole('radio', { name: "It's hurtful or insulting" }).check();
  await expectAccessible(victim);
  await victim.getByRole('button', { name: 'Send report' }).click();
  await expect(victim.getByText('Report sent')).toBeVisible();

  const office = await another(browser);
  await signInAs('schooladmin', office, '/messages');
  await office.getByRole('link', { name: /^Reports \(/ }).click();
  await office.waitForURL('**/messages?view=reports');
  // One of several: each is a card of its own.
  const card = office.locator('section').filter({ hasText: 'A message from Nora Okafor' }).last();
  // What was written isn't shown before it is asked for, since each look is written down.
  await expect(card.getByRole('button', { name: 'View the conversation' })).toBeVisible();
  await expect(office.getByText('You should know that.')).toHaveCount(0);
  await card.getByRole('button', { name: 'View the conversation' }).click();
  await expect(office.getByText('You should know that.')).toBeVisible();
  await expect(office.getByText('When is the test?')).toBeVisible();
  await expectAccessible(office);
  const download = office.waitForEvent('download');
  await card.getByRole('button', { name: /^Save the whole conversation/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('We answer kindly.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(office.getByText('A message from Nora Okafor')).toHaveCount(0);
  await expect(victim.getByText('Removed by the school')).toBeVisible();
  await expect(victim.getByText('We answer kindly.')).toHaveCount(0);
  await page.goto(`${server.url}/messages/${conversationId}`);
  await expect(page.getByText('Reason: We answer kindly.')).toBeVisible();
  await office.context().close();
  await victim.context().close();
});

test('files go along with progress and in words where they are refused; a conversation is muted and saved', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('teacher');
  const conversationId = await begin(page, 'Alvarez', 'The plan follows');
  await page.goto(`${server.url}/messages/${conversationId}`);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plan.png', mimeType: 'image/png', buffer: pixel },
    { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: pixel },
  ]);
  const files = page.getByRole('list', { name: 'Files in this message' });
  await expect(files.getByRole('button', { name: /^Remove plan/ })).toBeVisible();
  await expect(files.getByRole('alert')).toContainText('can be sent');
  await expectAccessible(page);
  await files.getByRole('button', { name: 'Clear tool.exe' }).click();
  await expect(box(page)).toBeFocused();
  // What the server has stays with the draft.
  await page.reload();
  await expect(files.getByRole('button', { name: /^Remove plan/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const office = await another(browser);
  await signInAs('schooladmin', office, `/messages/${conversationId}`);
  await expect(office.getByRole('button', { name: /^Download plan/ })).toBeVisible();
  await expectAccessible(office);
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: /^Download plan/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^plan\./);

  await page.getByRole('button', { name: 'More options for this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await expect(page.getByText('Conversation muted')).toBeVisible();
  await expect(page.getByRole('link', { name: /Ruth Alvarez.*Muted/ })).toBeVisible();
  await page.getByRole('button', { name: 'More options for this conversation' }).click();
  const record = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Save for the records/ }).click();
  expect((await record).suggestedFilename()).toMatch(/\.csv$/);
  await office.context().close();
});

test('from the course page one writes to its teacher', async ({ page, signInAs }) => {
  await signInAs('student', page, '/courses');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Biology/ })
    .first()
    .click();
  await page.waitForURL('**/course/*');
  await page.getByRole('link', { name: 'Message Daniel Lind' }).click();
  await expect(page.getByRole('button', { name: 'Remove Daniel Lind' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  expect(page.url()).not.toContain('Lind');
  expect(await offered(page, 'Lind')).toHaveLength(1);
});

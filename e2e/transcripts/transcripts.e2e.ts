import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('a registrar issues a transcript, a stranger checks the file, and it is replaced and withdrawn', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('schooladmin', page, null);
  await page.goto(`${server.url}/transcript-generator`);
  await page.getByRole('combobox', { name: 'Student' }).selectOption({ label: 'Maya Chen' });
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Generate Transcript' }).click();
  const shown = await popup;
  const paper = shown.frameLocator('iframe');
  await expect(paper.getByRole('heading', { name: 'Official transcript' })).toBeVisible();
  // A frame prints no more than it shows: the window leads to a page that prints as a whole.
  await shown.getByRole('link', { name: 'Unofficial page' }).click();
  await expect(shown.getByRole('heading', { name: 'Unofficial transcript' })).toBeVisible();
  await shown.close();
  await expectAccessible(page);
  const issue = async (open: string) => {
    await page.getByRole('button', { name: open }).first().click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByRole('textbox', { name: 'Reason', exact: true });
    if ((await reason.count()) > 0) await reason.fill('Newer grades');
    await dialog.getByRole('button', { name: 'Issue and sign' }).click();
    await expect(dialog).toBeHidden();
  };
  await issue('Issue and sign');
  const row = page.getByRole('listitem').filter({ hasText: 'FH-' });
  await expect(row.first()).toContainText('Valid');
  const download = page.waitForEvent('download');
  await row
    .first()
    .getByRole('link', { name: /^PDF of / })
    .click();
  const file = await (await download).path();
  const address =
    (await row
      .first()
      .getByRole('link', { name: /^Check / })
      .getAttribute('href')) ?? '';

  // Somebody without an account, who has the file.
  const stranger = await (await browser.newContext()).newPage();
  const sent: string[] = [];
  await stranger.goto(`${server.url}${address}`);
  stranger.on('request', (request) => sent.push(request.url()));
  await expect(stranger.getByRole('heading', { level: 1, name: 'This transcript is valid' })).toBeVisible();
  await expectAccessible(stranger);
  await expect(stranger.locator('body')).not.toContainText('Chen');
  const choose = stranger.getByLabel('Or choose a file');
  await choose.setInputFiles(file);
  await expect(stranger.getByRole('status')).toHaveText(/^Your file is the one that was signed/);
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await choose.setInputFiles({ name: 'changed.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(stranger.getByRole('status')).toHaveText(/^Your file is not the one that was signed/);
  expect(sent).toEqual([]);

  await issue(`Replace ${address.split('/').at(-1)}`);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'A newer transcript exists' })).toBeVisible();
  await page.getByRole('button', { name: `Withdraw ${address.split('/').at(-1)}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent to the wrong college');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog).toBeHidden();
  await stranger.goto(`${server.url}${address}?lang=es`);
  await expect(
    stranger.getByRole('heading', { level: 1, name: 'Este expediente fue retirado' }),
  ).toBeVisible();
});

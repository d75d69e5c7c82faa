import { readFileSync } from 'node:fs';
import { makePlacedPdf } from '../../apps/server/src/testing/documents.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const TRANSCRIPT = [
  'Ridgeview High School',
  'Student Name: Maya Chen        Student ID: 1048823',
  '2023-2024   Grade 8',
  'Course                     S1    S2    Final   Credit',
  'Algebra I                  C     B     B       1.00',
  'Spanish I                  B+    B+    B+      1.00',
  'Ceramics                   A     A     Merit   0.50',
  'Total Credits Earned: 3.00',
].join('\n');

const PHOTO = new URL('../../apps/server/src/testing/transcript-page.png', import.meta.url);

test('a student hands in a transcript, a registrar maps and approves it, and the ledger shows it', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  await signInAs('student', page, '/transcript-parser');
  const text = page.getByRole('textbox', { name: 'Transcript text' });
  const parse = page.getByRole('button', { name: 'Parse with AI' });
  await expect(parse).toBeDisabled();
  await text.fill('Dear family, we meet on 3 May.');
  await parse.click();
  await expect(page.getByText('Failed to parse transcript')).toBeVisible();
  await expect(page.getByText(/^No line of it reads like a course with a mark/).first()).toBeVisible();
  await expectAccessible(page);
  // What was typed survives a reload.
  await page.reload();
  await expect(text).toHaveValue('Dear family, we meet on 3 May.');

  await page
    .getByLabel('Upload File')
    .or(page.locator('input[type=file]'))
    .first()
    .setInputFiles({
      ...{ name: 'Ridgeview.pdf', mimeType: 'application/pdf', buffer: makePlacedPdf(TRANSCRIPT) },
    });
  await expect(page.getByText('Transcript parsed successfully!')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Parsed Data' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  // The mark that nobody knows is entered by the student, with what it means.
  await expect(page.getByText('Line 7 looks like a course, and its mark can’t be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter line 7 by hand' }).click();
  await page.getByRole('button', { name: /^Review row 3/ }).click();
  await page.getByRole('textbox', { name: 'Course', exact: true }).fill('Ceramics');
  await page.getByRole('textbox', { name: 'Grade', exact: true }).fill('Merit');
  await page.getByRole('textbox', { name: 'Credits' }).fill('0.5');
  await page.getByRole('textbox', { name: 'Year or term' }).fill('2023-24');
  await page.getByRole('radio', { name: 'Yes, passed' }).check();
  await expectAccessible(page);
  await page.reload();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(
    page.getByText('A registrar at the school decides. Until then none of it counts.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toHaveCount(0);

  const admin = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAs('schooladmin', admin, '/transcript-parser');
  await admin.getByRole('link', { name: 'Ridgeview High School' }).first().click();
  const approve = admin.getByRole('button', { name: 'Approve as credit' });
  await expect(approve).toBeDisabled();
  for (const [row, isListed] of [
    [1, true],
    [2, false],
    [3, false],
  ] as const) {
    await admin.getByRole('button', { name: new RegExp(`^Review row ${row}`) }).click();
    if (isListed) await admin.getByRole('combobox', { name: 'NCAA area' }).selectOption('Mathematics');
    await admin.getByRole('radio', { name: isListed ? 'Yes, it is listed' : 'No, it is not' }).check();
    await admin.getByRole('button', { name: new RegExp(`^Review row ${row}`) }).click();
  }
  await expectAccessible(admin);
  await approve.click();
  await expect(admin.getByText('3 courses are on the record now.')).toBeVisible();
  await expect(admin.getByText(/^Approved by .* its rows are on the record/)).toBeVisible();

  await page.goto(`${server.url}/eligibility`);
  await expect(page.getByRole('heading', { level: 1, name: 'Eligibility ledger' })).toBeVisible();
  await expect(
    page
      .getByText(/Ceramics/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByText(/Spanish I/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('a photo of a page is read, on a phone', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('student', page, '/transcript-parser');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'page.png', mimeType: 'image/png', buffer: readFileSync(PHOTO) },
    });
  await expect(page.getByRole('heading', { name: 'Parsed Data' })).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText(
      'It was read from an image, so letters may be wrong. Check each row against the document.',
    ),
  ).toBeVisible();
  await expect(
    page.getByText(/^The document names Daniel Ortega, but this is Maya Chen's record/),
  ).toBeVisible();
  await expectAccessible(page, { scope: 'layout' });
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Transcript text' })).toBeVisible();
});
